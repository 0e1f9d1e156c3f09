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
  for (const [id, until, unitPrice] of [
    ['chi-six', '18:00', 4500],
    ['chi-three', '15:00', 2500],
  ] as const) {
    await put('charge-items', {
      ...{ id, until, unitPrice, kind: 'LATE_CHECK_OUT', currency: 'EUR', vatPct: '20', per: 'PIECE', version: 1 },
      ...{ title: `Out by ${until}`, name: { en: `Out by ${until}`, tr: `Çıkış ${until}` }, isActive: true },
    });
  }
  await put('reservations', {
    ...{ id: ID, checkIn: '2026-11-17', checkOut: '2026-11-20', status: 'SUCCESSFUL', stayState: 'IN_HOUSE' },
    actualCheckInAt: '2026-11-17T12:00:00.000Z',
  });
});
afterEach(() => app.close());

/** In house, and leaves today; of 450.00 EUR. */
const ID = 'res-r-000001';
const PATH = `/api/reservations/${ID}`;
const as = 'admin';
const act = (action: string, body: object = {}) => app.call('POST', `${PATH}/actions/${action}`, { as, body });
const late = (body: object) => act('lateCheckOut', body);
/** Of the stay as it stands, or as somebody saw it. */
const undo = async (version = Number(app.store.table('reservations', 'demo').get(ID)!['version'])) =>
  app.call('POST', `${PATH}/actions/undoLateCheckOut`, { as, body: {}, version });
const proposed = async (by = as) => (await app.call('GET', `${PATH}/actions/lateCheckOut`, { as: by })).body;
const charges = () =>
  app.store
    .table('reservation-charges', 'demo')
    .equal('reservationId', ID)
    .map(({ amount, itemId, bornBy }) => [amount, itemId, bornBy]);
const clean = () => app.store.table('housekeeping-tasks', 'demo').get(`hk-${ID}-out`);
/** Others come to the same home that day. */
const nextComes = (plannedArrival: string | null = null) =>
  put('reservations', {
    ...app.store.table('reservations', 'demo').get(ID),
    ...{ id: 'res-next', code: 'R-NEXT', checkIn: '2026-11-20', checkOut: '2026-11-22', plannedArrival },
    ...{ actualCheckInAt: null, stayState: 'EXPECTED', guestId: 'gst-2' },
  });

test('AV5, PA1: the hour, the charge and the clean are one write', async () => {
  await act('planTimes', { plannedDeparture: '10:00' });
  expect(clean()).toMatchObject({ windowStart: '10:00' });
  const { values, notes } = await proposed();
  expect(values).toEqual({
    ...{ lateItemId: 'chi-three', lateHour: null, lateFree: false, lateAmount: null },
    ...{ lateArrival: null, lateReason: null },
  });
  expect(notes).toEqual(['Nobody arrives in this home on that day.']);
  const done = await late(values);
  expect([done.status, done.body]).toEqual([
    200,
    expect.objectContaining({
      ...{ plannedDeparture: '15:00', lateUntil: '15:00', chargesTotal: 2500, remainingPrice: 47_500 },
      ...{ lateItemId: null, staysLate: null },
    }),
  ]);
  expect(charges()).toEqual([[2500, 'chi-three', 'GUEST']]);
  expect(clean()).toMatchObject({ windowStart: '15:00', stayTime: '15:00' });
});

test('pressed twice it is charged once; another hour alters the charge there is', async () => {
  const { values } = await proposed();
  await late(values);
  await late(values);
  expect(charges()).toEqual([[2500, 'chi-three', 'GUEST']]);
  const again = await proposed();
  expect([again.values['lateItemId'], again.values['lateHour']]).toEqual(['chi-three', null]);
  expect(again.notes[0]).toContain('until 15:00, 25.00 EUR');
  const done = await late({ ...again.values, lateItemId: 'chi-six' });
  expect(done.body).toMatchObject({ lateUntil: '18:00', chargesTotal: 4500, remainingPrice: 49_500 });
  expect(charges()).toEqual([[4500, 'chi-six', 'GUEST']]);
});

