import { dayOfMonth } from '../../../src/domain/demo/day-texts.ts';
import {
  clientsOf,
  type Invoice,
  INVOICE_LIST,
  invoiceFilter,
  readDateRange,
} from '../../../src/domain/demo/invoices.ts';
import { listItems, readListAsk } from '../../../src/domain/demo/list.ts';
import type { Route, SignedCall } from '../../call.ts';
import { MAY_DELETE, MAY_READ } from '../../demo/access.ts';
import { DEMO } from '../../demo/collections.ts';
import type { DemoDeps } from '../../demo/deps.ts';
import { PAYMENT_DETAILS } from '../../demo/payment-details.ts';
import { made, paramOf, pathId } from '../../demo/input.ts';
import { deleteDemoItem, demoItems } from '../../demo/state.ts';
import { HttpError } from '../../http-error.ts';
import { json, noContent } from '../../reply.ts';

function invoicesOf({ records }: DemoDeps, call: SignedCall): readonly Invoice[] {
  const { today } = call.caller.values;
  return demoItems(records.of(call), DEMO.invoices).map(({ id, issuedDay, dueDay, ...rest }) => ({
    id,
    issuedDate: dayOfMonth(today, issuedDay),
    dueDate: dayOfMonth(today, dueDay),
    ...rest,
  }));
}

function handleList(deps: DemoDeps, call: SignedCall) {
  const param = paramOf(call);
  const range = made(readDateRange(param('selectedDateRange')));
  const isWanted = invoiceFilter({ status: param('status'), range });
  const items = invoicesOf(deps, call);
  const { page, total } = listItems({ items, rules: INVOICE_LIST, ask: readListAsk(param), isWanted });
  return json(200, { invoices: page, totalInvoices: total });
}

function handleOne(deps: DemoDeps, call: SignedCall) {
  const id = pathId(call);
  const invoice = invoicesOf(deps, call).find((one) => one.id === id);
  // spec §8
  if (invoice === undefined) throw new HttpError({ status: 404, body: 'No invoice found with this id' });
  return json(200, { invoice, paymentDetails: PAYMENT_DETAILS });
}

async function handleDelete({ records }: DemoDeps, call: SignedCall) {
  const place = { records, call };
  if (!(await deleteDemoItem(place, { collection: DEMO.invoices, id: pathId(call) }))) {
    // spec §8
    throw new HttpError({ status: 404, body: { error: 'Something went wrong' } });
  }
  return noContent;
}

export const invoiceRoutes = (deps: DemoDeps): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/apps/invoice/clients',
    access: MAY_READ,
    handle: (call) => json(200, clientsOf(invoicesOf(deps, call))),
  },
  { method: 'GET', path: '/api/apps/invoice', access: MAY_READ, handle: (call) => handleList(deps, call) },
  { method: 'GET', path: '/api/apps/invoice/:id', access: MAY_READ, handle: (call) => handleOne(deps, call) },
  { method: 'DELETE', path: '/api/apps/invoice/:id', access: MAY_DELETE, handle: (call) => handleDelete(deps, call) },
];
