import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runJobs } from './run-jobs.ts';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeEach(async () => (app = await startApp()));
afterEach(() => app.close());

const HOUR = 60 * 60 * 1000; // ms
const post = (path: string, body: unknown, as = 'admin', headers: Record<string, string> = {}) =>
  app.call('POST', `/api/${path}`, { as, body, headers });
const act = (path: string, action: string, body: unknown = {}, as = 'admin') =>
  post(`${path}/actions/${action}`, body, as);
const get = async (path: string, as = 'admin') => (await app.call('GET', `/api/${path}`, { as })).body;
const work = { description: 'The boiler makes a noise', estateId: 'est-a1' };

describe('JT1, JT4: a demand', () => {
  test('is made with number, due time, tracking code and the name of who asks', async () => {
    const { status, body } = await post('demands', { ...work, priority: 'URGENT' });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        no: 'D-000003',
        source: 'STAFF',
        status: 'NEW',
        requesterName: 'admin Tester',
        dueAt: '2026-11-20T13:00:00.000Z',
        isOverdue: false,
        openTasks: 0,
      }),
    ]);
    expect(body['trackingCode']).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  });
  test('becomes tasks from services, once a request; it begins with the first of them', async () => {
    const { body: demand } = await post('demands', work);
    const path = `demands/${demand.id}`;
    const key = { 'idempotency-key': 'make-tasks-1' };
    const picked = { serviceDefinitionIds: ['svc-1'] };
    for (let time = 0; time < 2; time += 1) {
      expect((await post(`${path}/actions/makeTasks`, picked, 'admin', key)).body).toMatchObject({ openTasks: 1 });
    }
    const { items } = await get(`tasks?demandId=${demand.id}`);
    expect(items).toMatchObject([
      {
        title: 'Kombi',
        department: 'TECHNICAL',
        priority: 'HIGH',
        estateId: 'est-a1',
        cost: 150_000,
        bornBy: 'OWNER',
        status: 'OPEN',
      },
    ]);
    expect((await act(`tasks/${items[0]!.id}`, 'accept', {}, 'HouseKeeping')).body).toMatchObject({
      status: 'ACCEPTED',
      assignedTo: 'HouseKeeping Tester',
    });
    expect(await get(path)).toMatchObject({ status: 'IN_PROGRESS', openTasks: 1 });
  });
  test('JT3: a passive service cannot be picked', async () => {
    await act('service-definitions/svc-1', 'deactivate');
    const refused = await act('demands/dem-1', 'makeTasks', { serviceDefinitionIds: ['svc-1'] });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['serviceDefinitionIds']]);
  });
  test.each([
    ['en', 'Still open: T-000001 Look at the boiler.'],
    ['tr', 'Hâlâ açık olan görevler: T-000001 Look at the boiler.'],
  ])('is not solved over open tasks: they are named, in %s, and closed when that is meant', async (language, text) => {
    const refused = await post('demands/dem-1/actions/solve', { resolution: 'Done' }, 'admin', {
      'accept-language': language,
    });
    expect([refused.status, refused.body.errors['closeTasks']?.[0]]).toEqual([409, expect.stringContaining(text)]);
    expect((await act('demands/dem-1', 'solve', {})).status).toBe(422);
    const solved = await act('demands/dem-1', 'solve', { resolution: 'Done', closeTasks: true });
    expect(solved.body).toMatchObject({ status: 'SOLVED', openTasks: 0, solvedAt: '2026-11-20T09:00:00.000Z' });
    expect(await get('tasks/tsk-1')).toMatchObject({ status: 'CANCELLED' });
    expect((await act('tasks/tsk-1', 'reopen')).status).toBe(409);
    expect((await post('tasks', { title: 'x', department: 'TECHNICAL', demandId: 'dem-1' })).status).toBe(409);
  });
  test('JT4: what is late is told once, and escalated once, however often the clock looks', async () => {
    const { body } = await post('demands', { ...work, priority: 'HIGH' });
    app.clock.now += 25 * HOUR;
    await Promise.all([runJobs(app), runJobs(app)]);
    // Signed out by then: what is stored is looked at.
    const kept = () => app.store.table('demands', 'demo').get(body.id);
    expect(kept()).toMatchObject({ isOverdue: true, isEscalated: false, priority: 'HIGH' });
    app.clock.now += 12 * HOUR;
    await runJobs(app);
    await runJobs(app);
    expect(kept()).toMatchObject({ isOverdue: true, isEscalated: true, priority: 'URGENT' });
    app.clock.now -= 37 * HOUR;
    const { items } = await get(`demands/${body.id}/history`);
    expect(items.map((entry) => entry['action'])).toEqual(['escalated', 'overdue', 'create']);
  });
});

