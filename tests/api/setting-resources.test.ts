import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ConfigurationOverview } from '../../src/wire/setting.ts';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
let folder: string;
const at = (path: string) => join(folder, path);
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'konak-overview-'));
  cpSync('resources', at('resources'), { recursive: true });
  app = await startApp({ resourcesDir: at('resources'), localesDir: 'locales' });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

async function overview(): Promise<ConfigurationOverview> {
  await app.live.reload();
  return (await app.call('GET', '/api/settings/resources', { as: 'admin' })).body as unknown as ConfigurationOverview;
}
const fileIn = ({ files }: ConfigurationOverview, path: string) => files.find((file) => file.path === path);

test('names every file with what it says; a broken one stands first with line and remedy, all but the mistake in force', async () => {
  const coupons = 'resources/v1/markets/coupon.json';
  const good = await overview();
  expect(good.files.filter(({ state }) => state === 'OFF' || state === 'LAST_GOOD')).toEqual([]);
  expect(fileIn(good, coupons)).toMatchObject({ kind: 'RESOURCE', name: 'coupons', address: '/v1/markets/coupon' });
  expect(fileIn(good, 'resources/_menu.json')).toMatchObject({ kind: 'SHARED', address: null, state: 'GOOD' });
  expect(fileIn(good, 'resources/v1/setting/resources.json')).toMatchObject({ kind: 'PAGE', name: 'configuration' });
  expect(fileIn(good, 'resources/v1/estates/draft.json')).toMatchObject({ kind: 'VIEW' });

  const text = readFileSync(at(coupons), 'utf8');
  writeFileSync(at(coupons), text.replace('"percent",', '"precent",'));
  writeFileSync(at('resources/new.json'), '{ "name": ');
  const broken = await overview();
  expect(broken.files.slice(0, 2).map(({ path, state }) => [path, state])).toEqual([
    ['resources/new.json', 'OFF'],
    [coupons, 'PARTLY'],
  ]);
  const found = fileIn(broken, coupons);
  expect(found).toMatchObject({ name: 'coupons', readAt: fileIn(good, coupons)?.readAt });
  expect(found?.findings[0]).toMatchObject({ level: 'error', file: coupons, line: expect.any(Number) as number });
  expect(found?.findings[0]?.message).toContain('percent');
  expect((await app.call('GET', '/api/coupons', { as: 'admin' })).status).toBe(200);

  writeFileSync(at(coupons), text);
  rmSync(at('resources/new.json'));
  const mended = await overview();
  expect(fileIn(mended, coupons)?.state).toBe('GOOD');
  expect(fileIn(mended, 'resources/new.json')).toBeUndefined();
});

test('a file that is gone and that others need stands in the list with what is said of it', async () => {
  const groups = 'resources/v1/estates/group.json';
  const text = readFileSync(at(groups), 'utf8');
  rmSync(at(groups));
  const broken = await overview();
  expect(broken.files[0]).toMatchObject({ path: groups, state: 'OFF', findings: [{ code: 'RES111' }] });
  expect(broken.files.flatMap(({ findings }) => findings).length).toBe(app.live.current().findings.length);
  writeFileSync(at(groups), text);
  expect(fileIn(await overview(), groups)?.state).toBe('GOOD');
});

test('is for admins alone', async () => {
  for (const role of ['Accounting', 'HouseKeeping', 'Purchasing', 'Investor', 'MarketPlace', 'client']) {
    expect((await app.call('GET', '/api/settings/resources', { as: role })).status, role).toBe(403);
  }
});
