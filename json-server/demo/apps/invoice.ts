import { dayOfMonth } from '../../../src/domain/demo/day-texts.ts';
import {
  clientsOf,
  type Invoice,
  INVOICE_LIST,
  invoiceFilter,
  readDateRange,
} from '../../../src/domain/demo/invoices.ts';
import { ownInvoiceId, withOwnInvoices } from '../../../src/domain/demo/own-invoices.ts';
import { json } from '../../http/reply.ts';
import { type DemoCall, demoCalls, listAnswer, missing, removes } from '../calls.ts';
import { DEMO_COLLECTIONS } from '../collections.ts';
import { valueOrRefuse } from '../input.ts';
import { ownInvoices, removeOwnInvoice } from '../own-records.ts';
import { paymentDetails } from '../payment-details.ts';

function invoicesOf({ call, company, items }: DemoCall): readonly Invoice[] {
  const { today } = call.caller.values;
  const samples = items(DEMO_COLLECTIONS.invoices).map(({ id, issuedDay, dueDay, ...rest }) => ({
    id,
    issuedDate: dayOfMonth(today, issuedDay),
    dueDate: dayOfMonth(today, dueDay),
    ...rest,
  }));
  return withOwnInvoices(samples, ownInvoices(company), today);
}

/** Failures answer as spec §8 has them. */
export const invoiceRoutes = demoCalls({
  'GET /api/apps/invoice/clients': (demo) => json(200, clientsOf(invoicesOf(demo))),
  'GET /api/apps/invoice': (demo) => {
    const range = valueOrRefuse(readDateRange(demo.param('selectedDateRange')));
    const isWanted = invoiceFilter({ status: demo.param('status'), range });
    const items = invoicesOf(demo);
    return listAnswer(demo, { key: 'invoices', total: 'totalInvoices', items, rules: INVOICE_LIST, isWanted });
  },
  'GET /api/apps/invoice/:id': (demo) => {
    const id = demo.id();
    const invoice = invoicesOf(demo).find((one) => one.id === id);
    if (invoice === undefined) throw missing('No invoice found with this id');
    const own = ownInvoices(demo.company).find((one) => ownInvoiceId(one) === id);
    return json(200, { invoice, paymentDetails: paymentDetails(invoice, own?.bank) });
  },
  'DELETE /api/apps/invoice/:id': removes(
    DEMO_COLLECTIONS.invoices,
    () => missing({ error: 'Something went wrong' }),
    removeOwnInvoice,
  ),
});
