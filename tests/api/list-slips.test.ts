import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { KNOWN_NAMES } from '../../json-server/commands/known-names.ts';
import { folderSource } from '../../json-server/live/folder-source.ts';
import { openLiveConfig } from '../../json-server/live/live-config.ts';
import { startApp, type TestApp } from './support.ts';

/** One slip in a file that all others stand on takes away what it says and no more. */

let folder: string;
let app: TestApp;
const at = (name: string): string => join(folder, 'resources', name);
const textOf = (name: string): string => readFileSync(join('resources', name), 'utf8');
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'konak-lists-'));
  cpSync('resources', join(folder, 'resources'), { recursive: true });
  app = await startApp({ resourcesDir: join(folder, 'resources'), lastGoodFile: join(folder, 'last-good.json') });
});
afterEach(async () => {
  for (const name of ['_enums.json', '_access.csv']) writeFileSync(at(name), textOf(name));
  await app.live.reload();
  expect(app.live.current().findings).toEqual([]);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

async function slip(name: string, one: string, other: string): Promise<string[]> {
  const text = textOf(name);
  expect(text).toContain(one);
  writeFileSync(at(name), text.replace(one, other));
  await app.live.reload();
  return app.live.current().findings.map(({ file, code, level }) => `${file} ${code} ${level}`);
}
const status = async (path: string, as: string): Promise<number> =>
  (await app.call('GET', `/api/${path}`, { as })).status;
const valuesOf = (list: string) => app.live.current().config.enums[list]?.options.map(({ value }) => value);

describe('_enums.json', () => {
  test('a wrong rank of a role: the role is as it was', async () => {
    const before = app.live.current().config.enums;
    const found = await slip('_enums.json', '"color": "blue", "rank": 50', '"color": "blue", "rank": "50"');
    expect(found).toEqual(['resources/_enums.json RES105 error']);
    expect(app.live.current().findings[0]?.message).toContain('/role/2');
    expect([await status('payments', 'Accounting'), await status('reservations', 'Accounting')]).toEqual([200, 200]);
    expect(app.live.current().config.enums).toEqual(before);
  });

  test('a value that cannot be told: its list is as it was', async () => {
    const before = valuesOf('currency');
    const found = await slip('_enums.json', '"value": "EUR"', '"valu": "EUR"');
    expect(found).toEqual([expect.stringContaining('resources/_enums.json RES10')]);
    expect(valuesOf('currency')).toEqual(before);
    expect(before).toContain('EUR');
  });

  test('no JSON: all is as it was, and one finding', async () => {
    const before = app.live.current().config;
    expect(await slip('_enums.json', '"rank": 90 },', '"rank": 90 }')).toEqual(['resources/_enums.json RES100 error']);
    expect(app.live.current().config.resources).toEqual(before.resources);
    expect(app.live.current().config.enums).toEqual(before.enums);
  });

  test('at the first start what is right counts, and what follows is said under the one finding', async () => {
    const fresh = async (one: string, other: string) => {
      writeFileSync(at('_enums.json'), textOf('_enums.json').replace(one, other));
      const resourcesDir = join(folder, 'resources');
      const live = await openLiveConfig({
        source: folderSource({ resourcesDir, localesDir: 'locales' }),
        known: KNOWN_NAMES,
        isWatching: false,
      });
      await live.close();
      const { config, findings } = live.current();
      return { config, errors: findings.filter(({ level }) => level === 'error').map(({ file }) => file) };
    };
    const rank = await fresh('"color": "blue", "rank": 50', '"color": "blue", "rank": "50"');
    expect(rank.errors).toEqual(['resources/_enums.json']);
    const roles = rank.config.enums['role']?.options.map(({ value }) => value);
    expect(roles).toContain('admin');
    expect(roles).not.toContain('Accounting');
    expect((await fresh('"rank": 90 },', '"rank": 90 }')).errors).toEqual(['resources/_enums.json']);
  });
});

describe('_access.csv', () => {
  test('a line of four columns grants nothing', async () => {
    const may = () => app.live.current().policy.can({ role: 'HouseKeeping', subject: 'AccessLog', action: 'list' });
    expect(may()).toBe(false);
    const found = await slip('_access.csv', '# The settings', 'p, HouseKeeping, AccessLog, list\n# The settings');
    expect(found).toEqual(['resources/_access.csv RES120 error']);
    expect(may()).toBe(false);
  });

  test.each([
    ['p, admin, Reservations, reopen, deny', 'RES227', 'Did you mean "Reservation"?'],
    ['p, admin, Reservation, reopn, deny', 'RES209', 'Did you mean "reopen"?'],
    ['p, admim, Reservation, reopen, deny', 'RES208', 'Did you mean "admin"?'],
  ])('%s: said, and still denied', async (line, code, meant) => {
    const may = () => app.live.current().policy.can({ role: 'admin', subject: 'Reservation', action: 'reopen' });
    expect(may()).toBe(false);
    const found = await slip('_access.csv', 'p, admin, Reservation, reopen, deny', line);
    expect(found).toEqual([`resources/_access.csv ${code} error`]);
    expect(app.live.current().findings[0]?.message).toContain(meant);
    expect(may()).toBe(false);
  });
});
