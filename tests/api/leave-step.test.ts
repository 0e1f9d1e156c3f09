import { afterEach, beforeEach, expect, test } from 'vitest';
import { png } from './pictures.ts';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
  await app.store.transact((tx) =>
    tx.put('reservations', 'demo', {
      ...tx.table('reservations', 'demo').get(ID),
      ...{ id: ID, checkIn: '2026-11-17', checkOut: '2026-11-20', status: 'SUCCESSFUL', stayState: 'IN_HOUSE' },
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
  expect((await proposed()).body.values).toEqual({ depositHeld: 44_400, depositMethod: 'CREDIT_CARD' });
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
