import { monthDayYear } from '../../../../src/domain/demo/day-texts.ts';
import { listItems, readListAsk } from '../../../../src/domain/demo/list.ts';
import { type Order, ORDER_LIST } from '../../../../src/domain/demo/orders.ts';
import type { Route, SignedCall } from '../../../accounts/call.ts';
import { MAY_DELETE, MAY_READ } from '../../access.ts';
import { DEMO } from '../../collections.ts';
import type { DemoDeps } from '../../deps.ts';
import { paramOf, pathId } from '../../input.ts';
import { deleteDemoItem, demoItems } from '../../state.ts';
import { HttpError } from '../../../http/http-error.ts';
import { json, noContent } from '../../../http/reply.ts';

/** Stored with an ISO date, so that it moves with the seed; answered as month/day/year. */
const ordersOf = ({ records }: DemoDeps, call: SignedCall): readonly Order[] =>
  demoItems(records.of(call), DEMO.orders).map((order) => ({ ...order, date: monthDayYear(order.date) }));

function handleList(deps: DemoDeps, call: SignedCall) {
  const items = ordersOf(deps, call);
  const { page, total } = listItems({ items, rules: ORDER_LIST, ask: readListAsk(paramOf(call)) });
  return json(200, { orders: page, total });
}

function handleOne(deps: DemoDeps, call: SignedCall) {
  const number = pathId(call);
  const order = ordersOf(deps, call).find((one) => one.order === number);
  // spec §8: order detail may return nothing when not found.
  if (order === undefined) throw new HttpError({ status: 404 });
  return json(200, order);
}

async function handleDelete({ records }: DemoDeps, call: SignedCall) {
  await deleteDemoItem({ records, call }, { collection: DEMO.orders, id: pathId(call) });
  // spec §7: always 204.
  return noContent;
}

/** GET of one takes the order number, DELETE the id. */
export const orderRoutes = (deps: DemoDeps): readonly Route[] => [
  { method: 'GET', path: '/api/apps/ecommerce/orders', access: MAY_READ, handle: (call) => handleList(deps, call) },
  { method: 'GET', path: '/api/apps/ecommerce/orders/:id', access: MAY_READ, handle: (call) => handleOne(deps, call) },
  {
    method: 'DELETE',
    path: '/api/apps/ecommerce/orders/:id',
    access: MAY_DELETE,
    handle: (call) => handleDelete(deps, call),
  },
];
