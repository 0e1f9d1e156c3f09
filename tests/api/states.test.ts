import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Row } from '../../src/config/types.ts';
import { NOW } from './rows.ts';
import { runJobs } from './run-jobs.ts';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeEach(async () => (app = await startApp()));
afterEach(() => app.close());

const ago = (hours: number): string => new Date(NOW - hours * 3_600_000).toISOString();
const stay = (checkIn: string, checkOut: string, more: object = {}) => ({
  estateId: 'est-a1',
  checkIn,
  checkOut,
  adults: 2,
  salesChannelId: 'chn-1',
  guestId: 'gst-1',
  ...more,
});
const book = (body: object) => app.call('POST', '/api/reservations', { as: 'admin', body });
const act = (id: string, action: string, body: object = {}, as = 'admin') =>
  app.call('POST', `/api/reservations/${id}/actions/${action}`, { as, body });
const read = async (id: string) => (await app.call('GET', `/api/reservations/${id}`, { as: 'admin' })).body;
const change = (id: string, set: object) =>
  app.store.transact((tx) => {
    const row = tx.table('reservations', 'demo').get(id);
    tx.put('reservations', 'demo', { ...row, ...set } as Row);
  });
const statesOf = async (id: string) => {
  const path = `/api/reservation-status-history?reservationId=${id}&sortBy=at&pageSize=-1`;
  const { body } = await app.call('GET', path, { as: 'admin' });
  return body.items.map(({ axis, from, to, source }) => [axis, from, to, source].join(' '));
};
const jobsAfter = (hours: number) => runJobs(app, NOW + hours * 3_600_000);

describe('RS1 three states, each change written down with it', () => {
  test('creating, paying, confirming', async () => {
    const { body } = await book(stay('2027-01-01', '2027-01-04'));
    expect(body['stayState']).toBe('EXPECTED');
    await act(body.id, 'recordPayment', { paidAmount: 100 });
    await act(body.id, 'confirm');
    expect((await statesOf(body.id)).sort()).toEqual([
      'BOOKING  PENDING USER',
      'BOOKING PENDING SUCCESSFUL USER',
      'PAYMENT  UNPAID USER',
      'PAYMENT UNPAID PARTIAL USER',
      'STAY  EXPECTED USER',
    ]);
  });
  test('the reason of a cancellation, and who did it', async () => {
    await act('res-r-000001', 'cancel', { cancelReason: 'NO_PAYMENT' });
    const { body } = await app.call('GET', '/api/reservation-status-history?to=CANCELLED', { as: 'admin' });
    expect(body.items).toMatchObject([{ by: 'admin Tester', reason: 'NO_PAYMENT', at: '2026-11-20T09:00:00.000Z' }]);
  });
  test('another reason is said in words, and a note may stand beside any', async () => {
    const { status, body } = await act('res-r-000001', 'cancel', { cancelReason: 'OTHER' });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['cancelNote']]);
    const cancelNote = 'They asked by phone';
    const noted = await act('res-r-000001', 'cancel', { cancelReason: 'GUEST_REQUEST', cancelNote });
    expect(noted.body).toMatchObject({ status: 'CANCELLED', cancelNote });
  });
  test('a refused action writes nothing; a deleted record takes its states along', async () => {
    const { body } = await book(stay('2027-01-01', '2027-01-04'));
    await act(body.id, 'cancel');
    expect(await statesOf(body.id)).toHaveLength(3);
    expect((await app.call('DELETE', `/api/reservations/${body.id}`, { as: 'admin', version: 1 })).status).toBe(204);
    expect(await statesOf(body.id)).toEqual([]);
  });
  test('check-in and check-out; leaving early frees the nights that remain (RS3)', async () => {
    await change('res-r-000001', { checkIn: '2026-11-18', checkOut: '2026-11-25' });
    expect((await act('res-r-000001', 'checkIn')).body['stayState']).toBe('IN_HOUSE');
    expect((await book(stay('2026-11-21', '2026-11-23'))).status).toBe(409);
    const { body } = await act('res-r-000001', 'finish');
    expect(body).toMatchObject({ status: 'FINISHED', stayState: 'DEPARTED', departedOn: '2026-11-20' });
    expect(body['checkOut']).toBe('2026-11-25');
    expect((await book(stay('2026-11-20', '2026-11-23'))).status).toBe(201);
  });
  test('a no-show keeps its nights', async () => {
    await change('res-r-000001', { checkIn: '2026-11-20', checkOut: '2026-11-25' });
    expect((await act('res-r-000001', 'noShow')).body['stayState']).toBe('NO_SHOW');
    expect((await book(stay('2026-11-21', '2026-11-23'))).status).toBe(409);
  });
});

