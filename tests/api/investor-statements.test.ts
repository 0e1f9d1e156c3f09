import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ClientConfig, Row } from '../../src/config/types.ts';
import { ROWS } from './rows.ts';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
afterEach(() => app.close());

const line = (kind: string, amount: number, more: object = {}) => ({
  key: `${kind}:res-1`,
  kind,
  source: 'RESERVATION',
  refId: 'res-1',
  code: 'R-1',
  date: '2026-09-10',
  amount,
  excluded: false,
  ...more,
});
const statement = (month: number, more: object = {}): Row => ({
  id: `st-${month}`,
  tenantId: 'demo',
  version: 1,
  createdAt: '2026-10-01T08:00:00.000Z',
  estateId: 'est-a1',
  estateCode: 'A1',
  investorId: 'inv-1',
  year: 2026,
  month,
  currency: 'TRY',
  period: `2026-${String(month).padStart(2, '0')}`,
  exchangeRateType: 'TCMB_BUYING',
  terms: { feePct: 20 },
  gross: 0,
  commission: 0,
  cardFees: 0,
  managementFee: 0,
  cleaning: 0,
  expenses: 0,
  credits: 0,
  adjustments: 0,
  withholdingBase: 0,
  withholdingRatePct: 20,
  withholdingTax: 0,
  carryover: 0,
  lines: [],
  ...more,
});
/** August is paid, September ended with a debt that October carries on, and November is not published. */
const STATEMENTS = [
  statement(8, {
    lines: [line('STAY', 100_000)],
    gross: 100_000,
    amount: 100_000,
    balance: 100_000,
    status: 'PAID',
    publishedAt: '2026-09-03T09:00:00.000Z',
    paidAt: '2026-09-08T09:00:00.000Z',
    paidAmount: 100_000,
  }),
  statement(9, {
    lines: [line('EXPENSE', -25_000)],
    expenses: -25_000,
    amount: -25_000,
    balance: -25_000,
    status: 'PUBLISHED',
    publishedAt: '2026-10-05T09:00:00.000Z',
  }),
  statement(10, {
    lines: [line('STAY', 1_000_000), line('STAY', 5000, { excluded: true }), line('MANAGEMENT_FEE', -200_000)],
    gross: 1_000_000,
    managementFee: -200_000,
    amount: 800_000,
    withholdingBase: 800_000,
    withholdingTax: 160_000,
    // Half past midnight in Istanbul.
    carryover: -25_000,
    balance: 615_000,
    status: 'PUBLISHED',
    publishedAt: '2026-11-03T21:30:00.000Z',
  }),
  statement(11, { gross: 9, amount: 9, balance: 615_009, status: 'REVIEWED' }),
  statement(10, { id: 'st-other', investorId: 'inv-2', amount: 7, gross: 7, balance: 7, status: 'PUBLISHED' }),
];

describe('an owner’s published statements', () => {
  beforeEach(async () => (app = await startApp({ rows: { ...ROWS, statements: STATEMENTS } })));
  const get = async (path: string, as = 'Investor') => (await app.call('GET', `/api/${path}`, { as })).body;

  test('the income of a year is their gross, net and tax, by home and month', async () => {
    const months = [
      { id: 'st-8', month: 8, gross: 100_000, amount: 100_000, withholdingTax: 0 },
      { id: 'st-9', month: 9, gross: 0, amount: -25_000, withholdingTax: 0 },
      { id: 'st-10', month: 10, gross: 1_000_000, amount: 800_000, withholdingTax: 160_000 },
    ];
    expect(await get('investor-income?year=2026')).toEqual({
      year: 2026,
      rows: [{ estateId: 'est-a1', estate: expect.any(String) as unknown, currency: 'TRY', months }],
      totals: [{ currency: 'TRY', months: months.map((cell) => ({ ...cell, id: '' })) }],
    });
    expect(await get('investor-income?year=2025')).toMatchObject({ rows: [], totals: [] });
  });

  test('the extract is their amounts, taxes and payouts, and what is open is its closing', async () => {
    const whole = await get('investor-extract?from=2026-01-01&to=2026-12-31');
    expect(whole).toMatchObject({ currency: 'TRY', currencies: ['TRY'], opening: 0, closing: 615_000 });
    const entries = whole['entries'] as readonly Row[];
    expect(entries.map((row) => [row['date'], row['kind'], row['statementId'], row['debit'], row['credit']])).toEqual([
      ['2026-09-03', 'STATEMENT', 'st-8', 0, 100_000],
      ['2026-09-08', 'PAYOUT', 'st-8', 100_000, 0],
      ['2026-10-05', 'STATEMENT', 'st-9', 25_000, 0],
      ['2026-11-04', 'STATEMENT', 'st-10', 0, 800_000],
      ['2026-11-04', 'WITHHOLDING', 'st-10', 160_000, 0],
    ]);
    expect(entries.map((row) => row['balance'])).toEqual([100_000, 0, -25_000, 775_000, 615_000]);
    expect(await get('investor-extract?from=2026-11-01&to=2026-11-30')).toMatchObject({
      opening: -25_000,
      closing: 615_000,
    });
    expect(await get('investor-summary')).toMatchObject({ balances: { of: [{ currency: 'TRY', amount: 615_000 }] } });
  });

  test('each leads to the statement’s own screen, which the owner may open', async () => {
    const { resources } = (await get('_meta/config')) as unknown as ClientConfig;
    expect(resources['statements']).toMatchObject({
      routes: { show: '/v1/accounting/earnings/show/:id' },
      can: expect.arrayContaining(['list', 'show']) as unknown,
    });
    expect(await get('statements/st-10')).toMatchObject({ id: 'st-10', balance: 615_000 });
    const status = async (id: string) => (await app.call('GET', `/api/statements/${id}`, { as: 'Investor' })).status;
    expect([await status('st-11'), await status('st-other')]).toEqual([404, 404]);
  });
});
