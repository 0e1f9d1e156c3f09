import { HttpError, isAbort } from '../../providers/http-error.ts';
import { request } from '../../providers/http.ts';
import type { MadeCall } from './curl.ts';

/** The result of a call. */
export type CallOutcome = {
  /** 0 = no answer. */
  readonly status: number;
  readonly ms: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
};

/** The shown headers of an answer. */
const SHOWN = ['etag', 'location'];

const METHODS = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const;

/** Makes a call as typed, with the person's session; shows any answer. */
export async function tryCall({
  method,
  path,
  headers,
  body,
}: Omit<MadeCall, 'method'> & { readonly method: keyof typeof METHODS }): Promise<CallOutcome> {
  const begun = performance.now();
  const elapsed = (): number => Math.round(performance.now() - begun);
  const json = { 'Content-Type': 'application/json' };
  try {
    const answer = await request<unknown>({
      method: METHODS[method],
      path: path.replace(/^\/api/, ''),
      headers: { ...headers, ...(body !== undefined && json) },
      ...(body !== undefined && { text: body }),
    });
    const shown = SHOWN.flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    const text = answer.data === undefined ? '' : JSON.stringify(answer.data, null, 2);
    return { status: answer.status, ms: elapsed(), headers: Object.fromEntries(shown), text };
  } catch (error) {
    if (!(error instanceof HttpError)) {
      return { status: 0, ms: elapsed(), headers: {}, text: isAbort(error) ? '' : String(error) };
    }
    const text = Object.keys(error.body).length > 0 ? JSON.stringify(error.body, null, 2) : error.message;
    return { status: error.statusCode, ms: elapsed(), headers: {}, text };
  }
}
