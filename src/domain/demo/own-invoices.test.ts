import { expect, it } from 'vitest';
import { listedInvoice, withOwnInvoices } from './own-invoices.ts';

const TODAY = '2026-11-20';
const OWN = {
  id: 'did-1',
  number: '5037',
  issuedDate: '2026-11-18',
  dueDate: '2026-11-30',
  service: null,
  client: { name: 'Ada', companyEmail: 'ada@foxglove.example' },
  items: [{ item: 'Lamp', cost: 4990, qty: 2, discountPct: 10 }],
  taxPct: 20,
  paid: 0,
  status: 'SENT',
};

it('says of an invoice of our own what the list says of its samples', () => {
  expect(listedInvoice(OWN, TODAY)).toMatchObject({
    id: 5037,
    client: { name: 'Ada', companyEmail: 'ada@foxglove.example', company: '' },
    service: 'Lamp',
    total: 107.78,
    balance: 107.78,
    invoiceStatus: 'Sent',
  });
});

it.each([
  [{ status: 'DRAFT' }, { invoiceStatus: 'Draft' }],
  [{ paid: 5000 }, { invoiceStatus: 'Partial Payment', balance: 57.78 }],
  [{ paid: 10_778 }, { invoiceStatus: 'Paid', balance: 0 }],
  [{ status: 'PAID' }, { invoiceStatus: 'Paid', balance: 0 }],
  [{ dueDate: '2026-11-19' }, { invoiceStatus: 'Past Due' }],
])('%j is %j', (own, listed) => {
  expect(listedInvoice({ ...OWN, ...own }, TODAY)).toMatchObject(listed);
});

it('stands in the place of the sample whose number it has', () => {
  const samples = [5036, 5037].map((id) => ({ ...listedInvoice(OWN, TODAY), id, service: 'Sample' }));
  const all = withOwnInvoices(samples, [OWN, { ...OWN, id: 'x', number: null }], TODAY);
  expect(all.map(({ id, service }) => [id, service])).toEqual([
    [5036, 'Sample'],
    [5037, 'Lamp'],
  ]);
});
