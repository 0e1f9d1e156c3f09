import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ClientExample } from '../../src/config/types.ts';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeAll(async () => (app = await startApp()));
afterAll(() => app.close());

const ask = (page: string, as?: string) =>
  app.call('GET', `/api/_meta/examples?page=${page}`, as === undefined ? {} : { as });

test('the data of a page’s examples are sent to people who may open the page', async () => {
  const { status, body } = await ask('demo-components-chip', 'Accounting');
  expect(status).toBe(200);
  const items = body['items'] as unknown as ClientExample[];
  expect(items.map(({ id }) => id)).toEqual(['colours', 'several', 'words']);
  expect(items[0]?.resource.can).toEqual(['list', 'show', 'create', 'edit', 'delete']);
  expect(items[0]?.resource.fields['status']).toMatchObject({ type: 'enum', writable: true });
  expect(items[0]?.source).toMatchObject({ fields: { status: { type: 'enum' } } });
  expect(items[0]?.records).toEqual([{ id: 'a', status: 'DONE' }]);
});

test('but not to others, nor for missing pages', async () => {
  expect((await ask('demo-components-chip')).status).toBe(401);
  expect((await ask('demo-components-chip', 'client')).status).toBe(404);
  expect((await ask('no-such-page', 'admin')).status).toBe(404);
  expect((await ask('constructor', 'admin')).status).toBe(404);
  expect((await app.call('GET', '/api/_meta/examples', { as: 'admin' })).status).toBe(404);
  expect((await ask('dashboard', 'admin')).body).toEqual({ items: [] });
});
