import { listItems, readListAsk } from '../../../src/domain/demo/list.ts';
import {
  changedPermission,
  newPermission,
  PERMISSION_LIST,
  permissionFilter,
} from '../../../src/domain/demo/permissions.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { MAY_CHANGE, MAY_CREATE, MAY_DELETE, MAY_READ } from '../access.ts';
import { DEMO } from '../collections.ts';
import type { DemoDeps } from '../deps.ts';
import { bodyOf, valueOrRefuse, paramOf, pathId } from '../input.ts';
import { changeDemo, deleteDemoItem, demoItems } from '../state.ts';
import { HttpError } from '../../http/http-error.ts';
import { json, noContent } from '../../http/reply.ts';

function handleList({ records }: DemoDeps, call: SignedCall) {
  const ask = readListAsk(paramOf(call));
  const items = demoItems(records.of(call), DEMO.permissions);
  const { page, total } = listItems({ items, rules: PERMISSION_LIST, ask, isWanted: permissionFilter(ask.q) });
  return json(200, { permissions: page, totalPermissions: total });
}

const missing = (): HttpError => new HttpError({ status: 404, body: { message: 'Permission not found' } });

async function handleCreate({ records }: DemoDeps, call: SignedCall) {
  const input = await bodyOf(call);
  const { now } = call.caller.values;
  const permission = await changeDemo({ records, call }, (tx) => {
    const added = valueOrRefuse(newPermission(input, { known: tx.items(DEMO.permissions), now }));
    tx.put(DEMO.permissions, added);
    return added;
  });
  return json(201, permission);
}

async function handleChange({ records }: DemoDeps, call: SignedCall) {
  const id = pathId(call);
  const input = await bodyOf(call);
  const permission = await changeDemo({ records, call }, (tx) => {
    const known = tx.items(DEMO.permissions);
    const before = known.find((one) => one.id === id);
    if (before === undefined) throw missing();
    const after = valueOrRefuse(changedPermission(before, input, known));
    tx.put(DEMO.permissions, after);
    return after;
  });
  return json(200, permission);
}

async function handleDelete({ records }: DemoDeps, call: SignedCall) {
  const place = { records, call };
  if (!(await deleteDemoItem(place, { collection: DEMO.permissions, id: pathId(call) }))) throw missing();
  return noContent;
}

/** The list is the specification's; the others are not of it, and keep what is added and changed on the screen. */
export const permissionRoutes = (deps: DemoDeps): readonly Route[] => [
  { method: 'GET', path: '/api/apps/permissions', access: MAY_READ, handle: (call) => handleList(deps, call) },
  { method: 'POST', path: '/api/apps/permissions', access: MAY_CREATE, handle: (call) => handleCreate(deps, call) },
  { method: 'PUT', path: '/api/apps/permissions/:id', access: MAY_CHANGE, handle: (call) => handleChange(deps, call) },
  {
    method: 'DELETE',
    path: '/api/apps/permissions/:id',
    access: MAY_DELETE,
    handle: (call) => handleDelete(deps, call),
  },
];
