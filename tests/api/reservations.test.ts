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
const book = (body: object, as = 'admin') => app.call('POST', '/api/reservations', { as, body });

describe('POST /api/reservations', () => {
  test('needs estateId, checkIn, checkOut, adults, salesChannelId, guestId; the server makes code, quote, prices and hold', async () => {
    const { status, body } = await book(stay('2027-01-01', '2027-01-04'));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      code: 'R-000003',
      status: 'PENDING',
      nights: 3,
      currency: 'EUR',
      accommodationPrice: 30_000,
      cleaningFee: 5000,
      totalPrice: 35_000,
      remainingPrice: 35_000,
      paymentState: 'UNPAID',
      holdExpiresAt: '2026-11-21T09:00:00.000Z',
      _refs: { estateId: 'House A1 · A1', guestId: 'Ada Guest', salesChannelId: 'Direct' },
    });
  });
  test('codes count on per tenant, and a refused creation uses none', async () => {
    expect((await book(stay('2026-12-02', '2026-12-03'))).status).toBe(409);
    expect((await book(stay('2027-01-01', '2027-01-04'))).body.code).toBe('R-000003');
    expect((await book(stay('2027-01-04', '2027-01-05'))).body.code).toBe('R-000004');
    const other = { ...stay('2027-01-01', '2027-01-02', 'est-x1'), salesChannelId: 'chn-b', guestId: 'gst-b' };
    expect((await book(other, 'otherAdmin')).body.code).toBe('R-000002');
  });
  test('AV1 taken nights are 409 naming the reservation, beside checkIn', async () => {
    const { status, body } = await book(stay('2026-12-04', '2026-12-06'));
    expect(status).toBe(409);
    expect(body.errors['checkIn']?.[0]).toContain('R-000001');
    expect(body).toMatchObject({ message: body.errors['checkIn']?.[0], blockedBy: { code: 'R-000001' } });
  });
  test('AV1 same-day turnover is free', async () => {
    expect((await book(stay('2026-12-05', '2026-12-06'))).status).toBe(201);
    expect((await book(stay('2026-11-30', '2026-12-01'))).status).toBe(201);
  });
  test.each([
    ['checkOut', stay('2027-01-04', '2027-01-04')],
    ['checkOut', stay('2027-01-04', '2027-01-01')],
    ['checkIn', stay('2026-02-30', '2027-01-01')],
    ['checkIn', stay('2026-11-19', '2026-11-25')],
    ['adults', { ...stay('2027-01-01', '2027-01-04'), adults: 9 }],
    ['adults', { ...stay('2027-01-01', '2027-01-04'), adults: 0 }],
    ['adults', { ...stay('2027-01-01', '2027-01-04'), adults: '2' }],
    ['estateId', stay('2027-01-01', '2027-01-04', 'est-x1')],
    ['totalPrice', { ...stay('2027-01-01', '2027-01-04'), totalPrice: 1 }],
    ['code', { ...stay('2027-01-01', '2027-01-04'), code: 'R-999999' }],
  ])('S6 %s that makes no sense is 422 beside it', async (field, body) => {
    const answer = await book(body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, expect.arrayContaining([field])]);
  });
});

describe('R8 no two stays share a night', () => {
  test('moving onto another stay is 409; re-activating after the hold ran out checks again', async () => {
    const { body } = await book(stay('2027-01-01', '2027-01-04'));
    const path = `/api/reservations/${body.id}`;
    const moved = await app.call('PATCH', path, {
      as: 'admin',
      body: { checkIn: '2026-12-02', checkOut: '2026-12-04' },
      version: 1,
    });
    expect(moved.status).toBe(409);
    expect((await app.call('GET', path, { as: 'admin' })).body.checkIn).toBe('2027-01-01');
  });
});

describe('the state machine', () => {
  const act = (id: string, action: string, body: object = {}) =>
    app.call('POST', `/api/reservations/${id}/actions/${action}`, { as: 'admin', body });

  test('PENDING → SUCCESSFUL → CANCELLED with the reason that is asked', async () => {
    const { body } = await book(stay('2027-01-01', '2027-01-04'));
    const id = body.id;
    expect((await act(id, 'confirm')).body).toMatchObject({ status: 'SUCCESSFUL', holdExpiresAt: null });
    const unasked = await act(id, 'cancel');
    expect([unasked.status, Object.keys(unasked.body.errors)]).toEqual([422, ['cancelReason']]);
    expect((await act(id, 'cancel', { cancelReason: 'NO_PAYMENT' })).body).toMatchObject({ status: 'CANCELLED' });
    expect((await book(stay('2027-01-01', '2027-01-04'))).status).toBe(201);
    const closed = await act(id, 'confirm');
    expect([closed.status, closed.body.allowed]).toEqual([409, ['undoCancel']]);
  });
  test('status by PATCH is refused', async () => {
    const answer = await app.call('PATCH', '/api/reservations/res-r-000001', {
      as: 'admin',
      body: { status: 'FINISHED' },
      version: 1,
    });
    expect(answer.status).toBe(422);
  });
  test('Accounting records a payment and nothing else', async () => {
    const path = '/api/reservations/res-r-000001/actions/recordPayment';
    const paid = await app.call('POST', path, { as: 'Accounting', body: { paidAmount: 20_000 } });
    expect(paid.body).toMatchObject({ paidAmount: 20_000, remainingPrice: 25_000, paymentState: 'PARTIAL' });
    expect(
      (
        await app.call('PATCH', '/api/reservations/res-r-000001', {
          as: 'Accounting',
          body: { paidAmount: 1 },
          version: 2,
        })
      ).status,
    ).toBe(403);
  });
  test('HouseKeeping sees no guest and no money', async () => {
    const { body } = await app.call('GET', '/api/reservations/res-r-000001', { as: 'HouseKeeping' });
    for (const hidden of ['guestId', 'totalPrice', 'remainingPrice', 'paidAmount', 'salesChannelId']) {
      expect(Object.keys(body)).not.toContain(hidden);
    }
    expect(body._refs).toEqual({ estateId: 'House A1 · A1', 'estateId.propertyName': 'House A1' });
  });
});
