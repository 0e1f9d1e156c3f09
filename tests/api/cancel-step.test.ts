import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
  const { guestId } = app.store.table('reservations', 'demo').get(ID)!;
  await put('guests', guestId as string, { email: 'guest@example.org' });
  await put('reservations', ID, {
    checkIn: '2026-11-25',
    checkOut: '2026-11-28',
    status: 'SUCCESSFUL',
    confirmedOn: '2026-11-10',
  });
});
afterEach(() => app.close());

/** Of 450.00 EUR, for three nights, and today is 20 November. */
const ID = 'res-r-000001';
const PATH = `/api/reservations/${ID}`;
const as = 'admin';
const put = (collection: string, id: string, more: object) =>
  app.store.transact((tx) => tx.put(collection, 'demo', { ...tx.table(collection, 'demo').get(id), id, ...more }));
const stay = async () => (await app.call('GET', PATH, { as })).body;
const act = (action: string, body: object = {}) => app.call('POST', `${PATH}/actions/${action}`, { as, body });
const proposed = () => app.call('GET', `${PATH}/actions/cancel`, { as });
const pay = (amount: number, method = 'BANK_TRANSFER') =>
  app.call('POST', '/api/payments', {
    as,
    body: { kind: 'COLLECTION', reservationId: ID, method, amount, currency: 'EUR' },
  });
const paymentsOf = (kind: string) =>
  app.store
    .table('payments', 'demo')
    .equal('reservationId', ID)
    .filter((row) => row['kind'] === kind);
const lettersOf = (kind: string) =>
  app.store
    .table('messages', 'demo')
    .equal('reservationId', ID)
    .filter((row) => row['kind'] === kind);
const setPolicy = async (collection: string, id: unknown, cancellation: object) =>
  put(collection, String(id), { cancellation });
const setUsual = (policy: object) =>
  setPolicy('settings', [...app.store.table('settings', 'demo').all()][0]!.id, policy);

describe('RS3: what a cancellation begins with', () => {
  test('a fee of the whole amount leaves nothing to refund, but the deposit is returned', async () => {
    await setUsual({ freeDays: 30, percent: 100 });
    await pay(45_000);
    await app.call('POST', '/api/payments', {
      as,
      body: { kind: 'DEPOSIT_IN', reservationId: ID, method: 'CASH', amount: 10_000, currency: 'EUR' },
    });
    const { values, notes } = (await proposed()).body;
    expect(values).toMatchObject({ cancelFee: 45_000, depositHeld: 10_000, refundNow: true });
    expect(notes.join(' ')).not.toContain('hand over the money');
    await act('cancel', { cancelReason: 'GUEST_REQUEST', ...values });
    expect([paymentsOf('REFUND'), paymentsOf('DEPOSIT_OUT')]).toMatchObject([[], [{ amount: 10_000 }]]);
  });

  test('the refund method follows the payment method', async () => {
    await pay(20_000, 'CHANNEL_COLLECT');
    const told = async () => (await proposed()).body.notes.join(' ');
    expect(await told()).toContain('cancel the reservation there too');
    expect(await told()).not.toContain('hand over the money');
    await pay(10_000, 'CASH');
    expect(await told()).toContain('hand over the money');
  });

  test('the channel’s policy, else the home’s, else the company’s; what is paid beyond it goes back', async () => {
    await pay(45_000);
    const { estateId, salesChannelId } = await stay();
    await setUsual({ freeDays: 7, percent: 50 });
    expect((await proposed()).body).toMatchObject({
      values: { policyFee: 22_500, cancelFee: 22_500, refundNow: true, tellGuest: true },
    });
    await setPolicy('estates', estateId, { freeDays: 6, percent: 20 });
    expect((await proposed()).body.values.cancelFee).toBe(9000);
    await setPolicy('sales-channels', salesChannelId, { freeDays: 3, percent: 100 });
    const free = (await proposed()).body;
    expect(free.values).toMatchObject({ policyFee: 0, cancelFee: 0 });
    expect(free.notes[0]).toMatch(/^Cancellation is free until .*22.*\.$/);
  });
  test('without a policy nothing is asked for, and it says so; of an unpaid stay there is nothing to keep', async () => {
    const { body } = await proposed();
    expect(body.values).toEqual({
      policyFee: null,
      cancelFee: null,
      depositHeld: null,
      refundNow: false,
      tellGuest: true,
    });
    expect(body.notes[0]).toContain('Neither the sales channel nor the home nor the company');
  });
  test('is no secret of another role, and none of a stay that cannot be cancelled', async () => {
    expect((await app.call('GET', `${PATH}/actions/cancel`, { as: 'HouseKeeping' })).status).toBe(403);
    expect((await app.call('GET', `${PATH}/actions/confirm`, { as })).status).toBe(404);
    await put('reservations', ID, { status: 'FINISHED' });
    expect((await proposed()).status).toBe(409);
  });
});

