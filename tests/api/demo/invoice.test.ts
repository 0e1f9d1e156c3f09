import { afterAll, describe, expect, test } from 'vitest';
import type { Invoice } from '../../../src/domain/demo/invoices.ts';
import { ANY_TEXT, type Case, column, del, type Demo, get, startDemo, table } from './demo-app.ts';

const app = await startDemo();
afterAll(() => app.close());

const invoice = '/api/apps/invoice';
const all = 'itemsPerPage=-1';
const range = (value: unknown) =>
  `selectedDateRange=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`;
const rows = (query = '') => column(app, `${invoice}?${all}&${query}`, ['invoices', (row) => row]);

describe('GET /api/apps/invoice', () => {
  const CASES: readonly Case[] = [
    get('invoices and totalInvoices', invoice, 200, (body: Demo) =>
      expect([body.invoices.length, body.totalInvoices]).toEqual([10, 37]),
    ),
    get('clients: at most 5', `${invoice}/clients`, 200, (body: readonly object[]) => {
      expect(body).toHaveLength(5);
      expect(Object.keys(body[0]!).toSorted()).toEqual([
        'address',
        'company',
        'companyEmail',
        'contact',
        'country',
        'name',
      ]);
    }),
    get('{id}: invoice and paymentDetails', `${invoice}/5036`, 200, {
      invoice: { id: 5036 },
      paymentDetails: {
        totalDue: ANY_TEXT,
        bankName: ANY_TEXT,
        country: ANY_TEXT,
        iban: ANY_TEXT,
        swiftCode: ANY_TEXT,
      },
    }),
    get('{id} unknown: 404, No invoice found with this id', `${invoice}/1`, 404, 'No invoice found with this id'),
    get('selectedDateRange: broken JSON is 400', `${invoice}?${range('{"start":')}`, 400, { message: ANY_TEXT }),
    get('no dates in it', `${invoice}?${range({ start: 'today' })}`, 400, { message: ANY_TEXT }),
    get('a list', `${invoice}?${range([])}`, 400, { message: ANY_TEXT }),
    get('empty is no limit', `${invoice}?selectedDateRange=`, 200, { totalInvoices: 37 }),
  ];
  table(() => app, CASES);

  test('37 invoices, ids 4987 to 5036, newest first by default', async () => {
    const ids = (await rows()).map(({ id }) => id);
    expect(ids).toHaveLength(37);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect([ids[0], ids.at(-1)]).toEqual([5036, 4987]);
  });
  test.each(['2026-11-20', '2027-02-01', '2028-02-29', '2026-12-31'])(
    'dated in the current month on %s',
    async (day) => {
      const later = await startDemo({ clock: () => Date.parse(`${day}T09:00:00Z`) });
      // The test's own sessions are made by its clock.
      later.clock.now = Date.parse(`${day}T09:00:00Z`);
      try {
        const dated = await column(later, `${invoice}?${all}`, ['invoices', (row) => row]);
        expect(dated.length).toBeGreaterThan(0);
        for (const one of dated) {
          expect(one.issuedDate).toMatch(/^\d{4}-\d\d-\d\d$/);
          expect([one.issuedDate.slice(0, 7), one.dueDate.slice(0, 7)]).toEqual([day.slice(0, 7), day.slice(0, 7)]);
          expect(one.issuedDate <= one.dueDate).toBe(true);
        }
      } finally {
        await later.close();
      }
    },
  );
  test('q: client name, client email or id, case-insensitive', async () => {
    const first = (await rows())[0]!;
    for (const q of [first.client.name.toUpperCase(), first.client.companyEmail.toUpperCase(), String(first.id)]) {
      expect(
        (await rows(`q=${encodeURIComponent(q)}`)).map(({ id }) => id),
        q,
      ).toContain(first.id);
    }
  });
  test('status', async () => {
    const found = await rows('status=Partial%20Payment');
    expect(found.length).toBeGreaterThan(0);
    for (const { invoiceStatus } of found) expect(invoiceStatus).toBe('Partial Payment');
  });
  test('selectedDateRange: both ends included, each may be missing, moments are dates', async () => {
    const inside = (await rows()).filter(({ issuedDate }) => issuedDate >= '2026-11-05' && issuedDate <= '2026-11-12');
    expect(inside.length).toBeGreaterThan(0);
    expect(await rows(range({ start: '2026-11-05', end: '2026-11-12' }))).toEqual(inside);
    expect(await rows(range({ start: '2026-11-05T00:00:00.000Z', end: '2026-11-12' }))).toEqual(inside);
    expect(
      (await rows(range({ start: '2026-11-05' }))).length + (await rows(range({ end: '2026-11-04' }))).length,
    ).toBe(37);
  });
  test.each([
    ['total', (row: Invoice) => row.total],
    ['id', (row: Invoice) => row.id],
    ['balance', (row: Invoice) => row.balance],
    ['date', (row: Invoice) => Date.parse(row.issuedDate)],
  ] as const)('sortBy %s', async (sortBy, pick) => {
    const values = (await rows(`sortBy=${sortBy}&orderBy=asc`)).map((row) => pick(row));
    expect(values).toEqual(values.toSorted((a, b) => a - b));
  });
  test('sortBy client', async () => {
    const names = (await rows('sortBy=client&orderBy=desc')).map(({ client }) => client.name);
    expect(names).toEqual(names.toSorted((a, b) => b.localeCompare(a, 'tr')));
  });
});

describe('DELETE /api/apps/invoice/{id}', () => {
  const CASES: readonly Case[] = [
    del('204', `${invoice}/5036`, 204, ''),
    del('unknown id: 404, {error}', `${invoice}/5036`, 404, { error: 'Something went wrong' }),
    get('one fewer', invoice, 200, { totalInvoices: 36 }),
  ];
  table(() => app, CASES);
});
