import type { Route } from '../json-server/accounts/call.ts';
import { DEMO_PATHS, queryKinds } from '../json-server/routes/openapi/call-paths.ts';
import { asFormatted } from './as-formatted.ts';

/** The calls that a table may show: GET, for who has signed in, without an id in the path, with a described answer. */
export async function readCallsText(routes: readonly Route[]): Promise<string> {
  const calls = routes.flatMap((route) => {
    const { method, path, access, answer } = route;
    const isShown = method === 'GET' && access !== 'public' && !/[:*]/.test(path) && !DEMO_PATHS.test(path);
    if (!isShown || answer === undefined) return [];
    const about = { ...(access !== 'signedIn' && { access }), query: Object.keys(queryKinds(route.query)) };
    return [[path.slice('/api'.length), { ...about, answer: [answer].flat() }] as const];
  });
  const sorted = Object.fromEntries(calls.sort(([one], [other]) => (one < other ? -1 : 1)));
  return asFormatted('read-calls.json', JSON.stringify(sorted));
}
