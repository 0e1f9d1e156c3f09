import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from './support.ts';

const resourcesDir = join(mkdtempSync(join(tmpdir(), 'konak-')), 'resources');
let app: TestApp;

beforeAll(async () => {
  cpSync('resources', resourcesDir, { recursive: true });
  const boats = {
    name: 'rowing-boats',
    label: { en: 'Boats', tr: 'Tekneler' },
    one: { en: 'Boat', tr: 'Tekne' },
    title: '{name}',
    menu: { group: 'operational' },
    access: { grants: { admin: ['*'], Accounting: ['list', 'show'] } },
    fields: {
      name: { type: 'text', label: { en: 'Name', tr: 'Ad' }, required: true, unique: true, search: true },
      seats: { type: 'integer', label: { en: 'Seats', tr: 'Kişi' }, min: 1, max: 12 },
    },
    list: { columns: ['name', 'seats'], sort: 'name' },
  };
  writeFileSync(join(resourcesDir, 'v1/operational/rowing-boats.json'), JSON.stringify(boats));
  app = await startApp({ resourcesDir });
}, 60_000);
afterAll(async () => {
  await app.close();
  rmSync(join(resourcesDir, '..'), { recursive: true, force: true });
});

test('a resource is one file: records, rights, history, menu and configuration follow', async () => {
  expect(app.live.current().findings.filter(({ file }) => file.includes('rowing-boats'))).toEqual([]);
  const made = await app.call('POST', '/api/rowing-boats', { as: 'admin', body: { name: 'Martı', seats: 4 } });
  expect(made.status, made.text).toBe(201);
  const again = await app.call('POST', '/api/rowing-boats', { as: 'admin', body: { name: 'martı' } });
  expect(again.status).toBe(409);
  const { id } = made.body;
  const changed = await app.call('PATCH', `/api/rowing-boats/${id}`, { as: 'admin', version: 1, body: { seats: 6 } });
  expect(changed.body).toMatchObject({ seats: 6, version: 2 });
  const list = await app.call('GET', '/api/rowing-boats?q=mart', { as: 'Accounting' });
  expect(list.status, list.text).toBe(200);
  expect(list.text).toContain('Martı');
  expect((await app.call('POST', '/api/rowing-boats', { as: 'Accounting', body: { name: 'x' } })).status).toBe(403);
  const history = await app.call('GET', `/api/rowing-boats/${id}/history`, { as: 'admin' });
  expect(history.text).toContain('"to":6');
  const told = await app.call('GET', '/api/_meta/config', { as: 'admin' });
  expect(told.text).toContain('rowing-boats');
});
