import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Row } from '../../src/config/types.ts';
import { ROWS } from './rows.ts';
import { CONTRACT, idOf, statementsOf, stay, withRows } from './statements-help.ts';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
afterEach(() => app.close());
const { generate, one, linesOf, publish } = statementsOf(() => app);

const rate = (date: string, buying: number): Row => ({
  ...(ROWS['exchange-rates']?.[0] as Row),
  id: `demo_EUR_${date}`,
  date,
  buying,
});
const charge = (id: string, of: string, date: string): Row => ({
  id,
  tenantId: 'demo',
  version: 1,
  code: id.toUpperCase(),
  kind: 'OTHER',
  quantity: 1,
  currency: 'TRY',
  bornBy: 'OWNER',
  reservationId: of,
  date,
  amount: 50_000,
  createdAt: '2026-01-01T08:00:00.000Z',
});
type Missed = { reason: string; refId: string; amount: number; currency: string; period: string; investor: string };
const missed = async (estateId = 'est-a1'): Promise<readonly Missed[]> => {
  const { body, status } = await app.call('GET', '/api/reports/unstated', { as: 'Accounting' });
  expect(status).toBe(200);
  const rows = (body as unknown as { rows: readonly (Missed & { estateId: string })[] }).rows;
  return rows.filter((row) => row.estateId === estateId);
};

describe('a month that could not be stated', () => {
  beforeEach(async () => {
    const rows = withRows({
      investor: { withholdingEnabled: false },
      stays: [
        stay('res-eur', {
          checkIn: '2026-09-10',
          checkOut: '2026-09-15',
          currency: 'EUR',
          accommodationPrice: 10_000,
          totalPrice: 10_000,
        }),
        stay('res-oct', { checkIn: '2026-10-05', checkOut: '2026-10-08', accommodationPrice: 1_000_000 }),
        stay('res-other', {
          checkIn: '2026-09-05',
          checkOut: '2026-09-08',
          accommodationPrice: 1_000_000,
          estateId: 'est-b1',
          ownerIds: ['inv-2'],
        }),
        // Settled before the company made statements here.
        stay('res-old', { checkIn: '2026-08-05', checkOut: '2026-08-08', accommodationPrice: 7_000_000 }),
      ],
      charges: [charge('rch-sep', 'res-eur', '2026-09-12')],
    });
    const estates = rows.estates.map((row) =>
      row.id === 'est-b1' ? { ...row, currency: 'TRY', contract: CONTRACT } : row,
    );
    const reservations = rows.reservations.filter(({ id }) => !ROWS['reservations']?.some((row) => row.id === id));
    app = await startApp({ rows: { ...rows, estates, reservations, 'exchange-rates': [rate('2026-10-01', 50)] } });
    app.clock.now = Date.parse('2027-01-02T09:00:00.000Z');
    await generate(9);
    await publish(idOf(9, 'inv-2', 'est-b1'));
  });

  test('is named with the reason, comes into the next open statement once, and stays there', async () => {
    expect((await generate(9)).body.skipped).toContainEqual(
      expect.objectContaining({ estateId: 'est-a1', reason: 'NO_RATE' }),
    );
    expect(await missed()).toMatchObject([
      {
        refId: 'res-eur',
        reason: 'NO_RATE',
        period: '2026-09',
        amount: 8000,
        currency: 'EUR',
        investor: 'Alice Owner',
      },
      { refId: 'rch-sep', reason: 'NOT_MADE', period: '2026-09', amount: -50_000, currency: 'TRY' },
      { refId: 'res-oct', reason: 'NOT_MADE', period: '2026-10' },
    ]);
    await generate(10);
    await publish(idOf(10));
    expect(await missed()).toMatchObject([
      { refId: 'res-eur', reason: 'NO_RATE' },
      { refId: 'rch-sep', reason: 'NEXT' },
    ]);
    await app.store.transact((tx) => tx.put('exchange-rates', 'demo', rate('2026-09-14', 48)));
    expect((await generate(9)).body).toMatchObject({ created: 0, updated: 0 });
    expect((await missed()).map(({ reason }) => reason)).toEqual(['NEXT', 'NEXT']);

    await generate(11);
    const lines = await linesOf(idOf(11));
    expect(lines).toMatchObject([
      { kind: 'ADJUSTMENT', ofPeriod: '2026-09', ofKind: 'STAY', refId: 'res-eur', amount: 480_000, rate: '48' },
      { kind: 'ADJUSTMENT', ofPeriod: '2026-09', ofKind: 'MANAGEMENT_FEE', refId: 'res-eur', amount: -96_000 },
      { kind: 'ADJUSTMENT', ofPeriod: '2026-09', ofKind: 'EXPENSE', refId: 'rch-sep', amount: -50_000 },
    ]);
    const october = await one(idOf(10));
    const carryover = Number(october['balance']);
    expect(await one(idOf(11))).toMatchObject({
      gross: 0,
      adjustments: 334_000,
      amount: 334_000,
      carryover,
      balance: 334_000 + carryover,
    });
    expect(await missed()).toEqual([]);
    const before = await one(idOf(11));
    expect((await generate(11)).body).toMatchObject({ created: 0, updated: 0 });
    expect(await one(idOf(11))).toEqual(before);
    await publish(idOf(11));
    // AC9: the rate that made it stays, and nothing of it comes again.
    await app.store.transact((tx) => tx.put('exchange-rates', 'demo', rate('2026-09-14', 49)));
    await generate(12);
    expect((await linesOf(idOf(12))).filter(({ kind }) => kind === 'ADJUSTMENT')).toEqual([]);
    expect(await one(idOf(10))).toEqual(october);
  });

  test('is left out for good where an accountant says so', async () => {
    await generate(10);
    await publish(idOf(10));
    await generate(11);
    const { version } = await one(idOf(11));
    const lines = (await linesOf(idOf(11))).map((line) => ({ ...line, excluded: true, note: 'Settled by hand' }));
    const body = { as: 'Accounting', body: { lines }, version };
    expect((await app.call('PATCH', `/api/statements/${idOf(11)}`, body)).body).toMatchObject({ amount: 0 });
    await publish(idOf(11));
    await generate(12);
    expect((await linesOf(idOf(12))).filter(({ refId }) => refId === 'rch-sep')).toEqual([]);
    expect((await missed()).map(({ refId }) => refId)).toEqual(['res-eur']);
  });

  test('is for who makes statements', async () => {
    for (const as of ['Investor', 'HouseKeeping', 'Purchasing', 'client']) {
      expect((await app.call('GET', '/api/reports/unstated', { as })).status).toBe(403);
    }
    expect((await app.call('GET', '/api/reports/unstated?year=2026', { as: 'admin' })).status).toBe(400);
    const other = await app.call('GET', '/api/reports/unstated', { as: 'otherAdmin' });
    expect(other.text).not.toContain('res-eur');
  });
});
