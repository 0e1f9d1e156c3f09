import { afterEach, beforeEach, expect, test } from 'vitest';
import { as, EARLY, type EdgeApp, ID, startEdge } from './agreed-edge.ts';

let edge: EdgeApp;
beforeEach(async () => {
  edge = await startEdge(EARLY);
  await put('estates', { id: 'est-a1', cleaningState: 'DIRTY' });
});
afterEach(() => edge.app.close());

const put: EdgeApp['put'] = (...row) => edge.put(...row);
const act: EdgeApp['act'] = (...call) => edge.act(...call);
const early: EdgeApp['agree'] = (...call) => edge.agree(...call);
const proposed = () => edge.proposed();
const charges = () => edge.charges();
/** Others leave the same home that day. */
const othersLeave = (plannedDeparture: string | null = null) =>
  put('reservations', {
    ...edge.stay(),
    id: 'res-last',
    code: 'R-LAST',
    checkIn: '2026-11-17',
    checkOut: '2026-11-20',
    plannedDeparture,
    actualCheckInAt: '2026-11-17T12:00:00.000Z',
    stayState: 'IN_HOUSE',
    guestId: 'gst-2',
  });
const clean = (id = 'hk-res-last-out') => edge.task(id);

test('AV5, PA1: the hour, the charge and the clean are one write', async () => {
  await othersLeave('10:00');
  await edge.app.call('POST', '/api/reservations/res-last/actions/planTimes', {
    as,
    body: { plannedDeparture: '10:30' },
  });
  expect(clean()).toMatchObject({ windowStart: '10:30', windowEnd: '15:00' });
  // The next hour on offer that is still to come.
  expect((await proposed()).values).toMatchObject({ earlyItemId: 'chi-hour' });
  await put('charge-items', { id: 'chi-noon', until: '14:00' });
  const { values, notes } = await proposed();
  expect(values).toEqual({
    earlyItemId: 'chi-noon',
    earlyHour: null,
    earlyFree: false,
    earlyAmount: null,
    earlyDeparture: '10:30',
    earlyReason: null,
  });
  expect(notes).toEqual([
    'Bea Guest (R-LAST) leaves this home on the same day, by 10:30.',
    'The home is not clean now.',
  ]);
  const done = await early(values);
  expect([done.status, done.body]).toEqual([
    200,
    expect.objectContaining({
      plannedArrival: '14:00',
      earlyFrom: '14:00',
      chargesTotal: 2500,
      remainingPrice: 47_500,
      earlyItemId: null,
      comesEarly: null,
      earlyReason: null,
      lateUntil: null,
    }),
  ]);
  expect(charges()).toEqual([[2500, 'chi-noon', 'GUEST']]);
  expect(clean()).toMatchObject({ windowStart: '10:30', windowEnd: '14:00' });
});

test('an item sold by the hour counts the hours begun before the usual one; another item alters the charge', async () => {
  await early({ earlyItemId: 'chi-hour', earlyHour: '12:30' });
  expect(charges()).toEqual([[3000, 'chi-hour', 'GUEST']]);
  await early({ earlyItemId: 'chi-noon' });
  expect(charges()).toEqual([[2500, 'chi-noon', 'GUEST']]);
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

test('a clean pinned to a later hour is moved before the arrival; one already started is reported', async () => {
  await othersLeave();
  await edge.app.call('POST', '/api/reservations/res-last/actions/planTimes', {
    as,
    body: { plannedDeparture: '10:30' },
  });
  await put('housekeeping-tasks', {
    id: 'hk-res-last-out',
    isPinned: true,
    windowStart: '13:00',
    windowEnd: '14:30',
  });
  await early({ earlyItemId: 'chi-noon' });
  expect(clean()).toMatchObject({ windowStart: '10:30', windowEnd: '12:00', isPinned: true });
  await put('housekeeping-tasks', { id: 'hk-res-last-out', status: 'IN_PROGRESS' });
  const done = await early({ earlyItemId: 'chi-noon', earlyHour: '11:30' });
  expect(JSON.stringify(done.body['_warnings'])).toContain('arrive at 11:30');
});

test('preparing an empty home is done before they arrive', async () => {
  await act('planTimes', { plannedArrival: '16:00' });
  expect(clean(`hk-${ID}-in`)).toMatchObject({ windowStart: '13:00', type: 'CHECK_IN_PREP' });
  await early({ earlyItemId: 'chi-noon' });
  expect(clean(`hk-${ID}-in`)).toMatchObject({ windowStart: '09:00', windowEnd: '12:00', isPinned: false });
});

test('both ends of a stay can have an agreed hour; a guest who has arrived cannot agree one', async () => {
  await early({ earlyItemId: 'chi-noon' });
  const late = await act('lateCheckOut', { lateHour: '13:00', lateFree: true });
  expect(late.body).toMatchObject({ earlyFrom: '12:00', lateUntil: '13:00', chargesTotal: 2500 });
  await put('reservations', { id: ID, actualCheckInAt: '2026-11-20T06:00:00.000Z' });
  expect((await early({ earlyItemId: 'chi-noon' })).status).toBe(409);
});
