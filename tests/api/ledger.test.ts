import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isBalanced, type Posting, balancesOf } from '../../src/domain/ledger/posting.ts';
import { paidOf, type Payment } from '../../src/domain/payment/payment.ts';
import type { Row } from '../../src/config/types.ts';
import { textIn } from '../../json-server/live/rows/rows.ts';
import { createRandom } from '../../json-server/seed/random.ts';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeEach(async () => (app = await startApp()));
afterEach(() => app.close());

const STAYS = ['res-r-000001', 'res-r-000002'];
const pay = (body: object) =>
  app.call('POST', '/api/payments', { as: 'Accounting', body: { currency: 'EUR', method: 'CASH', ...body } });
const entries = () => [...app.store.table('ledger-entries', 'demo').all()].filter(({ id }) => id !== 'led-1');
const get = async (path: string, as = 'Accounting') => (await app.call('GET', `/api/${path}`, { as })).body;
const change = (collection: string, id: string, set: object) =>
  app.store.transact((tx) => tx.put(collection, 'demo', { ...tx.table(collection, 'demo').get(id), ...set } as Row));

describe('the ledger', () => {
  test('many writers at once: each document balances, and each stay says the sum of its payments', async () => {
    const random = createRandom('ledger');
    const pick = (to: number) => random.int(1, to);
    const made: string[] = [];
    for (let round = 0; round < 12; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => {
          const reservationId = STAYS[pick(2) - 1];
          const amount = pick(9000);
          const known = made[pick(Math.max(1, made.length)) - 1];
          const kind = (['COLLECTION', 'COLLECTION', 'REFUND', 'DEPOSIT_IN', 'DEPOSIT_OUT'] as const)[pick(5) - 1];
          if (known !== undefined && pick(4) === 1) {
            return app.call('POST', `/api/payments/${known}/actions/reverse`, {
              as: 'admin',
              body: { reason: 'x' },
            });
          }
          const currency = pick(3) === 1 ? 'TRY' : 'EUR';
          return pay({ kind, reservationId, amount, currency, reason: 'x', isOverpaymentMeant: kind === 'COLLECTION' });
        }),
      );
      for (const { status, body } of answers) {
        expect([200, 201, 409, 422]).toContain(status);
        if (status === 201) made.push(body.id);
      }
    }
    const documents = new Map<string, Row[]>();
    for (const row of entries()) {
      const document = textIn(row, 'docId');
      documents.set(document, [...(documents.get(document) ?? []), row]);
    }
    expect(documents.size).toBeGreaterThan(40);
    for (const rows of documents.values()) expect(isBalanced(rows as unknown as Posting[])).toBe(true);
    expect([...balancesOf(entries() as unknown as Posting[]).values()].every((sum) => sum === 0)).toBe(true);
    for (const id of STAYS) {
      const payments = app.store.table('payments', 'demo').equal('reservationId', id);
      const stay = app.store.table('reservations', 'demo').get(id);
      const sum = paidOf(payments as unknown as Payment[]);
      expect([stay?.['paidAmount'], stay?.['remainingPrice']]).toEqual([sum, 45_000 - sum]);
      // What the guest owes by the ledger, before anything is earned, is what was paid, the other way.
      const guest = entries().filter((row) => row['account'] === 'GUEST' && row['reservationId'] === id);
      expect(balancesOf(guest as unknown as Posting[]).get('EUR') ?? 0).toBe(sum === 0 ? 0 : -sum);
    }
  }, 30_000);

  test('a stay is earned when its guests leave, and its guest owes what remains', async () => {
    await change('reservations', STAYS[0]!, {
      checkIn: '2026-11-16',
      checkOut: '2026-11-20',
      actualCheckInAt: '2026-11-16T12:00:00.000Z',
    });
    await pay({ kind: 'COLLECTION', reservationId: STAYS[0], amount: 40_000 });
    expect((await app.call('POST', `/api/reservations/${STAYS[0]}/actions/finish`, { as: 'admin' })).status).toBe(200);
    const own = entries().filter((row) => row['reservationId'] === STAYS[0]);
    const balance = (account: string) =>
      balancesOf(own.filter((row) => row['account'] === account) as unknown as Posting[]).get('EUR');
    expect([balance('REVENUE'), balance('GUEST'), balance('CASH')]).toEqual([-45_000, 5000, 40_000]);
    expect(own[0]).toMatchObject({ estateId: 'est-a1', investorId: 'inv-1', rate: '48.1234', rateDate: '2026-11-19' });
  });

  test('a guest’s extra charge is owed with it, by the difference when it changes, and no longer without it', async () => {
    const body = { reservationId: STAYS[0], kind: 'MINIBAR', quantity: 2, unitAmount: 500 };
    const made = (await app.call('POST', '/api/reservation-charges', { as: 'Accounting', body })).body;
    const path = `/api/reservation-charges/${made.id}`;
    await app.call('PATCH', path, { as: 'Accounting', body: { quantity: 3 }, version: 1 });
    await app.call('DELETE', path, { as: 'Accounting', version: 2 });
    const revenue = entries().filter((row) => row['docId'] === made.id && row['account'] === 'REVENUE');
    expect(revenue.map((row) => [row['debit'], row['credit']])).toEqual([
      [0, 1000],
      [0, 500],
      [1500, 0],
    ]);
  });

  test('entries cannot be typed, changed or deleted', async () => {
    for (const as of ['SuperAdmin', 'admin', 'Accounting']) {
      const status = as === 'Accounting' ? 403 : 409;
      expect((await app.call('POST', '/api/ledger-entries', { as, body: {} })).status).toBe(status);
      expect((await app.call('DELETE', '/api/ledger-entries/led-1', { as, version: 1 })).status).toBe(status);
    }
  });
});