test('a guest without an address gets no mail, and staff are told', async () => {
  const { guestId } = await stay();
  await put('guests', String(guestId), { email: null });
  const { body } = await proposed();
  expect(body.values.tellGuest).toBe(false);
  expect(body.notes).toContain('The guest has no e-mail address, so no mail goes out.');
  await act('cancel', { cancelReason: 'GUEST_REQUEST', tellGuest: true });
  expect(lettersOf('GUEST_CANCELLATION')).toEqual([]);
});

describe('RS3, PA4: one step cancels, keeps the fee, gives the rest back and tells the guest', () => {
  beforeEach(async () => {
    await setUsual({ freeDays: 7, percent: 50 });
    await pay(30_000);
    await pay(15_000, 'CASH');
  });
  const cancel = async (more: object = {}) =>
    act('cancel', { cancelReason: 'GUEST_REQUEST', ...(await proposed()).body.values, ...more });

  test('all of it, by the way it came, the last payment first', async () => {
    const done = await cancel();
    expect(done.body).toMatchObject({
      status: 'CANCELLED',
      cancelFee: 22_500,
      grandTotal: 22_500,
      paidAmount: 22_500,
      refundedAmount: 22_500,
      remainingPrice: 0,
      refundDue: null,
      paymentState: 'REFUNDED',
    });
    expect(paymentsOf('REFUND').map(({ method, amount, origin }) => [method, amount, origin])).toEqual([
      ['CASH', 15_000, 'CANCELLATION'],
      ['BANK_TRANSFER', 7500, 'CANCELLATION'],
    ]);
    const [letter] = lettersOf('GUEST_CANCELLATION');
    expect(letter).toMatchObject({ status: 'WAITING', channel: 'MAIL' });
    expect(letter!['body']).toContain('225');
  });
  test('another fee needs a reason', async () => {
    const refused = await cancel({ cancelFee: 0 });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['feeReason']]);
    expect((await cancel({ cancelFee: 0, feeReason: 'Illness' })).body).toMatchObject({
      cancelFee: 0,
      policyFee: 22_500,
      feeReason: 'Illness',
      paymentState: 'REFUNDED',
      refundedAmount: 45_000,
    });
  });
  test('a fee that is no longer the policy’s is not kept unseen', async () => {
    const { values } = (await proposed()).body;
    await pay(100);
    await setUsual({ freeDays: 7, percent: 80 });
    const refused = await act('cancel', { cancelReason: 'GUEST_REQUEST', ...values });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('360.00 EUR, not 225.00 EUR');
    expect((await stay()).status).toBe('SUCCESSFUL');
  });
  test('later: it stays due, and nobody is notified', async () => {
    const done = await cancel({ refundNow: false, tellGuest: false });
    expect(done.body).toMatchObject({ refundDue: 22_500, paymentState: 'OVERPAID' });
    expect([paymentsOf('REFUND'), lettersOf('GUEST_CANCELLATION')]).toEqual([[], []]);
  });
  test('the deposit goes back too', async () => {
    await app.call('POST', '/api/payments', {
      as,
      body: { kind: 'DEPOSIT_IN', reservationId: ID, method: 'CASH', amount: 10_000, currency: 'EUR' },
    });
    expect((await proposed()).body.notes).toContain('The deposit held (100.00 EUR) is returned too.');
    await cancel();
    expect(paymentsOf('DEPOSIT_OUT').map(({ amount, method }) => [amount, method])).toEqual([[10_000, 'CASH']]);
    await act('undoCancel');
    const { items } = (await app.call('GET', `/api/security-deposits?reservationId=${ID}`, { as })).body;
    expect(items[0]).toMatchObject({ held: 10_000, state: 'COLLECTED' });
  });
  test('undone the same day: the nights, the refunds and the mail; a second cancellation is mailed again', async () => {
    await cancel();
    const back = await act('undoCancel');
    expect(back.body).toMatchObject({
      status: 'SUCCESSFUL',
      confirmedOn: '2026-11-10',
      cancelReason: null,
      cancelFee: null,
      policyFee: null,
      paidAmount: 45_000,
      remainingPrice: 0,
      refundedAmount: null,
      paymentState: 'PAID',
    });
    expect(lettersOf('GUEST_CANCELLATION')[0]).toMatchObject({ status: 'CANCELLED' });
    expect(paymentsOf('REFUND').every(({ status }) => status === 'REVERSED')).toBe(true);
    await cancel();
    expect(lettersOf('GUEST_CANCELLATION')).toHaveLength(1);
    expect(lettersOf('GUEST_CANCELLATION')[0]).toMatchObject({ status: 'WAITING' });
  });
  test('a sent mail cannot be undone, and staff are told', async () => {
    await cancel();
    await put('messages', lettersOf('GUEST_CANCELLATION')[0]!.id, { status: 'SENT' });
    expect((await act('undoCancel')).body['_warnings']).toMatchObject([{ field: 'guestId' }]);
  });
  test('cannot be undone once the nights are occupied, nor after the night of arrival', async () => {
    await cancel();
    const { estateId, salesChannelId, guestId } = await stay();
    const other = await app.call('POST', '/api/reservations', {
      as,
      body: { estateId, salesChannelId, guestId, adults: 1, checkIn: '2026-11-26', checkOut: '2026-11-28' },
    });
    expect(other.status).toBe(201);
    expect((await act('undoCancel')).status).toBe(409);
    await put('reservations', ID, { checkIn: '2026-11-18', checkOut: '2026-11-19' });
    expect((await act('undoCancel')).status).toBe(409);
  });
});

