import { listItems, readListAsk } from '../../../src/domain/demo/list.ts';
import { PERMISSION_LIST, permissionFilter } from '../../../src/domain/demo/permissions.ts';
import type { Route, SignedCall } from '../../call.ts';
import { MAY_READ } from '../../demo/access.ts';
import { DEMO } from '../../demo/collections.ts';
import type { DemoDeps } from '../../demo/deps.ts';
import { paramOf } from '../../demo/input.ts';
import { demoItems } from '../../demo/state.ts';
import { json } from '../../reply.ts';

function handleList({ records }: DemoDeps, call: SignedCall) {
  const ask = readListAsk(paramOf(call));
  const items = demoItems(records.of(call), DEMO.permissions);
  const { page, total } = listItems({ items, rules: PERMISSION_LIST, ask, isWanted: permissionFilter(ask.q) });
  return json(200, { permissions: page, totalPermissions: total });
}

export const permissionRoutes = (deps: DemoDeps): readonly Route[] => [
  { method: 'GET', path: '/api/apps/permissions', access: MAY_READ, handle: (call) => handleList(deps, call) },
];