describe('FINISHED → SUCCESSFUL', () => {
  const finished = { status: 'FINISHED', checkIn: '2026-11-16', checkOut: '2026-11-22', departedOn: '2026-11-20' };
  test('by a super admin with a reason, and only while the nights are still free (AV4)', async () => {
    await change('res-r-000001', finished);
    expect((await act('res-r-000001', 'reopen', { reopenReason: 'Wrong flat' })).status).toBe(403);
    const unasked = await act('res-r-000001', 'reopen', {}, 'SuperAdmin');
    expect([unasked.status, Object.keys(unasked.body.errors)]).toEqual([422, ['reopenReason']]);
    const { body: other } = await book(stay('2026-11-20', '2026-11-21'));
    const taken = await act('res-r-000001', 'reopen', { reopenReason: 'Wrong flat' }, 'SuperAdmin');
    expect([taken.status, taken.body['blockedBy']]).toMatchObject([409, { code: other.code }]);
    await act(other.id, 'cancel', { cancelReason: 'DUPLICATE' });
    const { body } = await act('res-r-000001', 'reopen', { reopenReason: 'Wrong flat' }, 'SuperAdmin');
    expect(body).toMatchObject({ status: 'SUCCESSFUL', departedOn: null });
  });
  test('not after seven days', async () => {
    await change('res-r-000001', { ...finished, checkIn: '2026-11-01', checkOut: '2026-11-12', departedOn: null });
    expect((await act('res-r-000001', 'reopen', { reopenReason: 'Late' }, 'SuperAdmin')).status).toBe(409);
  });
});

describe('a hold that ran out', () => {
  test('becomes FAILED exactly once, frees its nights and says why, also when found at a start', async () => {
    const { body } = await book(stay('2027-01-01', '2027-01-04'));
    expect(await jobsAfter(23)).toBe(0);
    expect(await Promise.all([jobsAfter(25), jobsAfter(25)])).toEqual([1, 0]);
    expect(await jobsAfter(25)).toBe(0);
    expect(await read(body.id)).toMatchObject({ status: 'FAILED', failCause: 'HOLD_EXPIRED', version: 2 });
    expect(await statesOf(body.id)).toContain('BOOKING PENDING FAILED SYSTEM');
    expect((await book(stay('2027-01-01', '2027-01-04'))).status).toBe(201);
    const { body: history } = await app.call('GET', `/api/reservations/${body.id}/history`, { as: 'admin' });
    expect(history.items[0]).toMatchObject({ action: 'fail', by: { name: 'Konak' } });
  });
  test('never touches a confirmed one', async () => {
    const { body } = await book(stay('2027-01-01', '2027-01-04'));
    await act(body.id, 'confirm');
    expect(await jobsAfter(25)).toBe(0);
    expect((await read(body.id)).status).toBe('SUCCESSFUL');
  });
  test('a day later confirmed stays are late', async () => {
    await change('res-r-000001', { checkIn: '2026-11-20', checkOut: '2026-11-25', stayState: 'EXPECTED' });
    await change('res-r-000002', {
      checkIn: '2026-11-15',
      checkOut: '2026-11-20',
      stayState: 'IN_HOUSE',
      actualCheckInAt: ago(72),
    });
    // Both are late, and the one that leaves this week was put there without its cleaning task (OPS2).
    expect(await jobsAfter(24)).toBe(3);
    expect(await jobsAfter(24)).toBe(0);
    expect((await read('res-r-000001'))['stayState']).toBe('ARRIVAL_DELAYED');
    expect((await read('res-r-000002'))['stayState']).toBe('DEPARTURE_DELAYED');
  });
});

describe('AV4 somebody else won the nights of a lapsed hold', () => {
  const race = async (more: object) => {
    const { body: slow } = await book(stay('2027-01-01', '2027-01-04', more));
    await change(slow.id, { holdExpiresAt: ago(1) });
    const { body: winner } = await book(stay('2027-01-02', '2027-01-05'));
    const answer = await act(slow.id, 'confirm');
    return { slow, winner, answer };
  };
  test('confirming is 409 with the winner’s code, and a direct one stays as it is', async () => {
    const { slow, winner, answer } = await race({});
    expect([answer.status, answer.body['blockedBy']]).toMatchObject([409, { code: winner.code }]);
    expect(answer.body.message).toContain(winner.code);
    expect((await read(slow.id)).status).toBe('PENDING');
  });
  test('a channel’s becomes ALLREADYTAKEN and keeps the winner’s code', async () => {
    const { slow, winner, answer } = await race({ channelRef: 'BK-1' });
    expect([answer.status, answer.body['blockedBy']]).toMatchObject([409, { code: winner.code }]);
    expect(await read(slow.id)).toMatchObject({ status: 'ALLREADYTAKEN', takenByCode: winner.code, stayState: null });
    expect(await statesOf(slow.id)).toContain('BOOKING PENDING ALLREADYTAKEN USER');
    expect((await act(slow.id, 'confirm')).status).toBe(409);
  });
});

test('a channel’s reference names one reservation; another channel may use the same', async () => {
  const { body } = await book(stay('2027-01-01', '2027-01-04', { channelRef: 'BK-7' }));
  const again = await book(stay('2027-02-01', '2027-02-04', { channelRef: 'BK-7' }));
  expect([again.status, again.body.errors['channelRef']?.[0]]).toMatchObject([
    409,
    expect.stringContaining(body.code) as string,
  ]);
  await app.store.transact((tx) => {
    tx.put('sales-channels', 'demo', { ...tx.table('sales-channels', 'demo').get('chn-1'), id: 'chn-2', name: 'Two' });
  });
  const other = await book(stay('2027-02-01', '2027-02-04', { channelRef: 'BK-7', salesChannelId: 'chn-2' }));
  expect(other.status).toBe(201);
});
