import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeEach(async () => (app = await startApp()));
afterEach(() => app.close());

const stay = (checkIn: string, checkOut: string, estateId = 'est-a1') => ({
  estateId,
  checkIn,
  checkOut,
  adults: 2,
  salesChannelId: 'chn-1',
  guestId: 'gst-1',
});
const period = (from: string, to: string, kind = 'OUT_OF_ORDER', estateId = 'est-a1') => ({
  estateId,
  from,
  to,
  kind,
  reason: 'MAINTENANCE',
});
const book = (body: object) => app.call('POST', '/api/reservations', { as: 'admin', body });
const block = (body: object) => app.call('POST', '/api/out-of-order-periods', { as: 'admin', body });

describe('AV3, OPS5 a block over a stay', () => {
  test('is 409 naming every stay that has to be moved, in the message and as a list', async () => {
    const second = await book(stay('2026-12-06', '2026-12-08'));
    const { status, body } = await block(period('2026-12-04', '2026-12-07'));
    expect(status).toBe(409);
    expect(body.message).toBe(
      `The estate is taken in this period: R-000001 (01 Dec 2026 – 05 Dec 2026), ${second.body.code} (06 Dec 2026 – 08 Dec 2026). Choose other nights, or move or cancel these first.`,
    );
    expect(body.errors['from']).toEqual([body.message]);
    expect(body['conflicts']).toEqual([
      { kind: 'TAKEN', id: 'res-r-000001', code: 'R-000001', from: '2026-12-01', to: '2026-12-05' },
      { kind: 'TAKEN', id: second.body.id, code: second.body.code, from: '2026-12-06', to: '2026-12-08' },
    ]);
  });
  test('AV1 touches it on the same day and is fine', async () => {
    expect((await block(period('2026-12-05', '2026-12-08'))).status).toBe(201);
    expect((await block(period('2026-11-28', '2026-12-01'))).status).toBe(201);
  });
  test('OUT_OF_SERVICE stands beside it, until it is made a block', async () => {
    const { status, body } = await block(period('2026-12-02', '2026-12-04', 'OUT_OF_SERVICE'));
    expect(status).toBe(201);
    const path = `/api/out-of-order-periods/${body.id}`;
    const made = await app.call('PATCH', path, { as: 'admin', body: { kind: 'OWNER_STAY' }, version: 1 });
    expect([made.status, made.body['blockedBy']]).toMatchObject([409, { code: 'R-000001' }]);
  });
  test('is fine once the stay is cancelled', async () => {
    const cancelled = await app.call('POST', '/api/reservations/res-r-000001/actions/cancel', {
      as: 'admin',
      body: { cancelReason: 'DUPLICATE' },
    });
    expect(cancelled.status).toBe(200);
    expect((await block(period('2026-12-02', '2026-12-04'))).status).toBe(201);
  });
  test('a `to` not after `from` is a 422 at that field', async () => {
    const { status, body } = await block(period('2026-12-10', '2026-12-10'));
    expect([status, Object.keys(body.errors)]).toEqual([422, ['to']]);
  });
});

describe('AV3 a stay over a block', () => {
  test.each(['OUT_OF_ORDER', 'OWNER_STAY', 'HOUSE_USE'])('%s is 409 naming the block', async (kind) => {
    const blocked = await block(period('2027-01-03', '2027-01-06', kind));
    const { status, body } = await book(stay('2027-01-01', '2027-01-04'));
    expect(status).toBe(409);
    expect(body['blockedBy']).toMatchObject({ kind: 'BLOCKED', code: blocked.body.code });
    expect(body.errors['checkIn']).toEqual([
      `These nights are blocked by ${blocked.body.code} (03 Jan 2027 – 06 Jan 2027).`,
    ]);
    expect((await book(stay('2027-01-01', '2027-01-03'))).status).toBe(201);
    expect((await book(stay('2027-01-06', '2027-01-07'))).status).toBe(201);
  });
  test('OUT_OF_SERVICE does not keep it out', async () => {
    await block(period('2027-01-03', '2027-01-06', 'OUT_OF_SERVICE'));
    expect((await book(stay('2027-01-01', '2027-01-04'))).status).toBe(201);
  });
  test('release gives the nights back, and is written down', async () => {
    const { body } = await block(period('2027-01-03', '2027-01-06'));
    const path = `/api/out-of-order-periods/${body.id}/actions/release`;
    const released = await app.call('POST', path, { as: 'HouseKeeping', body: {} });
    expect(released.body).toMatchObject({ releasedAt: '2026-11-20T09:00:00.000Z' });
    expect((await app.call('POST', path, { as: 'admin', body: {} })).status).toBe(409);
    expect((await book(stay('2027-01-01', '2027-01-04'))).status).toBe(201);
  });
  test('a stay is not moved onto it either', async () => {
    await block(period('2027-01-03', '2027-01-06'));
    const moved = await app.call('PATCH', '/api/reservations/res-r-000001', {
      as: 'admin',
      body: { checkIn: '2027-01-05', checkOut: '2027-01-08' },
      version: 1,
    });
    expect([moved.status, moved.body['blockedBy']]).toMatchObject([409, { kind: 'BLOCKED' }]);
  });
});

test('an owner sees the blocks of own estates only', async () => {
  const seen = async (as: string) => (await app.call('GET', '/api/out-of-order-periods', { as })).body.total;
  expect([await seen('admin'), await seen('Investor'), await seen('Investor2')]).toEqual([1, 0, 1]);
});
