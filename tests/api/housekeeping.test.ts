import { MODULES } from '../../json-server/app.ts';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createJobRunner } from '../../json-server/jobs/job-runner.ts';
import { startApp, type TestApp } from './support.ts';

const TASKS = '/api/housekeeping-tasks';
const TODAY = '2026-11-20';
const DAY = 24 * 60 * 60 * 1000;

let app: TestApp;
beforeEach(async () => (app = await startApp()));
afterEach(() => app.close());

/** Some days later; who was signed in signs in again. */
async function pass(days: number): Promise<void> {
  const now = app.clock.now + days * DAY;
  const earlier = app;
  app = await startApp({ store: earlier.store });
  app.clock.now = now;
  onTestFinished(() => earlier.close());
}

const as =
  (who: string) =>
  (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    app.call(method, path, { as: who, headers, ...(body === undefined ? {} : { body }) });
const admin = (method: string, path: string, body?: object, headers?: Record<string, string>) =>
  as('admin')(method, path, body, headers);
const cleaner = (method: string, path: string, body?: object, headers?: Record<string, string>) =>
  as('HouseKeeping')(method, path, body, headers);

/** Books and confirms. @returns the id of the stay */
async function booked(checkIn: string, checkOut: string, more: object = {}): Promise<string> {
  const body = { estateId: 'est-a1', checkIn, checkOut, adults: 2, salesChannelId: 'chn-1', guestId: 'gst-1', ...more };
  const made = await admin('POST', '/api/reservations', body);
  expect([made.status, made.body.message]).toEqual([201, undefined]);
  const confirmed = await admin('POST', `/api/reservations/${made.body.id}/actions/confirm`, {});
  expect([confirmed.status, confirmed.body.message]).toEqual([200, undefined]);
  return made.body.id;
}
const tasksOf = async (stay: string) =>
  (await admin('GET', `${TASKS}?reservationId=${stay}&pageSize=100&sortBy=date&sortDirection=ASC`)).body.items;
const brief = async (stay: string) =>
  (await tasksOf(stay)).map(({ type, date, status }) => [type, date, status].join(' '));
const home = async (id = 'est-a1') => (await admin('GET', `/api/estates/${id}`)).body['cleaningState'];
const patch = async (path: string, body: object) => {
  const { version } = (await admin('GET', path)).body;
  return app.call('PATCH', path, { as: 'admin', body, version });
};
const act = (id: string, action: string, body: object = {}, who = 'admin') =>
  as(who)('POST', `${TASKS}/${id}/actions/${action}`, body);
const made = async (more: object = {}) =>
  (await admin('POST', TASKS, { estateId: 'est-a1', type: 'CHECK_OUT_CLEAN', date: TODAY, ...more })).body;

test('the list begins with what is open, the earliest first; what is over follows, the latest first', async () => {
  const id = async (date: string, action?: string) => {
    const task = await made({ date, note: 'in turn' });
    if (action) await act(task.id, action);
    return task.id;
  };
  const late = await id('2026-12-02');
  const gone = await id('2026-11-01', 'cancel');
  const early = await id('2026-11-10');
  const past = await id('2026-11-09', 'cancel');
  const ids = async (search: string) => {
    const { items } = (await admin('GET', `${TASKS}?note=in%20turn&${search}`)).body;
    return (items as unknown as { id: string }[]).map((task) => task.id);
  };
  expect(await ids('')).toEqual([early, late, past, gone]);
  // In pages as well, and in an order that was asked for as it was asked.
  expect(await ids('sortBy=date&sortDirection=ASC')).toEqual([gone, past, early, late]);
  expect([await ids('pageSize=3'), await ids('pageSize=3&pageNumber=1')]).toEqual([[early, late, past], [gone]]);
  expect(await ids('sortBy=date&sortDirection=DESC')).toEqual([late, early, past, gone]);
  expect(await ids('view=to-verify')).toEqual([]);
});

test('a choice is sorted as its options stand: urgent comes before normal', async () => {
  const homes = (await admin('GET', '/api/estates?status=ACTIVE')).body['items'] as unknown as { id: string }[];
  for (const priority of ['NORMAL', 'URGENT', 'LOW', 'HIGH']) {
    const task = { estateId: homes[0]?.id, type: 'DEEP_CLEAN', date: TODAY, priority, note: 'ordered' };
    expect((await admin('POST', TASKS, task)).status).toBe(201);
  }
  const sorted = async (query: string) =>
    (await admin('GET', `${TASKS}?sortBy=priority&type=DEEP_CLEAN&note=ordered&${query}`)).body['items'] as unknown as {
      priority: string;
    }[];
  const priorities = async (query: string) => (await sorted(query)).map(({ priority }) => priority);
  expect(await priorities('sortDirection=DESC')).toEqual(['URGENT', 'HIGH', 'NORMAL', 'LOW']);
  expect(await priorities('sortDirection=ASC')).toEqual(['LOW', 'NORMAL', 'HIGH', 'URGENT']);
  expect(await priorities('sortDirection=DESC&pageSize=2&pageNumber=1')).toEqual(['NORMAL', 'LOW']);
});

describe('what stays ask for (OPS2, OPS4)', () => {
  test('nothing until it is confirmed; then a clean on the last day, and one a week on the way', async () => {
    const body = { estateId: 'est-a1', checkIn: '2027-01-10', checkOut: '2027-01-26', adults: 2 };
    const { id } = (await admin('POST', '/api/reservations', { ...body, salesChannelId: 'chn-1', guestId: 'gst-1' }))
      .body;
    expect(await brief(id)).toEqual([]);
    await Promise.all([1, 2, 3].map(() => admin('POST', `/api/reservations/${id}/actions/confirm`, {})));
    expect(await brief(id)).toEqual([
      'MID_STAY 2027-01-17 UNASSIGNED',
      'MID_STAY 2027-01-24 UNASSIGNED',
      'CHECK_OUT_CLEAN 2027-01-26 UNASSIGNED',
    ]);
    expect((await tasksOf(id)).at(-1)).toMatchObject({ windowStart: '11:00', isPinned: false, priority: 'LOW' });
  });

  test('they move with it, to another home too; what it no longer asks for is cancelled, and comes back', async () => {
    const stay = await booked('2027-01-10', '2027-01-20');
    await patch(`/api/reservations/${stay}`, { checkIn: '2027-02-01', checkOut: '2027-02-05', estateId: 'est-b1' });
    expect(await brief(stay)).toEqual(['MID_STAY 2027-01-17 CANCELLED', 'CHECK_OUT_CLEAN 2027-02-05 UNASSIGNED']);
    expect((await tasksOf(stay)).map(({ estateId }) => estateId)).toEqual(['est-a1', 'est-b1']);
    await patch(`/api/reservations/${stay}`, { checkOut: '2027-02-10' });
    expect(await brief(stay)).toEqual(['MID_STAY 2027-02-08 UNASSIGNED', 'CHECK_OUT_CLEAN 2027-02-10 UNASSIGNED']);
    await admin('POST', `/api/reservations/${stay}/actions/cancel`, { cancelReason: 'NO_PAYMENT' });
    expect((await tasksOf(stay)).map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED']);
  });

  test('one whose time was set by hand stays and says where its stay would have it; unpinned it follows again', async () => {
    const stay = await booked('2027-01-10', '2027-01-15');
    const [task] = await tasksOf(stay);
    const path = `${TASKS}/${task?.id}`;
    expect((await patch(path, { windowStart: '16:00' })).body).toMatchObject({ isPinned: true });
    await patch(`/api/reservations/${stay}`, { checkOut: '2027-01-17' });
    expect((await admin('GET', path)).body).toMatchObject({
      date: '2027-01-15',
      stayDate: '2027-01-17',
      windowStart: '16:00',
    });
    expect((await admin('GET', `${TASKS}?view=pinned`)).body.total).toBe(1);
    expect((await patch(path, { isPinned: false })).body).toMatchObject({ date: '2027-01-17', windowStart: '11:00' });
    // A task of somebody's own making follows the stay that it is for.
    const own = await made({ reservationId: stay, type: 'CHECK_IN_MEETING', date: '2027-01-10' });
    await patch(`/api/reservations/${stay}`, { checkIn: '2027-01-12' });
    expect((await admin('GET', `${TASKS}/${own.id}`)).body['date']).toBe('2027-01-12');
  });

  test('the next arrival limits the clean before it: same day first; when it goes, so does the limit', async () => {
    const first = await booked('2027-01-10', '2027-01-15');
    const second = await booked('2027-01-15', '2027-01-18', { plannedArrival: '14:00' });
    const clean = async () => (await tasksOf(first))[0];
    expect(await clean()).toMatchObject({
      priority: 'URGENT',
      minutesToArrival: 180,
      dueAt: '2027-01-15T11:00:00.000Z',
      windowEnd: '14:00',
    });
    await patch(`/api/reservations/${second}`, { checkIn: '2027-01-16' });
    expect(await clean()).toMatchObject({ priority: 'HIGH', windowEnd: null, dueAt: '2027-01-16T11:00:00.000Z' });
    await admin('POST', `/api/reservations/${second}/actions/cancel`, { cancelReason: 'NO_PAYMENT' });
    expect(await clean()).toMatchObject({ priority: 'LOW', minutesToArrival: null });
  });

  test('stays that change places in one call take their tasks along', async () => {
    const one = await booked('2027-01-10', '2027-01-15');
    const two = await booked('2027-01-10', '2027-01-14', { estateId: 'est-b1' });
    const version = async (id: string) => (await admin('GET', `/api/reservations/${id}`)).body.version;
    const moves = [
      { id: one, estateId: 'est-b1', checkIn: '2027-01-10', checkOut: '2027-01-15', version: await version(one) },
      { id: two, estateId: 'est-a1', checkIn: '2027-01-10', checkOut: '2027-01-14', version: await version(two) },
    ];
    const moved = await admin('POST', '/api/tape/moves', { moves });
    expect([moved.status, moved.body.message]).toEqual([200, undefined]);
    const homes = [...(await tasksOf(one)), ...(await tasksOf(two))].map(({ estateId, status }) => [estateId, status]);
    expect(homes).toEqual([
      ['est-b1', 'UNASSIGNED'],
      ['est-a1', 'UNASSIGNED'],
    ]);
  });

  test('the owner’s stay asks for them too (OPS5); a time out of order does not', async () => {
    const period = { estateId: 'est-a1', from: '2027-03-01', to: '2027-03-10', reason: 'OWNER' };
    const sent = await admin('POST', '/api/out-of-order-periods', { ...period, kind: 'OWNER_STAY' });
    expect([sent.status, sent.body.errors]).toEqual([201, undefined]);
    const of = async () =>
      (await admin('GET', `${TASKS}?ownerStayId=${sent.body.id}&sortBy=date&sortDirection=ASC`)).body.items;
    expect((await of()).map(({ type, date }) => [type, date])).toEqual([
      ['MID_STAY', '2027-03-08'],
      ['CHECK_OUT_CLEAN', '2027-03-10'],
    ]);
    await admin('POST', `/api/out-of-order-periods/${sent.body.id}/actions/release`, {});
    expect((await of()).map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED']);
    const before = (await admin('GET', TASKS)).body.total;
    const fault = { ...period, from: '2027-05-01', to: '2027-05-10', kind: 'OUT_OF_ORDER', reason: 'MAINTENANCE' };
    expect((await admin('POST', '/api/out-of-order-periods', fault)).status).toBe(201);
    expect((await admin('GET', TASKS)).body.total).toBe(before);
  });

  test('a home has its own housekeeper: the task is theirs at once', async () => {
    await patch('/api/estates/est-a1', { housekeeperId: 'usr-housekeeping' });
    const stay = await booked('2027-01-10', '2027-01-15');
    expect((await tasksOf(stay))[0]).toMatchObject({ status: 'ASSIGNED', assigneeId: 'usr-housekeeping' });
  });
});

describe('check-in and check-out (OPS2, OPS3)', () => {
  test('arriving makes the home dirty; leaving opens the clean for the day, early or late', async () => {
    const stay = await booked(TODAY, '2026-11-24');
    await admin('POST', `/api/reservations/${stay}/actions/checkIn`, {});
    expect(await home()).toBe('DIRTY');
    await pass(2);
    await admin('POST', `/api/reservations/${stay}/actions/finish`, {});
    const [clean] = await tasksOf(stay);
    expect(clean).toMatchObject({ date: '2026-11-22', vacatedAt: '2026-11-22T09:00:00.000Z', status: 'UNASSIGNED' });
    expect(await home()).toBe('DIRTY');
    // Twice at once changes nothing more.
    expect((await admin('POST', `/api/reservations/${stay}/actions/finish`, {})).status).toBe(409);
    expect((await admin('GET', `${TASKS}?reservationId=${stay}`)).body.total).toBe(1);
  });

  test('an undone check-in leaves the home as it was', async () => {
    await patch('/api/estates/est-a1', { cleaningState: 'INSPECTED' });
    const stay = await booked(TODAY, '2026-11-24');
    const checkIn = () => admin('POST', `/api/reservations/${stay}/actions/checkIn`, {});
    const undo = () => admin('POST', `/api/reservations/${stay}/actions/undoCheckIn`, {});
    await checkIn();
    expect(await home()).toBe('DIRTY');
    expect((await undo()).status).toBe(200);
    expect(await home()).toBe('INSPECTED');
    // Whoever cleaned it in between knows better.
    await checkIn();
    await patch('/api/estates/est-a1', { cleaningState: 'CLEAN' });
    await undo();
    expect(await home()).toBe('CLEAN');
  });

  test('a clean that was quicker than the desk counts', async () => {
    const stay = await booked(TODAY, '2026-11-21');
    await admin('POST', `/api/reservations/${stay}/actions/checkIn`, {});
    await pass(1);
    const [clean] = await tasksOf(stay);
    const id = clean?.id ?? '';
    await act(id, 'accept');
    const started = await act(id, 'start');
    expect(started.body['_warnings']).toEqual([expect.objectContaining({ field: 'status' })]);
    expect(await home()).toBe('IN_PROGRESS');
    await act(id, 'finish');
    await admin('POST', `/api/reservations/${stay}/actions/finish`, {});
    expect(await home()).toBe('CLEAN');
  });

  test('guests who come tomorrow to a dirty home that nobody cleans: a preparation, once', async () => {
    await patch('/api/estates/est-a1', { cleaningState: 'DIRTY' });
    const stay = await booked('2026-11-21', '2026-11-23');
    expect(await brief(stay)).toEqual(['CHECK_IN_PREP 2026-11-21 UNASSIGNED', 'CHECK_OUT_CLEAN 2026-11-23 UNASSIGNED']);
    expect((await tasksOf(stay))[0]).toMatchObject({ priority: 'URGENT', windowStart: '12:00' });
  });
});

describe('what the clock brings', () => {
  test('a home that stood empty for two weeks is dirty again, and prepared for who comes', async () => {
    await admin('POST', '/api/reservations/res-r-000001/actions/cancel', { cancelReason: 'NO_PAYMENT' });
    await patch('/api/estates/est-a1', { cleaningState: 'DIRTY' });
    await patch('/api/estates/est-a1', { cleaningState: 'CLEAN' });
    const stay = await booked('2026-12-06', '2026-12-09');
    const jobRunner = createJobRunner({
      modules: MODULES,
      store: app.store,
      config: app.live,
      clock: () => app.clock.now,
    });
    await pass(13);
    await jobRunner.run();
    expect(await home()).toBe('CLEAN');
    await pass(2);
    await jobRunner.run();
    await jobRunner.run();
    await jobRunner.stop();
    expect(await home()).toBe('DIRTY');
    expect(await brief(stay)).toEqual(['CHECK_IN_PREP 2026-12-06 UNASSIGNED', 'CHECK_OUT_CLEAN 2026-12-09 UNASSIGNED']);
    const { items } = (await admin('GET', '/api/estates/est-a1/history')).body;
    expect(items[0]).toMatchObject({
      action: 'reportCleaning',
      by: expect.objectContaining({ id: 'system' }) as object,
    });
  });
});

describe('the states of a task (OPS3)', () => {
  test('from nobody’s to verified; the home follows, and each step is refused out of its turn', async () => {
    const { id } = await made();
    expect((await act(id, 'start')).status).toBe(409);
    expect((await act(id, 'assign', {})).body.errors).toHaveProperty('assigneeId');
    expect((await act(id, 'assign', { assigneeId: 'usr-investor' })).status).toBe(422);
    expect((await act(id, 'assign', { assigneeId: 'usr-housekeeping' })).body.status).toBe('ASSIGNED');
    expect((await act(id, 'accept', {}, 'HouseKeeping')).body.status).toBe('ACCEPTED');
    const started = await act(id, 'start', {}, 'HouseKeeping');
    expect(started.body).toMatchObject({ status: 'IN_PROGRESS', startedAt: '2026-11-20T09:00:00.000Z' });
    expect(await home()).toBe('IN_PROGRESS');
    const checklist = [
      { item: 'FLOORS', done: true },
      { text: 'Kettle', done: false },
    ];
    expect((await act(id, 'report', { checklist, linenCount: 2 }, 'HouseKeeping')).body).toMatchObject({
      linenCount: 2,
    });
    const done = await act(id, 'finish', { issues: 'A lamp is broken' }, 'HouseKeeping');
    expect(done.body).toMatchObject({
      status: 'DONE',
      finishedAt: '2026-11-20T09:00:00.000Z',
      issues: 'A lamp is broken',
    });
    expect(done.body['_warnings']).toEqual([{ field: 'checklist', message: 'Not ticked on the checklist: 1.' }]);
    expect(await home()).toBe('CLEAN');
    expect((await act(id, 'verify', {}, 'HouseKeeping')).status).toBe(403);
    expect((await act(id, 'reopen', { reopenReason: 'Dust' })).body.status).toBe('REOPENED');
    expect(await home()).toBe('DIRTY');
    for (const step of ['start', 'finish']) await act(id, step, {}, 'HouseKeeping');
    expect((await act(id, 'verify')).body.status).toBe('VERIFIED');
    expect(await home()).toBe('INSPECTED');
  });

  test('OPS3: what was finished by mistake goes on, on the same day; not what was checked, nor for guests who came', async () => {
    const { id, estateId } = await made({ assigneeId: 'usr-housekeeping' });
    const home = async () => (await admin('GET', `/api/estates/${estateId as string}`)).body['cleaningState'];
    const undo = () => act(id, 'undoFinish', {}, 'HouseKeeping');
    for (const step of ['accept', 'start', 'finish']) await act(id, step, {}, 'HouseKeeping');
    expect((await undo()).body).toMatchObject({
      status: 'IN_PROGRESS',
      finishedAt: null,
      startedAt: '2026-11-20T09:00:00.000Z',
    });
    expect(await home()).toBe('IN_PROGRESS');
    expect((await undo()).status).toBe(409);
    await act(id, 'finish', {}, 'HouseKeeping');
    const { version } = (await admin('GET', `/api/estates/${estateId as string}`)).body;
    await admin(
      'PATCH',
      `/api/estates/${estateId as string}`,
      { cleaningState: 'DIRTY' },
      { 'if-match': `"${String(version)}"` },
    );
    await undo();
    expect(await home()).toBe('DIRTY');
    await act(id, 'finish', {}, 'HouseKeeping');
    await act(id, 'verify');
    expect((await undo()).status).toBe(409);
  });

  test('rejected only with a reason, and given to somebody else', async () => {
    const { id } = await made({ assigneeId: 'usr-housekeeping' });
    expect((await act(id, 'reject', {}, 'HouseKeeping')).body.errors).toHaveProperty('rejectReason');
    const rejected = await act(id, 'reject', { rejectReason: 'On leave' }, 'HouseKeeping');
    expect(rejected.body).toMatchObject({ status: 'REJECTED', rejectReason: 'On leave' });
    expect((await act(id, 'assign', { assigneeId: 'usr-admin' })).body).toMatchObject({
      status: 'ASSIGNED',
      rejectReason: null,
    });
    expect((await admin('GET', `${TASKS}/${id}`)).body['assigneeId']).toBe('usr-admin');
  });

  test('of two people finishing a task one wins, the other gets the possible actions', async () => {
    const { id } = await made();
    const answers = await Promise.all(
      ['HouseKeeping', 'admin', 'HouseKeeping', 'admin'].map((who) => act(id, 'accept', {}, who)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const loser = answers.find(({ status }) => status === 409);
    expect(loser?.body).toMatchObject({ state: 'ACCEPTED', allowed: expect.arrayContaining(['start']) as object });
    const starts = await Promise.all([1, 2, 3].map(() => act(id, 'start')));
    expect(starts.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    await act(id, 'finish');
    expect((await act(id, 'finish')).body).toMatchObject({ status: 409, allowed: ['undoFinish', 'verify', 'reopen'] });
    // Sent again after a lost answer: the same answer, nothing twice.
    const task = await made({ assigneeId: 'usr-housekeeping' });
    const key = { 'Idempotency-Key': 'phone-1' };
    const send = () => cleaner('POST', `${TASKS}/${task.id}/actions/accept`, {}, key);
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    expect((await admin('GET', `${TASKS}/${task.id}`)).body.version).toBe(2);
  });

  test('one order assigns many; those that cannot be are named and stop nobody', async () => {
    const one = await made();
    const two = await made({ type: 'INSPECTION' });
    await act(two.id, 'cancel');
    const body = { ids: [one.id, two.id, 'none', one.id], assigneeId: 'usr-housekeeping' };
    const sent = await admin('POST', `${TASKS}/assign`, body);
    expect(sent.body['results']).toEqual([
      { id: one.id, isDone: true, status: 200, message: null },
      { id: two.id, isDone: false, status: 409, message: expect.stringContaining('Assign') as string },
      { id: 'none', isDone: false, status: 404, message: expect.any(String) as string },
    ]);
    expect((await cleaner('POST', `${TASKS}/assign`, body)).status).toBe(403);
    expect((await admin('POST', `${TASKS}/assign`, { ids: [], assigneeId: '' })).body.errors).toHaveProperty('ids');
  });
});

describe('who sees what (US2)', () => {
  test('a cleaner: own tasks and those of nobody; never money, never a guest', async () => {
    const own = await made({ assigneeId: 'usr-housekeeping', cost: 50_000 });
    const open = await made();
    const others = await made({ assigneeId: 'usr-admin' });
    const seen = await cleaner('GET', `${TASKS}?pageSize=100&date=${TODAY}`);
    expect(seen.body.items.map(({ id }) => id).toSorted()).toEqual([own.id, open.id].toSorted());
    expect(seen.text).not.toMatch(/cost|Ada/);
    expect((await cleaner('GET', `${TASKS}/${others.id}`)).status).toBe(404);
    expect((await admin('GET', `${TASKS}/${own.id}`)).body['cost']).toBe(50_000);
    expect((await cleaner('POST', TASKS, { estateId: 'est-a1', date: TODAY })).status).toBe(403);
    for (const who of ['Investor', 'Purchasing', 'MarketPlace', 'client']) {
      expect([who, (await as(who)('GET', TASKS)).status]).toEqual([who, 403]);
    }
    expect((await app.call('GET', TASKS)).status).toBe(401);
    expect((await as('otherAdmin')('GET', `${TASKS}/${own.id}`)).status).toBe(404);
  });

  test('my day has what the cleaner has begun of another day, and what came of it today', async () => {
    const early = await made({ date: '2026-11-25', assigneeId: 'usr-housekeeping' });
    const old = await made({ date: '2026-11-01', assigneeId: 'usr-housekeeping' });
    const day = async () => (await cleaner('GET', `${TASKS}/my-day`)).body.items.map(({ id }) => id);
    expect(await day()).toEqual([]);
    for (const { id } of [early, old]) {
      for (const step of ['accept', 'start']) expect((await act(id, step, {}, 'HouseKeeping')).status).toBe(200);
    }
    expect((await day()).toSorted()).toEqual([early.id, old.id].toSorted());
    expect((await act(early.id, 'finish', {}, 'HouseKeeping')).status).toBe(200);
    expect(await day()).toContain(early.id);
  });

  test('unassigned is one number: the view, and so the badge and the drawer, counts what the board’s column holds', async () => {
    const total = async (query: string) => (await admin('GET', `${TASKS}?${query}`)).body.total;
    const before = await total('view=unassigned');
    await made({});
    await made({ date: '2027-03-01' });
    const rejected = await made({ assigneeId: 'usr-housekeeping' });
    await act(rejected.id, 'reject', { rejectReason: 'On leave' }, 'HouseKeeping');
    expect(await total('view=unassigned')).toBe(before + 2);
    expect(await total('view=unassigned')).toBe(await total('status=UNASSIGNED'));
    expect(await total('view=rejected')).toBe(1);
  });

  test('my day: what is to be done today, most urgent first, with counts and notes and nobody’s name', async () => {
    const stay = await booked(TODAY, '2026-11-22', { notes: 'Cot please', adults: 3 });
    const later = await made({ estateId: 'est-b1' });
    const urgent = await made({ type: 'CHECK_IN_PREP', reservationId: stay, assigneeId: 'usr-housekeeping' });
    await made({ date: '2026-11-25' });
    const address = { country: 'TR', city: 'ISTANBUL', district: 'Kadıköy', street: 'Moda Cad.', no: '75', door: '16' };
    expect((await patch('/api/estates/est-a1', { address })).status).toBe(200);
    const day = await cleaner('GET', `${TASKS}/my-day`);
    expect(day.body.items.map(({ id }) => id)).toEqual([urgent.id, later.id]);
    expect(day.body.items[0]).toMatchObject({
      isMine: true,
      home: { code: 'A1', name: 'House A1', place: 'Moda Cad. No: 75 D: 16, Kadıköy' },
      next: { adults: 3, date: TODAY, time: '15:00', notes: 'Cot please' },
    });
    expect(day.text).not.toMatch(/Ada|gst-1|Price|price|cost|paid/);
    expect((await as('Investor')('GET', `${TASKS}/my-day`)).status).toBe(403);
  });
});
