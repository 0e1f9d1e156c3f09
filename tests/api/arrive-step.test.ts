import { afterEach, beforeEach, expect, test } from 'vitest';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
  await put('reservations', ID, { checkIn: '2026-11-20', checkOut: '2026-11-23', status: 'SUCCESSFUL' });
  await put('estates', String((await stay())['estateId']), { cleaningState: 'DIRTY' });
});
afterEach(() => app.close());

/** Of 450.00 EUR; comes today. */
const ID = 'res-r-000001';
const PATH = `/api/reservations/${ID}`;
const as = 'admin';
const put = (collection: string, id: string, more: object) =>
  app.store.transact((tx) => tx.put(collection, 'demo', { ...tx.table(collection, 'demo').get(id), id, ...more }));
const stay = async () => (await app.call('GET', PATH, { as })).body;
const act = (action: string, body: object = {}) => app.call('POST', `${PATH}/actions/${action}`, { as, body });
const proposed = async () => (await app.call('GET', `${PATH}/actions/checkIn`, { as })).body.values;
const askDeposit = (required: number) =>
  app.call('POST', '/api/security-deposits', { as, body: { reservationId: ID, required } });
const paymentsOf = (kind: string) =>
  app.store
    .table('payments', 'demo')
    .equal('reservationId', ID)
    .filter((row) => row['kind'] === kind)
    .map((row) => [row['amount'], row['method']]);
const home = async () => (await app.call('GET', `/api/estates/${String((await stay())['estateId'])}`, { as })).body;

test('OPS1: a check-in says what is missing', async () => {
  await askDeposit(10_000);
  expect(await proposed()).toMatchObject({ owedNow: 45_000, payNow: 45_000, depositDue: 10_000, homeIs: 'DIRTY' });
});

test('OPS1: payment, deposit and cleaning are settled with the check-in, in one step', async () => {
  await askDeposit(10_000);
  const asked = { ...(await proposed()), payMethod: 'CASH', depositMethod: 'CREDIT_CARD' };
  const done = await act('checkIn', { ...asked, takesPayment: true, takesDeposit: true, marksClean: true });
  expect(done.body).toMatchObject({
    stayState: 'IN_HOUSE',
    paidAmount: 45_000,
    remainingPrice: 0,
    paymentState: 'PAID',
    homeFoundAs: 'CLEAN',
  });
  expect([paymentsOf('COLLECTION'), paymentsOf('DEPOSIT_IN')]).toEqual([[[45_000, 'CASH']], [[10_000, 'CREDIT_CARD']]]);
  // What was paid is the sum of the payments: nothing else was taken or given back.
  expect(paymentsOf('REFUND')).toEqual([]);
  const { items } = (await app.call('GET', `/api/security-deposits?reservationId=${ID}`, { as })).body;
  expect(items[0]).toMatchObject({ held: 10_000, state: 'HELD' });
  // Guests are in it now.
  expect((await home())['cleaningState']).toBe('DIRTY');
});

test('an unpaid rest needs a reason, which is stored on the stay and in its history', async () => {
  const asked = await proposed();
  const refused = await act('checkIn', { ...asked, takesPayment: true });
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['checkInReason']]);
  const reason = 'The cleaner is on the way';
  const done = await act('checkIn', { ...asked, takesPayment: true, payNow: 20_000, checkInReason: reason });
  expect(done.body).toMatchObject({ paidAmount: 20_000, paymentState: 'PARTIAL', checkInReason: reason });
  const { items } = (await app.call('GET', `/api/reservation-status-history?reservationId=${ID}`, { as })).body;
  expect(items.find(({ axis, to }) => axis === 'STAY' && to === 'IN_HOUSE')).toMatchObject({ reason });
  // A later edit leaves it; a check-in that is taken back does not.
  const { version } = await stay();
  const edited = await app.call('PATCH', PATH, { as, version, body: { notes: 'Late' } });
  expect(edited.body['checkInReason']).toBe(reason);
  expect((await act('undoCheckIn')).body).toMatchObject({ checkInReason: null, owedNow: null, paidAmount: 20_000 });
});

test('money just taken by somebody else is not taken twice', async () => {
  const asked = await proposed();
  await act('recordPayment', { paidAmount: 45_000, paymentMethod: 'CASH' });
  const refused = await act('checkIn', { ...asked, takesPayment: true, marksClean: true });
  expect([refused.status, (await stay())['actualCheckInAt']]).toEqual([409, null]);
  expect(paymentsOf('COLLECTION')).toHaveLength(1);
});

test('a check-in without a word of it does as it did: it warns nobody and keeps nobody out', async () => {
  expect((await act('checkIn')).body).toMatchObject({ stayState: 'IN_HOUSE', paidAmount: 0 });
});
