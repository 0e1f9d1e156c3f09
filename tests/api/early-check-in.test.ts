import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Row } from '../../src/config/types.ts';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
const put = (collection: string, row: Row & { id: string }) =>
  app.store.transact((tx) =>
    tx.put(collection, 'demo', { ...tx.table(collection, 'demo').get(row.id), tenantId: 'demo', ...row }),
  );
beforeEach(async () => {
  app = await startApp();
  const item = { kind: 'EARLY_CHECK_IN', currency: 'EUR', vatPct: '20', version: 1, isActive: true };
  const noon = { id: 'chi-noon', until: '12:00', unitPrice: 2500, per: 'PIECE' };
  const hourly = { id: 'chi-hour', unitPrice: 1000, per: 'HOUR' };
  for (const each of [noon, hourly])
    await put('charge-items', { ...item, ...each, title: each.id, name: { en: each.id, tr: each.id } });
  await put('reservations', {
    ...{ id: ID, checkIn: '2026-11-20', checkOut: '2026-11-24', status: 'SUCCESSFUL', stayState: 'EXPECTED' },
    actualCheckInAt: null,
  });
  await put('estates', { id: 'est-a1', cleaningState: 'DIRTY' });
});
afterEach(() => app.close());

/** Comes today, the morning of 20 November; of 450.00 EUR. */
const ID = 'res-r-000001';
const PATH = `/api/reservations/${ID}`;
const as = 'admin';
const act = (action: string, body: object = {}) => app.call('POST', `${PATH}/actions/${action}`, { as, body });
const early = (body: object) => act('earlyCheckIn', body);
const undo = async () => {
  const { version } = app.store.table('reservations', 'demo').get(ID)!;
  return app.call('POST', `${PATH}/actions/undoEarlyCheckIn`, { as, body: {}, version: Number(version) });
};
const proposed = async () => (await app.call('GET', `${PATH}/actions/earlyCheckIn`, { as })).body;
const charges = () =>
  app.store
    .table('reservation-charges', 'demo')
    .equal('reservationId', ID)
    .map(({ amount, itemId, bornBy }) => [amount, itemId, bornBy]);
/** Others leave the same home that day. */
const othersLeave = (plannedDeparture: string | null = null) =>
  put('reservations', {
    ...app.store.table('reservations', 'demo').get(ID),
    ...{ id: 'res-last', code: 'R-LAST', checkIn: '2026-11-17', checkOut: '2026-11-20', plannedDeparture },
    ...{ actualCheckInAt: '2026-11-17T12:00:00.000Z', stayState: 'IN_HOUSE', guestId: 'gst-2' },
  });
const clean = (id = 'hk-res-last-out') => app.store.table('housekeeping-tasks', 'demo').get(id);

test('AV5, PA1: the hour, the charge and the clean are one write', async () => {
  await othersLeave('10:00');
  await app.call('POST', '/api/reservations/res-last/actions/planTimes', { as, body: { plannedDeparture: '10:30' } });
  expect(clean()).toMatchObject({ windowStart: '10:30', windowEnd: '15:00' });
  // Of the hours on offer the one that is still to come.
  expect((await proposed()).values).toMatchObject({ earlyItemId: 'chi-hour' });
  await put('charge-items', { id: 'chi-noon', until: '14:00' });
  const { values, notes } = await proposed();
  expect(values).toEqual({
    ...{ earlyItemId: 'chi-noon', earlyHour: null, earlyFree: false, earlyAmount: null },
    ...{ earlyDeparture: '10:30', earlyReason: null },
  });
  expect(notes).toEqual([
    'Bea Guest (R-LAST) leaves this home on the same day, by 10:30.',
    'The home is not clean now.',
  ]);
  const done = await early(values);
  expect([done.status, done.body]).toEqual([
    200,
    expect.objectContaining({
      ...{ plannedArrival: '14:00', earlyFrom: '14:00', chargesTotal: 2500, remainingPrice: 47_500 },
      ...{ earlyItemId: null, comesEarly: null, earlyReason: null, lateUntil: null },
    }),
  ]);
  expect(charges()).toEqual([[2500, 'chi-noon', 'GUEST']]);
  expect(clean()).toMatchObject({ windowStart: '10:30', windowEnd: '14:00' });
});

test('an item sold by the hour counts the hours begun before the usual one; done again it is charged once', async () => {
  await early({ earlyItemId: 'chi-hour', earlyHour: '12:30' });
  expect(charges()).toEqual([[3000, 'chi-hour', 'GUEST']]);
  await early({ earlyItemId: 'chi-noon' });
  expect(charges()).toEqual([[2500, 'chi-noon', 'GUEST']]);
  const again = await proposed();
  expect(again.notes[0]).toContain('from 12:00, 25.00 EUR');
  const free = await early({ earlyItemId: 'chi-noon', earlyFree: true });
  expect(free.body).toMatchObject({ earlyFrom: '12:00', chargesTotal: 0 });
  expect(charges()).toEqual([[2500, 'chi-noon', 'COMPANY']]);
});