describe('RS1: guests who did not come', () => {
  const missing = { checkIn: '2026-11-20', checkOut: '2026-11-23' };
  const noShow = async (more: object = {}) =>
    act('noShow', {
      ...(await app.call('GET', `${PATH}/actions/noShow`, { as })).body.values,
      releasesNights: true,
      ...more,
    });
  const book = async () => {
    const { estateId, salesChannelId, guestId } = await stay();
    const body = { estateId, salesChannelId, guestId, adults: 1, checkIn: '2026-11-21', checkOut: '2026-11-23' };
    return (await app.call('POST', '/api/reservations', { as, body })).status;
  };
  beforeEach(async () => {
    await put('reservations', ID, missing);
    await setUsual({ freeDays: 7, percent: 50 });
    await pay(45_000);
  });

  test('pay the policy’s fee, their nights are released, and they get a mail', async () => {
    expect((await noShow()).body).toMatchObject({
      status: 'CANCELLED',
      cancelReason: 'NO_SHOW',
      stayState: 'NO_SHOW',
      endedFrom: 'SUCCESSFUL',
      cancelFee: 22_500,
      refundedAmount: 22_500,
      refundDue: null,
      paymentState: 'REFUNDED',
    });
    // In words of their own: nobody cancelled anything.
    const [letter, ...others] = lettersOf('GUEST_NO_SHOW');
    expect([others, lettersOf('GUEST_CANCELLATION')]).toEqual([[], []]);
    expect(letter!['body']).toMatch(/giriş yapmadınız|did not arrive/);
    const { body } = await app.call('GET', '/api/today', { as });
    expect((body['noShow'] as readonly { id: string }[]).map(({ id }) => id)).toContain(ID);
    expect(await book()).toBe(201);
    expect((await act('undoNoShow')).status).toBe(409);
  });
  test('arriving after all undoes everything', async () => {
    await noShow();
    expect((await act('undoCancel')).status).toBe(409);
    expect((await act('undoNoShow')).body).toMatchObject({
      status: 'SUCCESSFUL',
      stayState: 'EXPECTED',
      noShowAt: null,
      releasesNights: null,
      cancelReason: null,
      paidAmount: 45_000,
      paymentState: 'PAID',
    });
    expect((await act('checkIn')).status).toBe(200);
  });
  test('keep their nights where nobody releases them, and nothing is kept or given back', async () => {
    expect((await noShow({ releasesNights: false })).body).toMatchObject({
      status: 'SUCCESSFUL',
      stayState: 'NO_SHOW',
      paidAmount: 45_000,
      cancelFee: null,
      tellGuest: null,
    });
    expect(await book()).toBe(409);
    expect((await act('undoNoShow')).body).toMatchObject({ status: 'SUCCESSFUL', noShowAt: null });
  });
  test('another fee needs a reason here, too', async () => {
    expect((await noShow({ cancelFee: 45_000 })).body.errors).toHaveProperty('feeReason');
    expect((await noShow({ cancelFee: 45_000, feeReason: 'Not refundable' })).body).toMatchObject({
      grandTotal: 45_000,
      refundDue: null,
      paymentState: 'PAID',
    });
  });
});
