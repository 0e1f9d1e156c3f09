import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { idOf, statementsOf, stay, withRows } from './statements-help.ts';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ rows: withRows({}) });
});
afterEach(() => app.close());
const { generate, one, act, publish } = statementsOf(() => app);

describe('reports', () => {
  test('monthly income: estates × 12, by contract or by one rule, down to the stays', async () => {
    const ask = async (query: string) =>
      (await app.call('GET', `/api/reports/monthly-income?year=2026${query}`, { as: 'Accounting' })).body;
    const rowOf = (body: object) =>
      (body as { rows: readonly { estateId: string; months: number[]; total: number }[] }).rows.find(
        ({ estateId }) => estateId === 'est-a1',
      );
    expect(rowOf(await ask(''))?.months[9]).toBe(4_000_000);
    const split = stay('res-x', { checkIn: '2026-10-30', checkOut: '2026-11-02', accommodationPrice: 1000 });
    await app.store.transact((tx) => tx.put('reservations', 'demo', split));
    expect(rowOf(await ask(''))?.months.slice(9, 11)).toEqual([4_000_000, 1000]);
    expect(rowOf(await ask('&rule=CHECK_IN'))?.months.slice(9, 11)).toEqual([4_001_000, 0]);
    expect(rowOf(await ask('&rule=PER_NIGHT'))?.months.slice(9, 11)).toEqual([4_000_667, 333]);
    const stays = await app.call('GET', '/api/reports/monthly-income-stays?estateId=est-a1&year=2026&month=11', {
      as: 'Accounting',
    });
    expect(stays.body).toMatchObject({ rows: [{ id: 'res-x', nights: 3, counted: 3, amount: 1000 }] });
    for (const wrong of ['year=x', 'year=2026&year=2025', 'year=2026&rule=NO', 'month=3']) {
      expect((await app.call('GET', `/api/reports/monthly-income?${wrong}`, { as: 'admin' })).status).toBe(400);
    }
  });

  test('withholding per investor and month, declared once', async () => {
    await generate(9);
    await publish(idOf(9));
    await generate(10);
    const ask = async () => (await app.call('GET', '/api/reports/withholding?year=2026', { as: 'Accounting' })).body;
    expect(await ask()).toMatchObject({ rows: [] });
    await publish(idOf(10));
    expect(await ask()).toMatchObject({
      rows: [{ investorId: 'inv-1', period: '2026-10', base: 2_330_000, ratePct: 20, tax: 466_000, isDeclared: false }],
      totals: [{ currency: 'TRY', tax: 466_000, declared: 0 }],
    });
    expect(await ask()).toMatchObject({
      rows: [{ declared: 0, declaredAt: null, undeclared: [idOf(10)], statements: [{ id: idOf(10) }] }],
    });
    expect((await act(idOf(10), 'declareWithholding', { withholdingDocNo: '2026/11-7' })).status).toBe(200);
    expect((await act(idOf(10), 'declareWithholding')).status).toBe(409);
    expect(await ask()).toMatchObject({
      rows: [{ isDeclared: true, declared: 466_000, undeclared: [] }],
      totals: [{ declared: 466_000 }],
    });
    expect(await ask()).not.toMatchObject({ rows: [{ declaredAt: null }] });
  });

  test('AC6: what a home is owed is what its statements left', async () => {
    await generate(9);
    await publish(idOf(9));
    await generate(10);
    await publish(idOf(10));
    const ask = async () => (await app.call('GET', '/api/reports/estate-balances', { as: 'Accounting' })).body;
    const { balance } = await one(idOf(10));
    expect(await ask()).toMatchObject({ rows: [{ estateId: 'est-a1', currency: 'TRY', balance }] });
    await act(idOf(10), 'pay');
    expect(await ask()).toMatchObject({ rows: [{ balance: 0 }], totals: [{ currency: 'TRY', balance: 0 }] });
  });
});

test('AC8: the rate of the month’s last day is withheld, not of its first', async () => {
  const rates = [{ from: '2025-01-01', ratePct: 10 }];
  await app.close();
  app = await startApp({
    rows: withRows({ investor: { withholdingFrom: '2026-10-15', withholdingRatePct: 20, withholdingRates: rates } }),
  });
  await generate(10);
  // 23,300.00 from the example of AC3, whose stay leaves on the day the rate changes.
  expect(await one(idOf(10))).toMatchObject({
    withholdingBase: 2_330_000,
    withholdingRatePct: 20,
    withholdingTax: 466_000,
  });
  await generate(9);
  expect(await one(idOf(9))).toMatchObject({ withholdingRatePct: 10 });
});
