import { readListAsk, selectItems } from '../../../src/domain/demo/list.ts';
import { pageCount, pageOf, resetPage } from '../../../src/domain/demo/paging.ts';
import { changedUser, newUser, USER_LIST, userFilter } from '../../../src/domain/demo/users.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { MAY_CHANGE, MAY_CREATE, MAY_DELETE, MAY_READ } from '../access.ts';
import { DEMO } from '../collections.ts';
import type { DemoDeps } from '../deps.ts';
import { bodyOf, valueOrRefuse, paramOf, pathId } from '../input.ts';
import { changeDemo, deleteDemoItem, demoItems } from '../state.ts';
import { HttpError } from '../../http/http-error.ts';
import { json, noContent } from '../../http/reply.ts';

/** Spec §3: what the detail of every user adds. */
const EXTRA = { taskDone: 1230, projectDone: 568, taxId: 'Tax-8894', language: 'English' } as const;

function handleList({ records }: DemoDeps, call: SignedCall) {
  const param = paramOf(call);
  const ask = readListAsk(param);
  const isWanted = userFilter({ role: param('role'), plan: param('plan'), status: param('status') });
  const items = demoItems(records.of(call), DEMO.users);
  const found = selectItems({ items, rules: USER_LIST, ask, isWanted });
  const paging = resetPage(ask.paging, found.length);
  return json(200, {
    users: pageOf(found, paging),
    totalPages: pageCount(found.length, paging.itemsPerPage),
    totalUsers: found.length,
    page: paging.page,
  });
}

function handleOne({ records }: DemoDeps, call: SignedCall) {
  const id = pathId(call);
  const user = demoItems(records.of(call), DEMO.users).find((one) => one.id === id);
  // spec §8
  if (user === undefined) throw new HttpError({ status: 404, body: { message: 'User not found' } });
  return json(200, { ...user, ...EXTRA });
}

async function handleDelete({ records }: DemoDeps, call: SignedCall) {
  const place = { records, call };
  if (!(await deleteDemoItem(place, { collection: DEMO.users, id: pathId(call) }))) {
    // spec §8: bare text here, an object above.
    throw new HttpError({ status: 404, body: 'User not found' });
  }
  return noContent;
}

async function handleCreate({ records }: DemoDeps, call: SignedCall) {
  const input = await bodyOf(call);
  const user = await changeDemo({ records, call }, (tx) => {
    const ids = tx.items(DEMO.users).map(({ id }) => id);
    const added = valueOrRefuse(newUser(input, ids));
    tx.put(DEMO.users, added);
    return added;
  });
  return json(201, user);
}

/** Not of the specification: what is changed of a user is kept, so that the list says it, too. */
async function handleChange({ records }: DemoDeps, call: SignedCall) {
  const id = pathId(call);
  const input = await bodyOf(call);
  const user = await changeDemo({ records, call }, (tx) => {
    const before = tx.items(DEMO.users).find((one) => one.id === id);
    if (before === undefined) throw new HttpError({ status: 404, body: { message: 'User not found' } });
    const after = valueOrRefuse(changedUser(before, input));
    tx.put(DEMO.users, after);
    return after;
  });
  return json(200, { ...user, ...EXTRA });
}

export const managedUserRoutes = (deps: DemoDeps): readonly Route[] => [
  { method: 'GET', path: '/api/apps/users', access: MAY_READ, handle: (call) => handleList(deps, call) },
  { method: 'GET', path: '/api/apps/users/:id', access: MAY_READ, handle: (call) => handleOne(deps, call) },
  { method: 'PUT', path: '/api/apps/users/:id', access: MAY_CHANGE, handle: (call) => handleChange(deps, call) },
  { method: 'DELETE', path: '/api/apps/users/:id', access: MAY_DELETE, handle: (call) => handleDelete(deps, call) },
  { method: 'POST', path: '/api/apps/users', access: MAY_CREATE, handle: (call) => handleCreate(deps, call) },
];
