import { afterEach, beforeEach, expect, test } from 'vitest';
import { as, LATE, type EdgeApp, ID, PATH, startEdge } from './agreed-edge.ts';

let edge: EdgeApp;
beforeEach(async () => {
  edge = await startEdge(LATE);
});
afterEach(() => edge.app.close());

const put: EdgeApp['put'] = (...row) => edge.put(...row);
const act: EdgeApp['act'] = (...call) => edge.act(...call);
const late: EdgeApp['agree'] = (...call) => edge.agree(...call);
const proposed = () => edge.proposed();
const charges = () => edge.charges();
const clean = () => edge.task(`hk-${ID}-out`);
/** Others come to the same home that day. */
const nextComes = (plannedArrival: string | null = null) =>
  put('reservations', {
    ...edge.stay(),
    id: 'res-next',
    code: 'R-NEXT',
    checkIn: '2026-11-20',
    checkOut: '2026-11-22',
    plannedArrival,
    actualCheckInAt: null,
    stayState: 'EXPECTED',
    guestId: 'gst-2',
  });

test('AV5, PA1: the hour, the charge and the clean are one write', async () => {
  await act('planTimes', { plannedDeparture: '10:00' });
  expect(clean()).toMatchObject({ windowStart: '10:00' });
  const { values, notes } = await proposed();
  expect(values).toEqual({
    lateItemId: 'chi-three',
    lateHour: null,
    lateFree: false,
    lateAmount: null,
    lateArrival: null,
    lateReason: null,
  });
  expect(notes).toEqual(['Nobody arrives at this home on that day.']);
  const done = await late(values);
  expect([done.status, done.body]).toEqual([
    200,
    expect.objectContaining({
      plannedDeparture: '15:00',
      lateUntil: '15:00',
      chargesTotal: 2500,
      remainingPrice: 47_500,
      lateItemId: null,
      staysLate: null,
    }),
  ]);
  expect(charges()).toEqual([[2500, 'chi-three', 'GUEST']]);
  expect(clean()).toMatchObject({ windowStart: '15:00', stayTime: '15:00' });
});

test('another hour alters the charge there is; taken back, the clean is at the usual hour', async () => {
  await late((await proposed()).values);
  const done = await late({ ...(await proposed()).values, lateItemId: 'chi-six' });
  expect(done.body).toMatchObject({ lateUntil: '18:00', chargesTotal: 4500, remainingPrice: 49_500 });
  expect(charges()).toEqual([[4500, 'chi-six', 'GUEST']]);
  await edge.undo();
  expect(clean()).toMatchObject({ windowStart: '11:00' });
});

test('a late check-out that was added as a charge by hand is not charged again', async () => {
  await act('addCharge', { chargeItemId: 'chi-three', chargeQuantity: 1 });
  await late({ lateItemId: 'chi-three' });
  expect(charges()).toEqual([[2500, 'chi-three', 'GUEST']]);
});

test('free of charge, and what was charged before is the guest’s no more', async () => {
  await late({ lateItemId: 'chi-three', lateFree: true });
  expect(charges()).toEqual([]);
  await late({ lateItemId: 'chi-three' });
  const done = await late({ lateItemId: 'chi-six', lateFree: true });
  expect(done.body).toMatchObject({ lateUntil: '18:00', chargesTotal: 0, remainingPrice: 45_000 });
  expect(charges()).toEqual([[2500, 'chi-three', 'COMPANY']]);
  await late({ lateItemId: 'chi-six' });
  expect(charges()).toEqual([[4500, 'chi-six', 'GUEST']]);
});

test('who comes that day is told; from that hour on a reason is needed, and kept', async () => {
  await nextComes('16:00');
  const { values, notes } = await proposed();
  expect(values).toMatchObject({ lateArrival: '16:00' });
  expect(notes[0]).toBe('Bea Guest (R-NEXT) arrives at this home on the same day, from 16:00.');
  expect((await late({ lateItemId: 'chi-three' })).body.lateReason).toBeNull();
  const refused = await late({ lateItemId: 'chi-six' });
  expect([refused.status, Object.keys(refused.body.errors), charges()]).toEqual([
    422,
    ['lateReason'],
    [[2500, 'chi-three', 'GUEST']],
  ]);
  const done = await late({ lateItemId: 'chi-six', lateArrival: '16:00', lateReason: 'They land at 22:00' });
  expect(done.body).toMatchObject({ lateUntil: '18:00', lateReason: 'They land at 22:00' });
  const { version } = (await edge.app.call('GET', PATH, { as })).body;
  const edited = await edge.app.call('PATCH', PATH, { as, version, body: { notes: 'Quiet' } });
  expect(edited.body).toMatchObject({ lateUntil: '18:00', lateReason: 'They land at 22:00' });
});

test('a clean pinned to an hour at which they are still in begins when they leave; one that has begun is told of', async () => {
  await act('planTimes', { plannedDeparture: '10:00' });
  const task = clean();
  await put('housekeeping-tasks', {
    ...task,
    id: `hk-${ID}-out`,
    isPinned: true,
    windowStart: '12:00',
    windowEnd: '13:00',
  });
  await late({ lateItemId: 'chi-three' });
  expect({ windowEnd: null, ...clean() }).toMatchObject({ windowStart: '15:00', windowEnd: null, isPinned: true });
  await put('housekeeping-tasks', { id: `hk-${ID}-out`, status: 'IN_PROGRESS' });
  const done = await late({ lateItemId: 'chi-six' });
  expect(done.status).toBe(200);
  expect(JSON.stringify(done.body['_warnings'])).toContain('cleaning has begun');
});
