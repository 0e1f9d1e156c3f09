import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateRenames } from '../../json-server/records/renames/rename-migration.ts';
import type { Row } from '../../src/config/types.ts';
import type { RenamePreview } from '../../src/wire/setting.ts';
import { ROWS } from './rows.ts';
import { startApp, type TestApp } from './support.ts';

const label = { en: 'x', tr: 'x' };
const buoy = (id: string, more: Partial<Row>, tenantId = 'demo'): Row => ({ id, tenantId, version: 1, ...more });
const BUOYS = [
  buoy('y1', { name: 'North', depth: '12', owner: '12345678901', state: 'READY' }),
  buoy('y2', { name: 'South', depth: 'deep', state: 'NEW' }),
  buoy('y3', { name: 'East', depth: '7', metres: 8, state: 'READY' }),
  buoy('z1', { name: 'Other', depth: '99', state: 'READY' }, 'other'),
];
const FIELDS = {
  name: { type: 'text', label },
  metres: { type: 'text', charset: 'digits', label: { en: 'Metres', tr: 'Metre' } },
  state: { type: 'enum', values: ['NEW', { value: 'DONE', label: { en: 'Done', tr: 'Bitti' } }], label },
};
const file = (fields: object, name = 'buoys') =>
  JSON.stringify({ name, label, menu: false, access: { grants: { admin: ['*'] } }, fields });

let folder: string;
let app: TestApp;
let kept: ReturnType<typeof migrateRenames>;
const save = async (text: string) => {
  writeFileSync(join(folder, 'buoys.json'), text);
  await app.live.reload();
  await kept.settled();
};
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'konak-kept-'));
  cpSync('resources', folder, { recursive: true });
  const old = { ...FIELDS, depth: { type: 'text', label }, owner: { type: 'text', masked: true, label } };
  writeFileSync(join(folder, 'buoys.json'), file(old));
  app = await startApp({ resourcesDir: folder, rows: { ...ROWS, buoys: BUOYS } });
  kept = migrateRenames({ store: app.store, live: app.live });
  await save(file(FIELDS));
});
afterAll(async () => {
  kept.stop();
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (query: string, as = 'admin', language = 'en') =>
  app.call('GET', `/api/settings/kept?resource=buoys&${query}`, { as, headers: { 'accept-language': language } });
const samples = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).body as unknown as RenamePreview;

test('a field that went: where its values would fit, what they would be, and why some would stay', async () => {
  const found = await samples('key=depth&to=metres');
  expect(found).toEqual({
    count: 3,
    left: 2,
    to: 'metres',
    targets: expect.arrayContaining([{ name: 'metres', label: 'Metres', count: 1 }]) as unknown,
    samples: [
      { id: 'y2', title: 'South', from: 'deep', problem: 'Only digits.' },
      { id: 'y3', title: 'East', from: '7', problem: 'This record already has a value there.' },
      { id: 'y1', title: 'North', from: '12', to: '12' },
    ],
  });
  expect((await samples('key=depth&to=metres', 'admin', 'tr')).samples[1]?.problem).toBe(
    'Bu kaydın orada zaten bir değeri var.',
  );
  // A dry run.
  expect(app.store.table('buoys', 'demo').get('y1')).toMatchObject({ depth: '12', version: 1 });
});

test('a value that left its list: what it would be called', async () => {
  const found = await samples('key=state&value=READY&to=DONE');
  expect([found.count, found.left]).toEqual([2, 0]);
  expect(found.samples[0]).toEqual({ id: 'y1', title: 'North', from: 'READY', to: 'Done' });
  expect((await samples('key=state&value=READY')).to).toBeNull();
});

test('what looks like an identity number is not shown whole', async () => {
  expect((await samples('key=owner')).samples[0]?.from).toBe('••••••••901');
});

test('only what a finding speaks of, and only for those who keep the configuration', async () => {
  expect((await ask('key=name')).status).toBe(404);
  expect((await ask('name=users')).status).toBe(404);
  expect((await ask('key=depth', 'Accounting')).status).toBe(403);
  expect((await app.call('GET', '/api/settings/kept?resource=users&key=passwordHash', { as: 'admin' })).status).toBe(
    404,
  );
});

test('records under the former name of a resource', async () => {
  await save(file(FIELDS, 'floats'));
  const answer = await app.call('GET', '/api/settings/kept?resource=floats&name=buoys', { as: 'admin' });
  const found = answer.body as unknown as RenamePreview;
  expect([found.count, found.left, found.to]).toEqual([3, 0, 'floats']);
  expect(found.samples[0]).toEqual({ id: 'y1', title: 'North', from: 'buoys/y1', to: 'floats/y1' });
});
