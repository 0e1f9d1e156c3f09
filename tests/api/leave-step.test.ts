import { afterEach, beforeEach, expect, test } from 'vitest';
import { png } from './pictures.ts';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
  await app.store.transact((tx) =>
    tx.put('reservations', 'demo', {
      ...tx.table('reservations', 'demo').get(ID),
      id: ID,
      checkIn: '2026-11-17',
      checkOut: '2026-11-20',
      status: 'SUCCESSFUL',
      stayState: 'IN_HOUSE',
      actualCheckInAt: '2026-11-17T12:00:00.000Z',
    }),
  );
});
afterEach(() => app.close());

/** In house, and leaves today. */
const ID = 'res-r-000001';
const PATH = `/api/reservations/${ID}`;
const as = 'admin';
const act = (action: string, body: object = {}) => app.call('POST', `${PATH}/actions/${action}`, { as, body });
const hold = (amount: number, method = 'CREDIT_CARD') =>
  app.call('POST', '/api/payments', {
    as,
    body: { kind: 'DEPOSIT_IN', reservationId: ID, method, amount, currency: 'EUR' },
  });
const proposed = () => app.call('GET', `${PATH}/actions/finish`, { as });
const deposit = async () => (await app.call('GET', `/api/security-deposits?reservationId=${ID}`, { as })).body.items[0];
const moved = (kind: string) =>
  app.store
    .table('payments', 'demo')
    .equal('reservationId', ID)
    .filter((row) => row['kind'] === kind)
    .map((row) => [row['amount'], row['method'], row['status']]);

test('PA2: a check-out says what is held and how it was taken, and gives it back', async () => {
  await hold(44_400);
  expect((await proposed()).body.values).toMatchObject({ depositHeld: 44_400, depositMethod: 'CREDIT_CARD' });
  const done = await act('finish', { depositHeld: 44_400, settlesDeposit: true, depositMethod: 'CREDIT_CARD' });
  expect([done.status, done.body.status]).toEqual([200, 'FINISHED']);
  expect(moved('DEPOSIT_OUT')).toEqual([[44_400, 'CREDIT_CARD', 'SUCCESSFUL']]);
  expect(await deposit()).toMatchObject({ held: 0, state: 'REFUNDED' });
});

test('PA2: what is kept for a damage before, with its picture on the deposit, does not go back', async () => {
  await hold(44_400);
  const { id } = (await deposit())!;
  const headers = { 'content-type': 'image/png', 'x-file-name': 'lamp.png' };
  const file = (await app.call('POST', '/api/files', { as, raw: png(), headers })).body;
  const kept = { amount: 10_000, reason: 'Broken lamp', evidence: [{ id: file.id }] };
  expect((await app.call('POST', `/api/security-deposits/${id}/actions/withhold`, { as, body: kept })).status).toBe(
    200,
  );
  const { values } = (await proposed()).body;
  expect(values).toMatchObject({ depositHeld: 34_400 });
  expect((await act('finish', { ...values, settlesDeposit: true })).body.status).toBe('FINISHED');
  expect([moved('DEPOSIT_WITHHELD').length, moved('DEPOSIT_OUT')]).toEqual([
    1,
    [[34_400, 'CREDIT_CARD', 'SUCCESSFUL']],
  ]);
  expect(await deposit()).toMatchObject({ withheld: 10_000, refunded: 34_400, state: 'PARTLY_WITHHELD' });
});

test('what was given back by somebody else meanwhile is not given back again', async () => {
  await hold(44_400);
  const id = (await deposit())!.id;
  await app.call('POST', `/api/security-deposits/${id}/actions/giveBack`, {
    as,
    body: { amount: 4400, method: 'CASH' },
  });
  const refused = await act('finish', { depositHeld: 44_400, settlesDeposit: true });
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain('400.00 EUR, not 444.00 EUR');
});

test('a check-out that is taken back the same day holds the deposit again', async () => {
  await hold(44_400);
  await act('finish', { depositHeld: 44_400, settlesDeposit: true });
  expect((await act('undoCheckOut')).body).toMatchObject({ status: 'SUCCESSFUL', settlesDeposit: null });
  expect(moved('DEPOSIT_OUT')[0]).toEqual([44_400, 'CASH', 'REVERSED']);
  expect(await deposit()).toMatchObject({ held: 44_400, state: 'HELD' });
});

test('the deposit of who leaves without a word of it stays held, as before', async () => {
  await hold(44_400);
  expect((await act('finish')).body.status).toBe('FINISHED');
  expect(await deposit()).toMatchObject({ held: 44_400 });
});

test('without a deposit nothing is proposed, and nothing asked', async () => {
  expect((await proposed()).body).toMatchObject({
    values: { depositHeld: null, depositMethod: null },
    notes: [],
    record: { id: ID, status: 'SUCCESSFUL' },
  });
});

