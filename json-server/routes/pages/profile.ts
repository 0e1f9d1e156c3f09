import type { Route, SignedCall } from '../../call.ts';
import { MAY_READ } from '../../demo/access.ts';
import { DEMO } from '../../demo/collections.ts';
import type { DemoDeps } from '../../demo/deps.ts';
import { paramOf, wordOf } from '../../demo/input.ts';
import { demoRows } from '../../demo/state.ts';
import { inLanguage } from '../../demo/turkish-pages.ts';
import { notFound } from '../../http-error.ts';
import { json, type Reply } from '../../reply.ts';

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
