import type { Route, SignedCall } from '../../accounts/call.ts';
import { MAY_READ } from '../access.ts';
import { DEMO } from '../collections.ts';
import type { DemoDeps } from '../deps.ts';
import { paramOf, wordOf } from '../input.ts';
import { demoRows } from '../state.ts';
import { inLanguage } from '../turkish-pages.ts';
import { notFound } from '../../http/http-error.ts';
import { json, type Reply } from '../../http/reply.ts';

const TABS = ['profile', 'teams', 'projects', 'connections'] as const;

/** A row of the collection is a part of the page; some parts are lists. */
function handlePart({ records }: DemoDeps, call: SignedCall, id: string): Reply {
  const row = demoRows(records.of(call), DEMO.profile).find((one) => one.id === id);
  if (row === undefined) throw notFound();
  return json(200, inLanguage(call, row['content']));
}

/** Without a tab the first one is answered. */
export const profileRoutes = (deps: DemoDeps): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/pages/profile',
    access: MAY_READ,
    handle: (call) => handlePart(deps, call, wordOf(paramOf(call), 'tab', TABS) ?? 'profile'),
  },
  {
    method: 'GET',
    path: '/api/pages/profile/header',
    access: MAY_READ,
    handle: (call) => handlePart(deps, call, 'header'),
  },
];
