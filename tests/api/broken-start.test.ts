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
let whole: Awaited<ReturnType<typeof startOnce>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'konak-broken-'));
  resourcesDir = join(folder, 'resources');
  lastGoodFile = join(folder, 'last-good.json');
  cpSync('resources', resourcesDir, { recursive: true });
  whole = await startOnce({ lastGoodFile });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What stands after a start: who can sign in, and what the configuration has. */
async function startOnce(options: { lastGoodFile?: string }) {
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
}

type Turn = { readonly files: readonly string[]; readonly mistake: Mistake };

async function startWith({ files, mistake, ...options }: Turn & { lastGoodFile?: string }) {
  const texts = files.map(
    (file) => [join(resourcesDir, file), readFileSync(join(resourcesDir, file), 'utf8')] as const,
  );
  for (const [path, text] of texts) {
    const broken = MISTAKES[mistake]?.(text);
    if (broken === undefined) rmSync(path);
    else writeFileSync(path, broken);
  }
  try {
    return await startOnce(options);
  } finally {
    for (const [path, text] of texts) writeFileSync(path, text);
  }
}

const ALL = readdirSync('resources', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(json|csv|conf)$/.test(file) && !file.startsWith('schemas/'))
  .sort();
/** Those that everything else stands on are broken one at a time, all others by the dozen: nothing stands on all of them. */
const isBasic = (file: string) =>
  /^(_.*|v1\/users\/list\.json|v1\/entity-management\/entity-list\.json|v1\/setting\.json)$/.test(file);
const OTHERS = ALL.filter((file) => !isBasic(file));
const GROUPS = [
  ...ALL.filter(isBasic).map((file) => ({ name: file, files: [file] })),
  { name: 'the sample screens', files: OTHERS.filter((file) => !file.startsWith('v1/')) },
  ...[0, 1].map((half) => ({
    name: `each other file of the product, from file ${half + 1}`,
    files: OTHERS.filter((file) => file.startsWith('v1/')).filter((_file, index) => index % 2 === half),
  })),
];
const turns = (mistakes: readonly Mistake[]) =>
  GROUPS.map((group, index) => ({ ...group, mistake: mistakes[index % mistakes.length]! }));
const inResources = (files: readonly string[]) => files.map((file) => `resources/${file}`);

describe('files of resources/ are broken and the server starts for the first time', () => {
  test.each(turns(['cut', 'emptied']))('$name $mistake: it starts, and people sign in', async (turn) => {
    const { statuses, found } = await startWith(turn);
    expect(statuses).toEqual([201, 200]);
    expect(inResources(turn.files).filter((file) => !found.includes(file))).toEqual([]);
  });
});

describe('files of resources/ are broken and the server starts again', () => {
  test.each(turns(['emptied', 'deleted', 'cut']))('$name $mistake: it starts, and people sign in', async (turn) => {
    const { statuses, found, resources, pages } = await startWith({ ...turn, lastGoodFile });
    expect(statuses).toEqual([201, 200]);
    if (turn.mistake === 'deleted') return;
    // Its last good version is in force, and what is wrong is said, and nothing else.
    expect([resources, pages]).toEqual([whole.resources, whole.pages]);
    expect(found.toSorted()).toEqual(inResources(turn.files));
  });

  test.each(Object.keys(MISTAKES) as Mistake[])('the policy %s: the rules of before hold', async (mistake) => {
    const { config, found } = await startWith({ files: ['_access.csv'], mistake, lastGoodFile });
    expect(config.policy.rows).toEqual(whole.config.policy.rows);
    // Where it is cut may make more than one line of it wrong.
    expect([...new Set(found)]).toEqual(['resources/_access.csv']);
  });

  test('a deleted file that others need stays deleted, and is asked about', async () => {
    const files = ['v1/estates/list.json'];
    const { resources, found } = await startWith({ files, mistake: 'deleted', lastGoodFile });
    expect(resources).not.toContain('estates');
    expect(found).toContain('resources/v1/estates/list.json');
  });

  test('a deleted file takes what refers to it along only where no record may be without it', async () => {
    const files = ['v1/users/agency.json'];
    const { resources, config } = await startWith({ files, mistake: 'deleted', lastGoodFile });
    expect(whole.resources.filter((name) => !resources.includes(name))).toEqual(['agencies']);
    expect(config.resources['reservations']?.fields).not.toHaveProperty('agencyId');
  });
});