describe('JT2: a task', () => {
  const finish = async (as = 'HouseKeeping') => {
    await act('tasks/tsk-1', 'start', {}, as);
    return act('tasks/tsk-1', 'finish', { result: 'SOLVED' }, as);
  };
  test('needs a result to be done, and a word when it was not solved', async () => {
    await act('tasks/tsk-1', 'start');
    expect(Object.keys((await act('tasks/tsk-1', 'finish', {})).body.errors)).toEqual(['result']);
    const unsolved = await act('tasks/tsk-1', 'finish', { result: 'NOT_SOLVED' });
    expect(Object.keys(unsolved.body.errors)).toEqual(['resultNote']);
    expect((await act('tasks/tsk-1', 'finish', { result: 'SOLVED' })).body).toMatchObject({ status: 'DONE' });
  });
  test('of two people accepting it at once one succeeds, the other is refused', async () => {
    const answers = await Promise.all([
      act('tasks/tsk-1', 'accept', {}, 'HouseKeeping'),
      act('tasks/tsk-1', 'accept', {}, 'Purchasing'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
  test('becomes one expense, however many ask for it at once', async () => {
    await finish();
    const cost = { cost: 250_000, currency: 'TRY', bornBy: 'COMPANY', supplierId: 'sup-1' };
    expect((await act('tasks/tsk-1', 'makeExpense', { ...cost, cost: 0 }, 'Purchasing')).status).toBe(422);
    const answers = await Promise.all(
      ['Purchasing', 'admin', 'Accounting'].map((as) => act('tasks/tsk-1', 'makeExpense', cost, as)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await get('revenue-expenses?taskId=tsk-1')).items).toMatchObject([
      {
        id: 'exp-tsk-1',
        no: 'X-000002',
        type: 'EXPENSE',
        category: 'MAINTENANCE',
        amount: 250_000,
        estateId: 'est-b1',
        supplierId: 'sup-1',
        vatAmount: 41_667,
        approval: 'NOT_NEEDED',
        date: '2026-11-20',
      },
    ]);
  });
  test('AC7: what the owner bears over the limit waits for approval', async () => {
    await finish();
    await act('tasks/tsk-1', 'makeExpense', { cost: 600_000, currency: 'TRY', bornBy: 'OWNER' });
    expect(await get('revenue-expenses/exp-tsk-1')).toMatchObject({ approval: 'WAITING' });
    expect((await act('revenue-expenses/exp-tsk-1', 'approve', {}, 'Accounting')).status).toBe(403);
    expect((await act('revenue-expenses/exp-tsk-1', 'reject', {})).status).toBe(422);
    expect((await act('revenue-expenses/exp-tsk-1', 'approve')).body).toMatchObject({ approval: 'APPROVED' });
    const { version } = await get('revenue-expenses/exp-tsk-1');
    const more = { as: 'Accounting', body: { amount: 700_000 }, version };
    const changed = await app.call('PATCH', '/api/revenue-expenses/exp-tsk-1', more);
    expect(changed.body).toMatchObject({ approval: 'WAITING' });
  });
  test('a row that an earlier version stored with null counts as unchanged: its approval stays', async () => {
    const row = app.store.table('revenue-expenses', 'demo').get('exp-1')!;
    await app.store.transact((tx) =>
      tx.put('revenue-expenses', 'demo', { ...row, estateId: null, approval: 'APPROVED' }),
    );
    const note = { as: 'admin', body: { description: 'Paid in cash' }, version: Number(row['version'] ?? 0) };
    const changed = await app.call('PATCH', '/api/revenue-expenses/exp-1', note);
    expect([changed.status, changed.body['approval']]).toEqual([200, 'APPROVED']);
    expect(app.store.table('revenue-expenses', 'demo').get('exp-1')).not.toHaveProperty('estateId');
  });
});

describe('JT5: recurring tasks', () => {
  const rule = {
    title: 'Pool',
    serviceDefinitionId: 'svc-1',
    estateId: 'est-a1',
    every: 'WEEK',
    startsOn: '2026-11-20',
    aheadDays: 14,
  };
  const daysOf = async (id: string) =>
    (await get(`tasks?recurringTaskId=${id}&pageSize=-1`)).items.map((task) => String(task['startAt']).slice(0, 10));
  test('are made ahead, each once, missed ones too', async () => {
    const { body } = await post('recurring-tasks', rule);
    await Promise.all([runJobs(app), runJobs(app)]);
    expect((await daysOf(body.id)).sort()).toEqual(['2026-11-20', '2026-11-27', '2026-12-04']);
    expect(await get(`recurring-tasks/${body.id}`)).toMatchObject({ nextOn: '2026-12-11', version: 1 });
    // The server was down for a month.
    app.clock.now += 30 * 24 * HOUR;
    await runJobs(app);
    await runJobs(app);
    app.clock.now -= 30 * 24 * HOUR;
    const days = await daysOf(body.id);
    expect([days.length, new Set(days).size, days.sort().at(-1)]).toEqual([7, 7, '2027-01-01']);
  });
  test('that are off make nothing', async () => {
    const { body } = await post('recurring-tasks', { ...rule, isActive: false });
    await runJobs(app);
    expect(await daysOf(body.id)).toEqual([]);
  });
});

describe('IV3: requests of investors', () => {
  const ask = (as = 'Investor', more: object = {}) =>
    post(
      'investor-requests',
      { type: 'REQUEST', description: 'Please paint the gate', estateId: 'est-a1', ...more },
      as,
    );
  test('are the investor’s own, whatever is sent; another’s home is none', async () => {
    const { status, body } = await ask();
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ requestState: 'NEW', requesterName: 'Investor Tester' }),
    ]);
    expect((await ask('Investor', { estateId: 'est-b1' })).status).toBe(422);
    expect((await ask('Investor', { investorId: 'inv-2' })).status).toBe(422);
    expect(await get(`demands/${body.id}`)).toMatchObject({ source: 'INVESTOR', investorId: 'inv-1' });
  });
  test('are a thread: answered, asked again, closed, reopened; notes inside the company stay there', async () => {
    const { body: request } = await ask();
    const say = (body: string, as: string, more: object = {}) =>
      post('demand-messages', { demandId: request.id, body, ...more }, as);
    expect((await say('We will', 'admin')).body).toMatchObject({ side: 'COMPANY', authorName: 'admin Tester' });
    const state = async () => (await get(`investor-requests/${request.id}`, 'Investor'))['requestState'];
    expect(await state()).toBe('ANSWERED');
    await say('He is difficult', 'admin', { isInternal: true });
    expect((await say('When?', 'Investor')).body).toMatchObject({ side: 'REQUESTER', authorName: 'Investor Tester' });
    expect(await state()).toBe('IN_PROGRESS');
    const bodies = async (as: string) =>
      (await get(`demand-messages?demandId=${request.id}`, as)).items.map(({ body }) => body).sort();
    expect(await bodies('Investor')).toEqual(['We will', 'When?']);
    expect(await bodies('admin')).toEqual(['He is difficult', 'We will', 'When?']);
    expect((await say('x', 'Investor', { isInternal: true })).status).toBe(422);
    await act(`demands/${request.id}`, 'solve', { resolution: 'Painted' });
    expect(await state()).toBe('CLOSED');
    expect((await act(`investor-requests/${request.id}`, 'reopen', {}, 'Investor')).body).toMatchObject({
      requestState: 'REOPENED',
    });
  });
  test('sent messages do not change', async () => {
    const { body } = await post('demand-messages', { demandId: 'dem-2', body: 'Hello' }, 'SuperAdmin');
    const change = { as: 'SuperAdmin', body: { body: 'Other' }, version: 1 };
    expect((await app.call('PATCH', `/api/demand-messages/${body.id}`, change)).status).toBe(409);
  });
  test('of another investor are nowhere: lists, records, histories, messages, search, export', async () => {
    const missing = await app.call('GET', '/api/investor-requests/nope', { as: 'Investor' });
    for (const path of ['investor-requests/dem-2', 'demands/dem-2', 'demands/dem-1', 'demand-messages/msg-1']) {
      for (const part of ['', '/history']) {
        const hidden = await app.call('GET', `/api/${path}${part}`, { as: 'Investor' });
        expect([hidden.status, hidden.text]).toEqual([404, missing.text]);
      }
    }
    expect((await get('investor-requests', 'Investor')).total).toBe(0);
    expect((await get('investor-requests?q=garden', 'Investor')).total).toBe(0);
    expect((await get('demand-messages', 'Investor')).total).toBe(0);
    expect((await get('investor-requests', 'Investor2')).total).toBe(1);
    const said = await post('demand-messages', { demandId: 'dem-2', body: 'Mine now' }, 'Investor');
    expect([said.status, Object.keys(said.body.errors)]).toEqual([422, ['demandId']]);
    const found = await app.call('GET', '/api/search?q=garden', { as: 'Investor' });
    expect(found.text).not.toContain('dem-2');
    expect((await app.call('GET', '/api/tasks', { as: 'Investor' })).status).toBe(403);
  });
});

describe('US1, US2: who sees what of a demand', () => {
  const CONTACT = ['phone', 'email', 'requesterName', 'trackingCode'];
  test('housekeeping: faults of homes without contact; it reports one in its own name', async () => {
    const { items } = await get('demands', 'HouseKeeping');
    expect(items.map(({ id }) => id)).toEqual(['dem-1']);
    for (const key of CONTACT) expect(items[0]).not.toHaveProperty(key);
    expect((await get('demands?q=visitors', 'HouseKeeping')).total).toBe(0);
    expect((await app.call('GET', '/api/demands?phone.contains=555', { as: 'HouseKeeping' })).status).toBe(400);
    const history = await app.call('GET', '/api/demands/dem-1/history', { as: 'HouseKeeping' });
    expect(history.text).not.toContain('visitors');
    const made = await post('demands', work, 'HouseKeeping');
    expect([made.status, made.body['type']]).toEqual([201, 'FAULT']);
    expect(await get(`demands/${made.body.id}`)).toMatchObject({
      source: 'STAFF',
      requesterName: 'HouseKeeping Tester',
    });
    expect((await app.call('GET', '/api/demands/dem-2', { as: 'HouseKeeping' })).status).toBe(404);
    for (const key of ['cost', 'currency', 'bornBy', 'supplierId']) {
      expect(await get('tasks/tsk-1', 'HouseKeeping')).not.toHaveProperty(key);
    }
    expect((await app.call('GET', '/api/revenue-expenses', { as: 'HouseKeeping' })).status).toBe(403);
  });
  test('purchasing works on them without the way to reach who asked, nor investors’ complaints', async () => {
    const { items } = await get('demands', 'Purchasing');
    expect(items.map(({ id }) => id)).toEqual(['dem-1']);
    for (const key of ['phone', 'email', 'trackingCode']) expect(items[0]).not.toHaveProperty(key);
    expect((await app.call('GET', '/api/demand-messages/msg-1', { as: 'Purchasing' })).status).toBe(404);
    expect(
      (await post('suppliers', { name: 'Yeni', category: 'OTHER', phone: '+905001112233' }, 'Purchasing')).status,
    ).toBe(201);
  });
  test.each(['Accounting', 'MarketPlace', 'client'])('%s sees none', async (as) => {
    expect((await app.call('GET', '/api/demands', { as })).status).toBe(403);
  });
  test('another tenant’s are not there', async () => {
    expect((await app.call('GET', '/api/demands/dem-1', { as: 'otherAdmin' })).status).toBe(404);
    expect((await post('tasks', { title: 'x', department: 'TECHNICAL', demandId: 'dem-b' })).status).toBe(422);
  });
});