const paid = async () => (await app.call('GET', PATH, { as })).body;
const DEBT = { restOwed: 45_000, restNow: 45_000, restMethod: 'CASH' };

test('PA1: a check-out says what is owed, takes it beside the deposit, and keeps nothing of what it asked', async () => {
  await hold(10_000);
  const { values } = (await proposed()).body;
  expect(values).toMatchObject({ ...DEBT, depositHeld: 10_000 });
  const done = await act('finish', { ...values, takesRest: true, settlesDeposit: true });
  expect(done.body).toMatchObject({ status: 'FINISHED', paidAmount: 45_000, remainingPrice: 0, paymentState: 'PAID' });
  expect(done.body).toMatchObject({ restOwed: null, takesRest: null, restNow: null, restMethod: null });
  expect([moved('COLLECTION'), moved('DEPOSIT_OUT')]).toEqual([
    [[45_000, 'CASH', 'SUCCESSFUL']],
    [[10_000, 'CREDIT_CARD', 'SUCCESSFUL']],
  ]);
});

test('a part of it is taken, into the account that is named; the rest stays owed, and gives no reason', async () => {
  const body = { name: 'Second till', kind: 'CASH_DESK', currency: 'EUR' };
  const till = (await app.call('POST', '/api/accounts', { as, body })).body.id;
  const done = await act('finish', { ...DEBT, takesRest: true, restNow: 20_000, receivedInId: till });
  expect(done.body).toMatchObject({ status: 'FINISHED', paidAmount: 20_000, remainingPrice: 25_000 });
  const payments = app.store.table('payments', 'demo').equal('reservationId', ID);
  expect(payments.map((row) => [row['amount'], row['accountId']])).toEqual([[20_000, till]]);
});

test('leaving with a debt takes nothing where nobody says so', async () => {
  const done = await act('finish', { ...DEBT, takesRest: false });
  expect(done.body).toMatchObject({ status: 'FINISHED', paidAmount: 0, remainingPrice: 45_000 });
  expect(moved('COLLECTION')).toEqual([]);
});

test('PA1: money that somebody else took in the same minute is not taken twice, and the guests are still in', async () => {
  await act('recordPayment', { paidAmount: 45_000, paymentMethod: 'CASH' });
  const refused = await act('finish', { ...DEBT, takesRest: true });
  expect([refused.status, Object.keys(refused.body.errors), (await paid())['status']]).toEqual([
    ...[409, ['restOwed'], 'SUCCESSFUL'],
  ]);
  expect(moved('COLLECTION')).toHaveLength(1);
});

test.each([
  ['nothing', { restNow: 0 }, 422, 'restNow'],
  ['more than twice what is owed', { restNow: 90_001 }, 409, 'restNow'],
  ['an account of another currency', { receivedInId: 'acc-try' }, 422, 'receivedInId'],
])('%s is refused at its field and nobody leaves', async (_, wrong, status, field) => {
  await app.store.transact((tx) =>
    tx.put('accounts', 'demo', { id: 'acc-try', tenantId: 'demo', name: 'Lira', kind: 'CASH_DESK', currency: 'TRY' }),
  );
  const refused = await act('finish', { ...DEBT, takesRest: true, ...wrong });
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([status, [field]]);
  expect([moved('COLLECTION'), (await paid())['status']]).toEqual([[], 'SUCCESSFUL']);
});

test('a check-out that is taken back leaves its payment, as a check-in does, and asks for nothing twice', async () => {
  await act('finish', { ...DEBT, takesRest: true });
  expect((await act('undoCheckOut')).body).toMatchObject({ status: 'SUCCESSFUL', paidAmount: 45_000, takesRest: null });
  expect(moved('COLLECTION')).toEqual([[45_000, 'CASH', 'SUCCESSFUL']]);
  expect((await proposed()).body.values).toMatchObject({ restOwed: null, restNow: null });
  expect((await act('finish')).body).toMatchObject({ status: 'FINISHED', paidAmount: 45_000 });
});

test('an edit that says a payment was received takes none, then or with the check-out', async () => {
  const { version } = await paid();
  await app.call('PATCH', PATH, { as, version, body: { restOwed: 45_000, takesRest: true, notes: 'Late' } });
  expect((await act('finish')).body).toMatchObject({ status: 'FINISHED', paidAmount: 0 });
});

test('what was settled with the check-in asks for no reason, and takes nothing, at the check-out', async () => {
  await app.store.transact((tx) =>
    tx.put('reservations', 'demo', {
      ...tx.table('reservations', 'demo').get(ID)!,
      owedNow: 45_000,
      takesPayment: true,
      payNow: 20_000,
      payMethod: 'CASH',
    }),
  );
  expect((await act('finish', { ...DEBT, takesRest: false })).body).toMatchObject({
    status: 'FINISHED',
    paidAmount: 0,
  });
});
