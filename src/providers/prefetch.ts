import type { ClientConfig } from '../config/types.ts';
import { loadConfig } from './config.ts';
import { type HttpAnswer, request } from './http.ts';
import { listAt, listPath } from './list-request.ts';

/** ms; an unused answer older than this is stale */
const FRESH = 10_000;

/** ms that the first screen waits for its rows: drawn with them it is drawn once */
const PATIENCE = 150;

type Early = { readonly answer: Promise<HttpAnswer<unknown>>; readonly until: number; arrived?: HttpAnswer<unknown> };
const early = new Map<string, Early>();

/**
 * Loads the first screen's data before its code has arrived: the configuration, then the page of the list at this
 * address.
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
  // The address does not contain a saved view's query.
  if (location.search.includes('view=')) return true;
  const path = listPath(config, list);
  const answer = request({ path });
  const asked: Early = { answer, until: Date.now() + FRESH };
  early.set(path, asked);
  answer.then(
    (arrived) => (asked.arrived = arrived),
    () => undefined, // its consumer gets the error; until then it must not count as unhandled
  );
  return true;
}

/** Another person or tenant: the same address has other records. */
export function forgetEarly(): void {
  early.clear();
}

/** Settles when what was asked for early is here, has failed, or is not worth waiting for. */
export async function settleEarly(): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([Promise.allSettled([...early.values()].map(({ answer }) => answer)), patience]);
}

/** The early answer to this call, for the first who asks; undefined when there is none. */
export const takeEarly = (path: string): Promise<HttpAnswer<unknown>> | undefined => take(path)?.answer;

/** The same where it is already here; otherwise it stays for who can wait. */
export const takeArrived = (path: string): HttpAnswer<unknown> | undefined =>
  early.get(path)?.arrived && take(path)?.arrived;

function take(path: string): Early | undefined {
  const found = early.get(path);
  early.delete(path);
  return found && Date.now() < found.until ? found : undefined;
}