test('a late check-out that was added as a charge by hand is not charged again', async () => {
  await act('addCharge', { chargeItemId: 'chi-three', chargeQuantity: 1 });
  await late({ lateItemId: 'chi-three' });
  expect(charges()).toEqual([[2500, 'chi-three', 'GUEST']]);
});

test('another price and another hour take the place of the list’s', async () => {
  await late({ lateItemId: 'chi-three', lateHour: '13:00', lateAmount: 1000 });
  expect(charges()).toEqual([[1000, 'chi-three', 'GUEST']]);
  expect((await proposed()).values).toMatchObject({ lateItemId: 'chi-three', lateHour: '13:00', lateAmount: 1000 });
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

test('taken back, guests leave at the usual hour and owe nothing for it', async () => {
  await late({ lateItemId: 'chi-three' });
  expect((await undo()).body).toMatchObject({
    ...{ plannedDeparture: null, lateUntil: null, chargesTotal: 0, remainingPrice: 45_000 },
  });
  expect(clean()).toMatchObject({ windowStart: '11:00' });
  expect((await undo()).status).toBe(409);
});

test('what somebody has agreed since is not undone by who has not seen it', async () => {
  const { version } = (await late({ lateItemId: 'chi-three' })).body;
  await late({ lateItemId: 'chi-six' });
  expect([(await undo(version)).status, charges()]).toEqual([412, [[4500, 'chi-six', 'GUEST']]]);
});

test('who comes that day is told; from that hour on a reason is needed, and kept', async () => {
  await nextComes('16:00');
  const { values, notes } = await proposed();
  expect(values).toMatchObject({ lateArrival: '16:00' });
  expect(notes[0]).toBe('Bea Guest (R-NEXT) arrives in this home on the same day, from 16:00.');
  expect((await late({ lateItemId: 'chi-three' })).body.lateReason).toBeNull();
  const refused = await late({ lateItemId: 'chi-six' });
  expect([refused.status, Object.keys(refused.body.errors), charges()]).toEqual([
    422,
    ['lateReason'],
    [[2500, 'chi-three', 'GUEST']],
  ]);
  const done = await late({ lateItemId: 'chi-six', lateArrival: '16:00', lateReason: 'They land at 22:00' });
  expect(done.body).toMatchObject({ lateUntil: '18:00', lateReason: 'They land at 22:00' });
  const { version } = (await app.call('GET', PATH, { as })).body;
  const edited = await app.call('PATCH', PATH, { as, version, body: { notes: 'Quiet' } });
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
  expect(clean()).toMatchObject({ windowStart: '15:00', windowEnd: null, isPinned: true });
  await put('housekeeping-tasks', { id: `hk-${ID}-out`, status: 'IN_PROGRESS' });
  const done = await late({ lateItemId: 'chi-six' });
  expect(done.status).toBe(200);
  expect(JSON.stringify(done.body['_warnings'])).toContain('cleaning has begun');
});

test.each([
  ['no hour', {}, 'lateHour'],
  ['the usual hour', { lateHour: '11:00', lateFree: true }, 'lateHour'],
  ['neither item nor price', { lateHour: '14:00' }, 'lateItemId'],
  ['an item of another kind', { lateItemId: 'chi-1', lateHour: '14:00' }, 'lateItemId'],
  ['a price of nothing', { lateItemId: 'chi-three', lateAmount: 0 }, 'lateAmount'],
])('%s is refused beside its field', async (_what, body, field) => {
  const refused = await late(body);
  expect([refused.status, Object.keys(refused.body.errors), charges()]).toEqual([422, [field], []]);
});

test('an hour planned by hand afterwards is no late check-out any more; nobody else agrees one', async () => {
  await late({ lateItemId: 'chi-three' });
  expect((await act('planTimes', { plannedDeparture: '12:30' })).body).toMatchObject({ lateUntil: null });
  for (const other of ['Accounting', 'HouseKeeping', 'Investor']) {
    const body = { lateItemId: 'chi-three' };
    expect((await app.call('POST', `${PATH}/actions/lateCheckOut`, { as: other, body })).status).toBe(403);
  }
});
