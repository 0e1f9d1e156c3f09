import { afterEach, beforeEach, expect, test } from 'vitest';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
  await app.store.transact((tx) =>
    tx.put('reservations', 'demo', {
      ...tx.table('reservations', 'demo').get(ID),
      id: ID,
      checkIn: '2026-11-25',
      checkOut: '2026-11-28',
      status: 'SUCCESSFUL',
    }),
  );
});
afterEach(() => app.close());

/** Of 450.00 EUR, for three nights. */
const ID = 'res-r-000001';
const PATH = `/api/reservations/${ID}`;
const as = 'Accounting';
const stay = async () => (await app.call('GET', PATH, { as })).body;
const refund = async (body: object, more: { readonly who?: string; readonly version?: number } = {}) => {
  const version = more.version ?? (await stay()).version;
  return app.call('POST', `${PATH}/actions/refund`, { as: more.who ?? as, body, version });
};
const proposed = async () => (await app.call('GET', `${PATH}/actions/refund`, { as })).body.values;
const pay = (amount: number, method = 'BANK_TRANSFER') =>
  app.call('POST', '/api/payments', {
    as,
    body: { kind: 'COLLECTION', reservationId: ID, method, amount, currency: 'EUR', isOverpaymentMeant: true },
  });
const refunds = () =>
  app.store
    .table('payments', 'demo')
    .equal('reservationId', ID)
    .filter((row) => row['kind'] === 'REFUND')
    .map((row) => [row['amount'], row['method'], row['reason'], row['status']]);

test('PA4: what was paid too much is proposed by the way it came, and goes back in one step', async () => {
  await pay(50_000);
  expect(await proposed()).toEqual({ backAmount: 5000, backMethod: 'BANK_TRANSFER', backReason: null });
  const done = await refund({ ...(await proposed()), backReason: 'Paid twice' });
  expect(done.status).toBe(200);
  expect(refunds()).toEqual([[5000, 'BANK_TRANSFER', 'Paid twice', 'SUCCESSFUL']]);
  expect(await stay()).toMatchObject({
    status: 'SUCCESSFUL',
    paidAmount: 45_000,
    remainingPrice: 0,
    refundDue: null,
    refundedAmount: 5000,
  });
});

test('where nothing was paid too much no amount is proposed, and a part may go back all the same', async () => {
  await pay(20_000, 'CASH');
  expect(await proposed()).toEqual({ backAmount: null, backMethod: 'CASH', backReason: null });
  expect((await refund({ backAmount: 2000, backMethod: 'CASH', backReason: 'No hot water' })).status).toBe(200);
  expect(await stay()).toMatchObject({ paidAmount: 18_000, remainingPrice: 27_000, refundedAmount: 2000 });
});

test('PA4: neither more than came, nor more cash than came in cash; each is said at its field and pays nothing', async () => {
  await pay(20_000);
  const backReason = 'Paid twice';
  for (const [body, field] of [
    [{ backAmount: 20_001, backMethod: 'BANK_TRANSFER', backReason }, 'backAmount'],
    [{ backAmount: 100, backMethod: 'CASH', backReason }, 'backAmount'],
    [{ backMethod: 'BANK_TRANSFER', backReason }, 'backAmount'],
    [{ backAmount: -5, backMethod: 'BANK_TRANSFER', backReason }, 'backAmount'],
    [{ backAmount: 100, backMethod: 'BANK_TRANSFER', backReason: ' ' }, 'backReason'],
  ] as const) {
    const answer = await refund(body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  }
  expect([refunds(), (await stay())['paidAmount']]).toEqual([[], 20_000]);
});

test('a stay that was paid nothing offers no refund, and housekeeping and investors may make none', async () => {
  expect((await refund({ backAmount: 1, backMethod: 'CASH', backReason: 'x' })).status).toBe(409);
  await pay(20_000);
  for (const who of ['HouseKeeping', 'Investor']) {
    expect([403, 404]).toContain(
      (await refund({ backAmount: 1, backMethod: 'CASH', backReason: 'x' }, { who })).status,
    );
  }
});

test('an edit that names an amount gives nothing back', async () => {
  await pay(20_000);
  const { version } = await stay();
  const edited = await app.call('PATCH', PATH, { as: 'admin', version, body: { backAmount: 100, notes: 'Late' } });
  expect([edited.status, refunds(), (await stay())['paidAmount']]).toEqual([200, [], 20_000]);
});

test('two people who saw the same amount paid too much give it back once', async () => {
  await pay(50_000);
  const { version } = await stay();
  const asked = { backAmount: 5000, backMethod: 'BANK_TRANSFER', backReason: 'Paid twice' };
  expect((await refund(asked, { version })).status).toBe(200);
  expect([(await refund(asked, { version })).status, refunds().length]).toEqual([412, 1]);
});

test.each([
  ['cancelled', 'cancel', { cancelReason: 'GUEST_REQUEST', cancelFee: 5000, refundNow: false }],
  ['a no-show with its nights released', 'noShow', { releasesNights: true, cancelFee: 5000, refundNow: false }],
])('RS3: a stay that is %s offers what is due back, and not its fee', async (_, action, body) => {
  await pay(20_000);
  if (action === 'noShow') {
    await app.store.transact((tx) =>
      tx.put('reservations', 'demo', { ...tx.table('reservations', 'demo').get(ID)!, checkIn: '2026-11-20' }),
    );
  }
  expect((await app.call('POST', `${PATH}/actions/${action}`, { as: 'admin', body })).status).toBe(200);
  expect(await stay()).toMatchObject({ status: 'CANCELLED', refundDue: 15_000 });
  expect(await proposed()).toMatchObject({ backAmount: 15_000, backMethod: 'BANK_TRANSFER' });
  const backReason = 'Cancelled in time';
  expect((await refund({ backAmount: 15_001, backMethod: 'BANK_TRANSFER', backReason })).status).toBe(422);
  expect((await refund({ backAmount: 15_000, backMethod: 'BANK_TRANSFER', backReason })).status).toBe(200);
  expect(refunds()).toEqual([[15_000, 'BANK_TRANSFER', backReason, 'SUCCESSFUL']]);
  expect(await stay()).toMatchObject({ paidAmount: 5000, refundDue: null, paymentState: 'REFUNDED' });
  expect((await refund({ backAmount: 1, backMethod: 'BANK_TRANSFER', backReason })).status).toBe(409);
});
