import type { ClientConfig } from '../config/types.ts';
import { loadConfig } from './config.ts';
import { type HttpAnswer, request } from './http.ts';
import { listAt, listPath } from './list-request.ts';

/** ms; an answer nobody has fetched by then is not what a screen would call fresh */
const FRESH = 10_000;

const early = new Map<string, { readonly answer: Promise<HttpAnswer<unknown>>; readonly until: number }>();

/**
 * Asks for what the first screen will ask for, before its code is here: the configuration, then the page of the list
 * at this address.
 * @param landing the path `/` leads to under this configuration
 * @returns whether the first screen is a list
 */
export async function prefetch({
  location,
  landing,
}: {
  location: { pathname: string; search: string };
  landing: (config: ClientConfig) => string | undefined;
}): Promise<boolean> {
  const config = await loadConfig();
  const pathname = location.pathname === '/' ? landing(config) : location.pathname;
  const list = pathname === undefined ? undefined : listAt(config, { pathname, search: location.search });
  if (!list) return false;
  // What a saved view asks is not in its address.
  if (location.search.includes('view=')) return true;
  const path = listPath(config, list);
  const answer = request({ path });
  // Whoever takes it sees the error; until then it must not count as unhandled.
  answer.catch(() => undefined);
  early.set(path, { answer, until: Date.now() + FRESH });
  return true;
}

/** Another person or tenant: the same address has other records. */
export function forgetEarly(): void {
  early.clear();
}

/** The early answer to this call, for the first who asks; undefined when there is none. */
export function takeEarly(path: string): Promise<HttpAnswer<unknown>> | undefined {
  const found = early.get(path);
  early.delete(path);
  return found && Date.now() < found.until ? found.answer : undefined;
}
