import { expect, it } from 'vitest';
import type { Invoice } from '../../../domain/demo/invoices.ts';
import { beginningValues } from './begin.ts';
import { sheetOfCall, sheetOfDraft, sheetTotals } from './sheet.ts';

const client = {
  name: 'Ada',
  company: 'Foxglove Studio',
  companyEmail: 'a@foxglove.example',
  contact: '+90 500 000 0001',
  address: '1 Mill Lane',
  country: 'Spain',
};
const invoice: Invoice = {
  id: 4990,
  issuedDate: '2026-11-03',
  dueDate: '2026-11-20',
  client,
  service: 'Software Development',
  total: 1200,
  avatar: '',
  invoiceStatus: 'Partial Payment',
  balance: 450,
};
const paymentDetails = { totalDue: '$1', bankName: 'B', country: 'T', iban: 'TR97', swiftCode: 'X' };

it('a mock invoice opens in the editor with its own total and what is still open', () => {
  const sheet = sheetOfDraft(beginningValues({ invoice, paymentDetails }));
  expect(sheetTotals(sheet)).toMatchObject({ total: 120_000, due: 45_000 });
  expect(sheet).toMatchObject({ number: '4990', client, items: [{ item: 'Software Development', qty: 1 }] });
  expect(sheet.bank).toEqual([
    ['bankName', 'B'],
    ['country', 'T'],
    ['iban', 'TR97'],
    ['swiftCode', 'X'],
  ]);
});
it('nobody has paid a draft', () => {
  const draft = beginningValues({ invoice: { ...invoice, invoiceStatus: 'Draft', balance: 0 }, paymentDetails });
  expect(draft['paid']).toBe(0);
});
it('the sheet of the call says its balance, negative ones too', () => {
  const row = {
    id: '4990',
    number: '4990',
    client: 'Ada',
    clientEmail: 'a@b.example',
    total: 1200,
    balance: -60,
    service: 'S',
  };
  const sheet = sheetOfCall(row);
  expect(sheet).toMatchObject({ balance: -6000, client: { name: 'Ada', companyEmail: 'a@b.example' } });
  expect(sheetTotals(sheet).total).toBe(120_000);
});
it('half-typed lines count nothing', () => {
  expect(
    sheetTotals(sheetOfDraft({ items: [{ item: 'x', cost: null, qty: 2 }, { item: 'y', cost: 100, qty: 2 }, null] }))
      .total,
  ).toBe(200);
});
