import { afterEach, beforeEach, expect, test } from 'vitest';
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

/** Of 450.00 EUR, in house, and leaves today. */
const ID = 'res-r-000001';
const PATH = `/api/reservations/${ID}`;
const as = 'Accounting';
const later = () => (app.clock.now += 1000);
const act = async (
  action: string,
  body: object = {},
  more: { readonly version?: number; readonly as?: string } = {},
) => (later(), app.call('POST', `${PATH}/actions/${action}`, { as, body, ...more }));
const stay = async () => (await app.call('GET', PATH, { as })).body;
const record = (paidAmount: number) => act('recordPayment', { paidAmount, paymentMethod: 'CASH' });
const undo = async (more: { readonly version?: number; readonly as?: string } = {}) =>
  act('undoRecordPayment', {}, { version: (await stay()).version, ...more });
const payments = () =>
  app.store
    .table('payments', 'demo')
    .equal('reservationId', ID)
    .map((row) => [row['kind'], row['amount'], row['status']]);

test('PA4: a payment recorded by mistake is undone in one press: it is reversed, and the stay owes it again', async () => {
  const paid = await record(20_000);
  expect(paid.body).toMatchObject({ receivedLast: 20_000, receivedOn: '2026-11-20', paidAmount: 20_000 });
  const undone = await undo({ version: paid.body.version });
  expect([undone.status, undone.body]).toMatchObject([200, { receivedLast: null, receivedOn: null, receivedId: null }]);
  expect(await stay()).toMatchObject({ paidAmount: 0, remainingPrice: 45_000, paymentState: 'UNPAID' });
  expect(payments()).toEqual([
    ['COLLECTION', 20_000, 'REVERSED'],
    ['REFUND', 20_000, 'REVERSED'],
  ]);
  // There is nothing left to undo.
  expect((await undo()).status).toBe(409);
});

test('of two payments only the last is undone, and the one before not after it', async () => {
  await record(20_000);
  await record(5000);
  expect((await undo()).status).toBe(200);
  expect([(await stay())['paidAmount'], (await undo()).status]).toEqual([20_000, 409]);
});

test.each<[string, object]>([
  ['another payment', { kind: 'COLLECTION', method: 'CASH', amount: 100 }],
  ['a refund', { kind: 'REFUND', method: 'CASH', amount: 100, reason: 'No hot water' }],
])('PA4: it is not undone once %s followed', async (_, body) => {
  await record(20_000);
  later();
  const made = await app.call('POST', '/api/payments', { as, body: { reservationId: ID, currency: 'EUR', ...body } });
  expect(made.status).toBe(201);
  const refused = await undo();
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('under Payments')]);
  expect(payments()[0]).toEqual(['COLLECTION', 20_000, 'SUCCESSFUL']);
});

test('it is undone only as it was seen, on its day, and by who may record one', async () => {
  const paid = await record(20_000);
  const { version } = paid.body;
  await app.call('PATCH', PATH, { as: 'admin', version, body: { notes: 'Late' } });
  expect((await undo({ version })).status).toBe(412);
  for (const who of ['HouseKeeping', 'Investor']) expect([403, 404]).toContain((await undo({ as: who })).status);
  await app.store.transact((tx) =>
    tx.put('reservations', 'demo', { ...tx.table('reservations', 'demo').get(ID)!, receivedOn: '2026-11-19' }),
  );
  expect((await undo()).status).toBe(409);
  expect((await stay())['paidAmount']).toBe(20_000);
});

test('PA4: what was reversed under Payments is not reversed twice', async () => {
  await record(20_000);
  const { id } = app.store.table('payments', 'demo').equal('reservationId', ID)[0]!;
  await app.call('POST', `/api/payments/${id}/actions/reverse`, { as, body: { reason: 'Typed twice' } });
  const refused = await undo();
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('already reversed')]);
});

test('a payment taken with a check-out is undone once the check-out is taken back, or while it stands', async () => {
  const asked = { restOwed: 45_000, takesRest: true, restNow: 45_000, restMethod: 'CASH' };
  await act('finish', asked, { as: 'admin' });
  expect(await stay()).toMatchObject({ status: 'FINISHED', receivedLast: 45_000, paidAmount: 45_000 });
  expect((await undo()).status).toBe(200);
  expect(await stay()).toMatchObject({ status: 'FINISHED', paidAmount: 0, remainingPrice: 45_000 });
});
