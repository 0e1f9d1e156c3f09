import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startApp, type TestApp } from './support.ts';

type Note = { id: number | string; text?: string; managerId?: string };
let app: TestApp;
let saved: unknown[];
let seed: Record<string, Note[]>;
let tenants: Record<string, Record<string, Note[]>>;

beforeEach(async () => {
  saved = [];
  tenants = {};
  seed = { notes: [{ id: 1, text: 'aaaa', managerId: 'gone' }], tags: [{ id: 1 }] };
  const save = (now: unknown) => {
    saved.push(structuredClone(now));
    return Promise.resolve();
  };
  app = await startApp({ scratch: { states: { seed, tenants }, save } });
});
afterEach(() => app.close());

const call = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
  app.call(method, `/api/scratch${path}`, { as: 'admin', headers, ...(body ? { body } : {}) });

test('json-server’s own dialect, for administrators only', async () => {
  expect((await call('GET', '/notes?_start=0&_end=1&text=aaaa')).body).toMatchObject([{ id: 1 }]);
  const made = await call('POST', '/notes', { text: 'new' });
  expect([made.status, made.body]).toMatchObject([201, { text: 'new' }]);
  expect((await call('PATCH', '/notes/1', { text: 'b' })).body).toMatchObject({ id: 1, text: 'b' });
  expect(saved).toHaveLength(2);
  for (const as of ['Accounting', 'Investor', 'client']) {
    expect((await app.call('GET', '/api/scratch/notes', { as })).status).toBe(403);
  }
});

test('each tenant has its own (S1)', async () => {
  await call('POST', '/notes', { text: 'of demo' });
  const theirs = () => app.call('GET', '/api/scratch/notes', { as: 'otherAdmin' });
  expect((await theirs()).body).toMatchObject([{ id: 1, text: 'aaaa' }]);
  await app.call('DELETE', '/api/scratch/notes/1', { as: 'otherAdmin' });
  expect((await theirs()).body).toEqual([]);
  expect((await call('GET', '/notes')).body).toHaveLength(2);
  expect(seed['notes']).toHaveLength(1);
});

describe('what the stock router would do', () => {
  test('no /db, no unknown collection, no prototype', async () => {
    for (const path of ['/db', '/nothing', '/__proto__', '/constructor', '/']) {
      expect((await call('GET', path)).status, path).toBe(404);
    }
  });
  test('DELETE does not cascade over other collections', async () => {
    expect((await call('DELETE', '/tags/1')).status).toBe(200);
    expect(tenants['demo']!['notes']).toHaveLength(1);
  });
  test('no method override', async () => {
    const answer = await call('POST', '/notes', { text: 'x' }, { 'x-http-method-override': 'DELETE' });
    expect(answer.status).toBe(201);
    await call('POST', '/notes/1', { text: 'x' }, { 'x-http-method-override': 'DELETE' });
    expect(tenants['demo']!['notes']).toHaveLength(2);
  });
  test('no patterns, no JSONP, no delay', async () => {
    const delayed = vi.spyOn(globalThis, 'setTimeout');
    const answer = await call('GET', '/notes?text_like=%5E(a%2B)%2B%24&callback=x&_delay=9000');
    expect(answer.body).toMatchObject([{ id: 1 }]);
    expect(delayed.mock.calls.map(([, ms]) => ms)).not.toContain(9000);
    delayed.mockRestore();
  });
  test('a duplicate id is 400 without a stack trace', async () => {
    const { status, text } = await call('POST', '/notes', { id: 1 });
    expect(status).toBe(400);
    expect(text).not.toContain('node_modules');
  });
});
