import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login, start } from './auth/auth-app.ts';
import { USERS } from './rows.ts';

const MISTAKES = {
  cut: (text: string) => `${text.slice(0, text.length / 2)}\n{`,
  emptied: () => '',
  deleted: undefined,
};
type Mistake = keyof typeof MISTAKES;

let folder: string;
let resourcesDir: string;
let lastGoodFile: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'konak-broken-'));
  resourcesDir = join(folder, 'resources');
  lastGoodFile = join(folder, 'last-good.json');
  cpSync('resources', resourcesDir, { recursive: true });
  await (await start({ resourcesDir, lastGoodFile })).close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What stands after a start with one file broken: who can sign in, and what the configuration has. */
async function startWith({ file, mistake, ...options }: { file: string; mistake: Mistake; lastGoodFile?: string }) {
  const path = join(resourcesDir, file);
  const text = readFileSync(path, 'utf8');
  const broken = MISTAKES[mistake]?.(text);
  if (broken === undefined) rmSync(path);
  else writeFileSync(path, broken);
  try {
    const app = await start({ resourcesDir, ...options });
    const signIn = await login(app, USERS['admin']!['email'] as string);
    const headers = { authorization: `Bearer ${signIn.body.accessToken}` };
    const configuration = await app.call('GET', '/api/_meta/config', { headers });
    const { config, findings } = app.live.current();
    await app.close();
    return {
      statuses: [signIn.status, configuration.status],
      found: findings.filter(({ level }) => level === 'error').map((finding) => finding.file),
      resources: Object.keys(config.resources),
      pages: Object.keys(config.pages),
      config,
    };
  } finally {
    writeFileSync(path, text);
  }
}

// Those that everything else stands on are all tried, of the others every sixth: they are like each other.
const ALL = readdirSync('resources', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(json|csv|conf)$/.test(file),
);
const isBasic = (file: string) => /^(_|v1\/users\/|v1\/entity-management\/|v1\/setting)/.test(file);
const FILES = ALL.filter((file, index) => isBasic(file) || (index % 6 === 0 && !file.startsWith('schemas/')));
const turns = (mistakes: readonly Mistake[]) =>
  FILES.map((file, index) => ({ file, mistake: mistakes[index % mistakes.length]! }));

describe('one file of resources/ is broken and the server starts for the first time', () => {
  test.each(turns(['cut', 'emptied']))('$file $mistake: it starts, and people sign in', async (turn) => {
    const { statuses, found } = await startWith(turn);
    expect(statuses).toEqual([201, 200]);
    expect(found).toContain(`resources/${turn.file}`);
  });
});

describe('one file of resources/ is broken and the server starts again', () => {
  test.each(turns(['emptied', 'deleted', 'cut']))('$file $mistake: it starts, and people sign in', async (turn) => {
    const { statuses } = await startWith({ ...turn, lastGoodFile });
    expect(statuses).toEqual([201, 200]);
  });

  test('its last good version is in force, and what is wrong is said', async () => {
    const whole = await startWith({ file: 'v1/estates/list.json', mistake: 'cut', lastGoodFile });
    expect(whole.resources).toContain('estates');
    expect(whole.found).toEqual(['resources/v1/estates/list.json']);
  });

  test.each(Object.keys(MISTAKES) as Mistake[])('the policy %s: the rules of before hold', async (mistake) => {
    const { config, found } = await startWith({ file: '_access.csv', mistake, lastGoodFile });
    expect(config.policy.rows.length).toBeGreaterThan(50);
    expect(found).toEqual(['resources/_access.csv']);
  });

  test('a deleted file that others need stays deleted, and is asked about', async () => {
    const { resources, found } = await startWith({ file: 'v1/estates/list.json', mistake: 'deleted', lastGoodFile });
    expect(resources).not.toContain('estates');
    expect(found).toContain('resources/v1/estates/list.json');
  });
});
