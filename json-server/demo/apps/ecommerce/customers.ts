import { CUSTOMER_LIST } from '../../../../src/domain/demo/customers.ts';
import { listItems, readListAsk } from '../../../../src/domain/demo/list.ts';
import type { Route, SignedCall } from '../../../accounts/call.ts';
import { MAY_READ } from '../../access.ts';
import { DEMO } from '../../collections.ts';
import type { DemoDeps } from '../../deps.ts';
import { paramOf, pathId } from '../../input.ts';
import { demoItems } from '../../state.ts';
import { HttpError } from '../../../http/http-error.ts';
import { json } from '../../../http/reply.ts';

/** Spec §7: the detail of every customer has these two. */
const FIXED = { status: 'Active', contact: '+90 (500) 000 0303' } as const;

function handleList({ records }: DemoDeps, call: SignedCall) {
  const items = demoItems(records.of(call), DEMO.customers);
  const { page, total } = listItems({ items, rules: CUSTOMER_LIST, ask: readListAsk(paramOf(call)) });
  return json(200, { customers: page, total });
}

function handleOne({ records }: DemoDeps, call: SignedCall) {
  const number = pathId(call);
  const items = demoItems(records.of(call), DEMO.customers);
  const customer = items.find(({ customerId }) => customerId === number);
  if (customer === undefined) throw new HttpError({ status: 404, body: { message: 'Customer not found' } });
  return json(200, { ...customer, ...FIXED });
}

/** One customer is asked for by `customerId` (contract). */
export const customerRoutes = (deps: DemoDeps): readonly Route[] => [
  { method: 'GET', path: '/api/apps/ecommerce/customers', access: MAY_READ, handle: (call) => handleList(deps, call) },
  {
    method: 'GET',
    path: '/api/apps/ecommerce/customers/:id',
    access: MAY_READ,
    handle: (call) => handleOne(deps, call),
  },
];
