import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeEach(async () => (app = await startApp()));
afterEach(() => app.close());

const PROBLEMS = '/api/damages';
const report = (as: string, more: object = {}) =>
  app.call('POST', PROBLEMS, { as, body: { title: 'Duş akıyor', estateId: 'est-a1', priority: 'HIGH', ...more } });

describe('a problem that is found while cleaning', () => {
  test('is a task of the technical department, or of whom the company set', async () => {
    const first = await report('HouseKeeping');
    expect(first.status, first.text).toBe(201);
    const task = await app.call('GET', `/api/tasks/${first.body.id}`, { as: 'admin' });
    expect(task.body).toMatchObject({ source: 'REPORT', department: 'TECHNICAL', priority: 'HIGH', status: 'OPEN' });
    expect(task.body['assigneeIds'] ?? []).toEqual([]);

    const settings = await app.call('GET', '/api/settings', { as: 'admin' });
    const people = await app.call('GET', '/api/users?role=Purchasing', { as: 'admin' });
    const problemSolverId = people.body.items[0]!.id;
    const change = { as: 'admin', version: settings.body['version'], body: { problemSolverId } };
    expect((await app.call('PATCH', '/api/settings', change)).status).toBe(200);
    const second = await report('HouseKeeping', { title: 'Kettle broken' });
    const given = await app.call('GET', `/api/tasks/${second.body.id}`, { as: 'admin' });
    expect(given.body['assigneeIds']).toEqual([problemSolverId]);
  });

  test('is followed by who reported it, and by nobody who does not clean', async () => {
    const { body } = await report('HouseKeeping');
    await app.call('POST', `/api/tasks/${body.id}/actions/start`, { as: 'admin' });
    const mine = await app.call('GET', `${PROBLEMS}?view=mine`, { as: 'HouseKeeping' });
    expect(mine.body.items).toMatchObject([{ id: body.id, status: 'IN_PROGRESS' }]);
    for (const role of ['Accounting', 'Investor', 'MarketPlace', 'client'])
      expect((await report(role)).status, role).toBe(403);
    // What the office enters is no report, and a cleaner still makes no other task.
    expect((await app.call('GET', PROBLEMS, { as: 'admin' })).body['total']).toBe(1);
    const task = { title: 'x', department: 'ACCOUNTING' };
    expect((await app.call('POST', '/api/tasks', { as: 'HouseKeeping', body: task })).status).toBe(403);
    expect((await report('HouseKeeping', { assigneeIds: ['usr-1'] })).status).toBe(422);
  });
});
