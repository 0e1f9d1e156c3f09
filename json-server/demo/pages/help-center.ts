import type { PublicCall, Route } from '../../accounts/call.ts';
import { DEMO_COLLECTIONS } from '../collections.ts';
import type { DemoDeps } from '../deps.ts';
import { contentOf } from '../state.ts';
import { inLanguage } from '../turkish-pages.ts';
import { notFound } from '../../http/http-error.ts';
import { json, type Reply } from '../../http/reply.ts';

/** Needs no login, so it knows no tenant: everybody reads the same. */
function handlePart({ records }: DemoDeps, call: PublicCall, id: 'overview' | 'article'): Reply {
  const row = records.shared.table(DEMO_COLLECTIONS.helpCenter).get(id);
  if (row === undefined) throw notFound();
  return json(200, inLanguage(call, contentOf(row)));
}

export const helpCenterRoutes = (deps: DemoDeps): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/pages/help-center',
    access: 'public',
    handle: (call) => handlePart(deps, call, 'overview'),
  },
  {
    method: 'GET',
    path: '/api/pages/help-center/article',
    access: 'public',
    handle: (call) => handlePart(deps, call, 'article'),
  },
];