test('at the hour at which others leave, or before, a reason is needed, and kept', async () => {
  await othersLeave();
  const refused = await early({ earlyItemId: 'chi-noon', earlyHour: '11:00' });
  expect([refused.status, Object.keys(refused.body.errors), charges()]).toEqual([422, ['earlyReason'], []]);
  const reason = { earlyDeparture: '11:00', earlyReason: 'They left in the night' };
  const done = await early({ earlyItemId: 'chi-noon', earlyHour: '11:00', ...reason });
  expect(done.body).toMatchObject({ earlyFrom: '11:00', earlyReason: 'They left in the night' });
  await put('reservations', { id: 'res-last', actualCheckOutAt: '2026-11-20T05:00:00.000Z', status: 'FINISHED' });
  expect((await proposed()).notes).toContain('Nobody has to leave this home on that day.');
  expect((await early({ earlyItemId: 'chi-noon', earlyHour: '10:00' })).body).toMatchObject({ earlyReason: null });
});

test('a clean pinned to an hour at which they are there already is done before; one that has begun is told of', async () => {
  await othersLeave();
  await app.call('POST', '/api/reservations/res-last/actions/planTimes', { as, body: { plannedDeparture: '10:30' } });
  await put('housekeeping-tasks', {
    id: 'hk-res-last-out',
    ...{ isPinned: true, windowStart: '13:00', windowEnd: '14:30' },
  });
  await early({ earlyItemId: 'chi-noon' });
  expect(clean()).toMatchObject({ windowStart: '10:30', windowEnd: '12:00', isPinned: true });
  await put('housekeeping-tasks', { id: 'hk-res-last-out', status: 'IN_PROGRESS' });
  const done = await early({ earlyItemId: 'chi-noon', earlyHour: '11:30' });
  expect(JSON.stringify(done.body['_warnings'])).toContain('come at 11:30');
});

test('what prepares an empty home for them is done before they come', async () => {
  await act('planTimes', { plannedArrival: '16:00' });
  expect(clean(`hk-${ID}-in`)).toMatchObject({ windowStart: '13:00', type: 'CHECK_IN_PREP' });
  await early({ earlyItemId: 'chi-noon' });
  expect(clean(`hk-${ID}-in`)).toMatchObject({ windowStart: '09:00', windowEnd: '12:00', isPinned: false });
});

test('taken back, guests come at the usual hour and owe nothing for it; another hour by hand ends it', async () => {
  await early({ earlyItemId: 'chi-noon' });
  expect((await undo()).body).toMatchObject({
    ...{ plannedArrival: null, earlyFrom: null, chargesTotal: 0, remainingPrice: 45_000 },
  });
  expect((await undo()).status).toBe(409);
  await early({ earlyItemId: 'chi-noon' });
  expect((await act('planTimes', { plannedArrival: '13:30' })).body).toMatchObject({ earlyFrom: null });
});

test.each([
  ['no hour', {}, 'earlyHour'],
  ['the usual hour', { earlyHour: '15:00', earlyFree: true }, 'earlyHour'],
  ['neither item nor price', { earlyHour: '13:00' }, 'earlyItemId'],
  ['an item of another kind', { earlyItemId: 'chi-1', earlyHour: '13:00' }, 'earlyItemId'],
  ['a price of nothing', { earlyItemId: 'chi-noon', earlyAmount: 0 }, 'earlyAmount'],
])('%s is refused beside its field', async (_what, body, field) => {
  const refused = await early(body);
  expect([refused.status, Object.keys(refused.body.errors), charges()]).toEqual([422, [field], []]);
});

test('both ends of a stay are agreed beside each other; who has come, and other roles, agree none', async () => {
  await early({ earlyItemId: 'chi-noon' });
  const late = await act('lateCheckOut', { lateHour: '13:00', lateFree: true });
  expect(late.body).toMatchObject({ earlyFrom: '12:00', lateUntil: '13:00', chargesTotal: 2500 });
  await put('reservations', { id: ID, actualCheckInAt: '2026-11-20T06:00:00.000Z' });
  expect((await early({ earlyItemId: 'chi-noon' })).status).toBe(409);
  for (const other of ['Accounting', 'HouseKeeping', 'Investor']) {
    const body = { earlyItemId: 'chi-noon' };
    expect((await app.call('POST', `${PATH}/actions/earlyCheckIn`, { as: other, body })).status).toBe(403);
  }
});
