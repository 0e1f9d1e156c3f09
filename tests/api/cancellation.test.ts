import { RULES } from '../../json-server/app.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tablesIn } from '../../json-server/live/rows/company.ts';
import { NOW } from './rows.ts';
import { runJobs } from './run-jobs.ts';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeEach(async () => (app = await startApp()));
afterEach(() => app.close());

/** Of 450.00 EUR, from 20 November to the 23rd, and today is the 20th. */
const ID = 'res-r-000001';
const PATH = `/api/reservations/${ID}`;
const as = 'admin';
const stay = async () => (await app.call('GET', PATH, { as })).body;
const act = (action: string, body: object = {}, path = PATH) =>
  app.call('POST', `${path}/actions/${action}`, { as, body });
const cancel = (more: object = {}) => act('cancel', { cancelReason: 'GUEST_REQUEST', ...more });
const pay = (amount: number, more: object = {}) =>
  app.call('POST', '/api/payments', {
    as,
    body: { kind: 'COLLECTION', reservationId: ID, method: 'BANK_TRANSFER', amount, currency: 'EUR', ...more },
  });
const refund = (amount: number) => pay(amount, { kind: 'REFUND', reason: 'Cancelled' });
const put = (collection: string, id: string, more: object) =>
  app.store.transact((tx) => tx.put(collection, 'demo', { ...tx.table(collection, 'demo').get(id), id, ...more }));
/** Debits less credits of the stay on an account of the ledger. */
const inLedger = (account: string): number =>
  app.store
    .table('ledger-entries', 'demo')
    .equal('reservationId', ID)
    .filter((row) => row['account'] === account)
    .reduce((sum, row) => sum + Number(row['debit']) - Number(row['credit']), 0);
const today = { checkIn: '2026-11-20', checkOut: '2026-11-23' };

describe('RS3: guests in the house are not cancelled away', () => {
  const inHouse = {
    ...today,
    status: 'SUCCESSFUL',
    stayState: 'IN_HOUSE',
    actualCheckInAt: '2026-11-20T08:00:00.000Z',
  };
  beforeEach(() => put('reservations', ID, inHouse));
  const sellAgain = () =>
    app.call('POST', '/api/reservations', {
      as,
      body: { ...today, estateId: 'est-a1', adults: 1, salesChannelId: 'chn-1', guestId: 'gst-1' },
    });

  test('neither by the action nor by deletion, on the very day they came; their home is not sold again', async () => {
    const refused = await cancel();
    expect(refused.status).toBe(409);
    // It is not among what the page may offer.
    expect(refused.body['allowed']).toContain('finish');
    expect(refused.body['allowed']).not.toContain('cancel');
    const { version } = await stay();
    const removed = await app.call('DELETE', PATH, { as, version });
    expect([removed.status, removed.body.message]).toEqual([
      409,
      'The guests of R-000001 are in house. Check them out instead; the remaining nights become available.',
    ]);
    expect(await stay()).toMatchObject({ status: 'SUCCESSFUL', stayState: 'IN_HOUSE' });
    expect((await sellAgain()).status).toBe(409);
  });
  test('neither where a configuration of its own offers it: the rule decides', () => {
    const tables = tablesIn(app.store, 'demo');
    const rule = RULES.ruleOf('reservation')!;
    const before = tables('reservations').get(ID)!;
    for (const status of ['CANCELLED', 'FAILED', 'ALLREADYTAKEN'] as const) {
      for (const source of ['STAFF', 'CHANNEL'] as const) {
        const record = { ...before, status, cancelReason: 'CHANNEL' } as const;
        const answer = rule({ record, before, table: tables, source, now: new Date(NOW).toISOString() });
        expect(answer).toMatchObject({ refused: { status: 409, key: 'reservation.cancelInHouse' } });
      }
    }
  });
  test('a stay whose check-in was undone can be cancelled again', async () => {
    await put('reservations', ID, { arrivedOn: '2026-11-20' });
    expect((await act('undoCheckIn')).status).toBe(200);
    expect((await cancel()).status).toBe(200);
    expect((await sellAgain()).status).toBe(201);
  });
});

