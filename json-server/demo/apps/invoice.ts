import { dayOfMonth } from '../../../src/domain/demo/day-texts.ts';
import {
  clientsOf,
  type Invoice,
  INVOICE_LIST,
  invoiceFilter,
  readDateRange,
} from '../../../src/domain/demo/invoices.ts';
import { listItems, readListAsk } from '../../../src/domain/demo/list.ts';
import { ownInvoiceId, withOwnInvoices } from '../../../src/domain/demo/own-invoices.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { MAY_DELETE, MAY_READ } from '../access.ts';
import { DEMO } from '../collections.ts';
import type { DemoDeps } from '../deps.ts';
import { ownInvoices, removeOwnInvoice } from '../own-records.ts';
import { paymentDetails } from '../payment-details.ts';
import { valueOrRefuse, paramOf, pathId } from '../input.ts';
import { deleteDemoItem, demoItems } from '../state.ts';
import { HttpError } from '../../http/http-error.ts';
import { json, noContent } from '../../http/reply.ts';

function invoicesOf({ records }: DemoDeps, call: SignedCall): readonly Invoice[] {
  const { today } = call.caller.values;
  const company = records.of(call);
  const samples = demoItems(company, DEMO.invoices).map(({ id, issuedDay, dueDay, ...rest }) => ({
    id,
    issuedDate: dayOfMonth(today, issuedDay),
    dueDate: dayOfMonth(today, dueDay),
    ...rest,
  }));
  return withOwnInvoices(samples, ownInvoices(company), today);
}

function handleList(deps: DemoDeps, call: SignedCall) {
  const param = paramOf(call);
  const range = valueOrRefuse(readDateRange(param('selectedDateRange')));
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
  const own = ownInvoices(deps.records.of(call)).find((one) => ownInvoiceId(one) === id);
  return json(200, { invoice, paymentDetails: paymentDetails(invoice, own?.bank) });
}

async function handleDelete({ records }: DemoDeps, call: SignedCall) {
  const place = { records, call };
  const id = pathId(call);
  // A sample that was changed is gone with its change.
  const isOwn = await removeOwnInvoice(place, id);
  const isGone = (await deleteDemoItem(place, { collection: DEMO.invoices, id })) || isOwn;
  // spec §8
  if (!isGone) throw new HttpError({ status: 404, body: { error: 'Something went wrong' } });
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
