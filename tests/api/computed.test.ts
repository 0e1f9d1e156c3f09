import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWith } from './own-files.ts';
import type { TestApp } from './support.ts';

const label = { en: 'x', tr: 'x' };
const money = { type: 'money', currencyField: 'currency', label };
const currency = { type: 'enum', values: ['EUR', 'TRY'], default: 'EUR', label };

const BILLS = {
  access: { subject: 'Bill', grants: { admin: ['*'], Investor: ['*'], HouseKeeping: ['*'], Accounting: ['*'] } },
  fields: {
    code: { type: 'text', label },
    currency,
    price: money,
    rate: { type: 'percent', label, read: ['admin'], write: ['admin'] },
    payments: { type: 'children', resource: 'bill-payments', via: 'billId', label },
    commission: { ...money, compute: { multiply: ['price', 'rate'] } },
    total: { ...money, compute: { sum: ['price', 'commission'] } },
    paid: { ...money, compute: { sumOf: ['payments', 'amount'], where: { kind: { ne: 'REFUND' } } } },
    owed: { ...money, compute: { subtract: ['total', 'paid'] } },
    times: { type: 'integer', label, compute: { countOf: 'payments' } },
    fee: { ...money, compute: { if: { owed: { gt: 5000 } }, then: 250, else: 0 } },
  },
};
const PAYMENTS = {
  access: {
    subject: 'BillPayment',
    grants: { admin: ['*'], Investor: ['list'], Accounting: ['list'] },
    rows: { Investor: { kind: 'CARD' } },
  },
  fields: {
    billId: { type: 'ref', resource: 'bills', required: true, label },
    kind: { type: 'enum', values: ['CARD', 'CASH', 'REFUND'], label },
    currency,
    amount: { ...money, read: ['admin', 'Investor'] },
  },
};
const stamps = { tenantId: 'demo', version: 1, createdAt: '2026-11-01T08:00:00.000Z' };
const bill = { id: 'b1', code: 'B-1', currency: 'EUR', price: 10_050, rate: 18.5, ...stamps };
const payment = (id: string, own: object = {}) => ({
  id,
  billId: 'b1',
  kind: 'CARD',
  currency: 'EUR',
  amount: 2000,
  ...stamps,
  ...own,
});

let app: TestApp;
beforeAll(async () => {
  const rows = {
    bills: [bill, { ...bill, id: 'b2', code: 'B-2' }],
    'bill-payments': [
      payment('p1'),
      payment('p2', { kind: 'CASH', amount: 1500 }),
      payment('p3', { kind: 'REFUND', amount: 900 }),
      payment('p4', { billId: 'b2', currency: 'TRY' }),
    ],
  };
  app = await startWith({ bills: BILLS, 'bill-payments': PAYMENTS }, rows);
});
afterAll(() => app.close());

const NAMES = ['commission', 'total', 'paid', 'owed', 'times', 'fee'] as const;
const computed = (record: object | undefined) => NAMES.map((name) => (record as Record<string, unknown>)[name]);
const shown = async (as: string, id = 'b1') => computed((await app.call('GET', `/api/bills/${id}`, { as })).body);
const listed = async (as: string, id = 'b1') => {
  const { body } = await app.call('GET', '/api/bills?pageSize=-1', { as });
  return computed(body.items.find((item) => item.id === id));
};

test('a chain down to the records that refer here, in whole minor units, on the page and in the list', async () => {
  // 10050 × 18.5 % = 1859.25
  const expected = [1859, 11_909, 3500, 8409, 3, 250];
  expect(await shown('admin')).toEqual(expected);
  expect(await listed('admin')).toEqual(expected);
  // Amounts in another currency have no sum with it, and nothing is guessed from there on.
  expect(await shown('admin', 'b2')).toEqual([1859, 11_909, null, null, 1, 0]);
});

test('records the caller cannot list are neither shown nor counted', async () => {
  // The investor's own rows; a role that may not read the amount; one that may list none of them.
  expect(await listed('Investor')).toEqual([1859, 11_909, 2000, 9909, 1, 250]);
  expect(await listed('Accounting')).toEqual([1859, 11_909, null, null, 3, 0]);
  expect(await listed('HouseKeeping')).toEqual([1859, 11_909, null, null, null, 0]);
  expect(await shown('HouseKeeping')).toEqual([1859, 11_909, null, null, null, 0]);
});

/** What the list's rows come to, of those that have a value. */
const totalled = async (as: string) => {
  const { body, text } = await app.call('GET', `/api/bills/_stats?_totals=${NAMES.join(',')}`, { as });
  const totals = body['totals'] as Record<string, { sum: number }[]> | undefined;
  return NAMES.map((name) => totals?.[name]?.[0]?.sum ?? text);
};

test('its totals are those of the rows that the caller is shown, and follow the records that they are made of', async () => {
  for (const as of ['admin', 'Investor', 'Accounting']) {
    const rows = [await listed(as), await listed(as, 'b2')];
    const sums = NAMES.map((_, index) => rows.reduce((sum, row) => sum + Number(row[index] ?? 0), 0));
    const totals = await totalled(as);
    expect(
      totals.map((total) => (typeof total === 'number' ? total : 0)),
      as,
    ).toEqual(sums);
  }
  const [, , , owed, times] = await totalled('admin');
  expect([owed, times]).toEqual([8409, 4]);
});

test('it follows what is written, and exports as it is shown', async () => {
  const made = await app.call('POST', '/api/bill-payments', {
    as: 'admin',
    body: { billId: 'b2', kind: 'CASH', amount: 100 },
  });
  expect(made.status, made.text).toBe(201);
  expect((await listed('admin', 'b2'))[4]).toBe(2);
  expect((await totalled('admin'))[4]).toBe(5);
  const { text } = await app.call('GET', '/api/bills/export.csv?columns=code,owed,times', { as: 'admin' });
  expect(text).toContain('B-1,84.09,3');
});

test('cannot be written, sorted or filtered by', async () => {
  const sent = await app.call('PATCH', '/api/bills/b1', { as: 'admin', body: { owed: 1 }, version: 1 });
  expect([sent.status, Object.keys(sent.body.errors)]).toEqual([422, ['owed']]);
  for (const query of ['sortBy=owed', 'owed.gt=1', 'where={"owed":{"gt":1}}'])
    expect((await app.call('GET', `/api/bills?${query}`, { as: 'admin' })).status).toBe(400);
});

test('a person who cannot read an operand gets the value without the formula', async () => {
  const ruleOf = async (as: string) => {
    const { body } = await app.call('GET', '/api/_meta/config', { as });
    const { bills } = body['resources'] as Record<string, { fields: Record<string, { compute?: object }> }>;
    return bills?.fields['commission']?.compute;
  };
  expect(await ruleOf('admin')).toEqual({ product: ['price', { key: 'rate', isShare: true }] });
  expect(await ruleOf('Investor')).toEqual({ given: true });
});