describe('a cancelled stay keeps its fee, and the rest is due to the guest', () => {
  beforeEach(() => put('reservations', ID, { ...today, status: 'SUCCESSFUL' }));

  test('without a word of a fee all of it goes back, and then it is refunded', async () => {
    await pay(45_000);
    expect((await cancel()).body).toMatchObject({
      cancelFee: 0,
      grandTotal: 0,
      paidAmount: 45_000,
      remainingPrice: -45_000,
      refundDue: 45_000,
      paymentState: 'OVERPAID',
    });
    const listed = async () => (await app.call('GET', '/api/reservations?view=refund-due', { as })).body.items;
    expect((await listed()).map(({ id }) => id)).toEqual([ID]);
    expect((await refund(45_000)).status).toBe(201);
    expect(await stay()).toMatchObject({
      grandTotal: 0,
      paidAmount: 0,
      refundedAmount: 45_000,
      remainingPrice: 0,
      refundDue: null,
      paymentState: 'REFUNDED',
    });
    expect(await listed()).toEqual([]);
    expect([inLedger('GUEST'), inLedger('REVENUE')]).toEqual([0, 0]);
  });
  test('a fee is kept and earned, whatever was charged; the rest clears with its refund', async () => {
    await app.call('POST', '/api/reservation-charges', {
      as,
      body: { reservationId: ID, kind: 'MINIBAR', date: '2026-11-20', quantity: 1, unitAmount: 3750, bornBy: 'GUEST' },
    });
    await pay(48_750);
    expect((await cancel({ cancelFee: 10_000 })).body).toMatchObject({
      cancelFee: 10_000,
      grandTotal: 10_000,
      refundDue: 38_750,
      chargesTotal: 3750,
    });
    expect([inLedger('GUEST'), inLedger('REVENUE')]).toEqual([-38_750, -10_000]);
    await refund(38_750);
    expect(await stay()).toMatchObject({ paidAmount: 10_000, refundDue: null, paymentState: 'REFUNDED' });
    expect([inLedger('GUEST'), inLedger('REVENUE')]).toEqual([0, -10_000]);
    // The fee goes back, too: what is kept is what is left.
    await refund(4000);
    expect(await stay()).toMatchObject({ cancelFee: 6000, grandTotal: 6000, remainingPrice: 0 });
    expect([inLedger('GUEST'), inLedger('REVENUE')]).toEqual([0, -6000]);
  });
  test('no more is kept than was paid; a fee can be put right after', async () => {
    await pay(20_000);
    const refused = await cancel({ cancelFee: 20_001 });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { cancelFee: ['The fee of 200.01 EUR is more than was paid (200.00 EUR). Enter an amount up to 200.00 EUR.'] },
    ]);
    expect((await cancel({ cancelFee: -1 })).status).toBe(422);
    expect((await cancel({ cancelFee: 20_000 })).body).toMatchObject({ refundDue: null, paymentState: 'PAID' });
    const { version } = await stay();
    const righted = await app.call('PATCH', PATH, { as, version, body: { cancelFee: 5000 } });
    expect([righted.status, righted.body]).toEqual([200, expect.objectContaining({ refundDue: 15_000 })]);
    expect(inLedger('REVENUE')).toBe(-5000);
  });
  test('a stay that nobody paid has nothing to keep, and nothing is owed of it', async () => {
    expect((await cancel()).body).toMatchObject({
      grandTotal: 0,
      remainingPrice: 0,
      refundDue: null,
      paymentState: null,
    });
  });
  test('money paid for an expired hold is due for refund, too', async () => {
    const holdExpiresAt = '2026-11-20T09:30:00.000Z';
    await put('reservations', ID, { status: 'PENDING', holdExpiresAt });
    await pay(20_000);
    app.clock.now = NOW + 3_600_000;
    await runJobs(app);
    expect(app.store.table('reservations', 'demo').get(ID)).toMatchObject({
      status: 'FAILED',
      grandTotal: 0,
      refundDue: 20_000,
      paymentState: 'OVERPAID',
    });
  });
  test('SC2: what a channel sold and did not confirm is not “paid”, and neither is what came to nothing', async () => {
    await put('sales-channels', 'chn-1', { collects: 'CHANNEL' });
    await put('reservations', ID, { status: 'PENDING', collectedBy: 'CHANNEL' });
    const { version } = await stay();
    await app.call('PATCH', PATH, { as, version, body: { notes: 'Late' } });
    expect(await stay()).toMatchObject({ paymentState: null, remainingPrice: 0 });
    expect((await act('confirm')).body).toMatchObject({ paymentState: 'PAID', remainingPrice: 0 });
    expect((await cancel()).body).toMatchObject({ paymentState: null, remainingPrice: 0 });
  });
});