describe('GET /api/extracts', () => {
  test('opening and movements come to the closing', async () => {
    await change('sales-channels', 'chn-1', { collects: 'CHANNEL' });
    await pay({
      kind: 'COLLECTION',
      reservationId: STAYS[0],
      amount: 30_000,
      method: 'CHANNEL_COLLECT',
      paidAt: '2026-10-05T09:00:00.000Z',
    });
    await pay({ kind: 'COLLECTION', reservationId: STAYS[1], amount: 5000, method: 'CHANNEL_COLLECT' });
    const found = (await get('extracts?channelId=chn-1&from=2026-11-01&to=2026-11-30&currency=EUR')) as unknown as {
      opening: number;
      closing: number;
      entries: { debit: number; credit: number; balance: number }[];
    };
    expect(found).toMatchObject({
      opening: 30_000,
      closing: 35_000,
      entries: [{ kind: 'COLLECTION', debit: 5000, credit: 0, balance: 35_000 }],
    });
    expect((await app.call('GET', '/api/extracts?estateId=nope', { as: 'Accounting' })).status).toBe(404);
    expect((await app.call('GET', '/api/extracts', { as: 'Accounting' })).status).toBe(400);
    expect((await app.call('GET', '/api/extracts?estateId=est-a1', { as: 'HouseKeeping' })).status).toBe(403);
  });
});

test('the balance of an account with 10,000 entries is read by index in 5 ms', async () => {
  await app.store.transact((tx) => {
    for (let index = 0; index < 10_000; index += 1) {
      const entry = { date: '2026-01-01', account: 'CASH', accountId: 'acc-1', estateId: 'est-a1', docType: 'PAYMENT' };
      const row = {
        id: `many-${index}`,
        tenantId: 'demo',
        ...entry,
        docId: `d${index}`,
        debit: 3,
        credit: 0,
        currency: 'USD',
      };
      tx.put('ledger-entries', 'demo', row);
    }
  });
  const table = app.store.table('ledger-entries', 'demo');
  // How long that takes is M3 of the bench.
  expect(balancesOf(table.equal('accountId', 'acc-1') as unknown as Posting[]).get('USD')).toBe(30_100);
});
