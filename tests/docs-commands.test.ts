/** The commands of the documentation: those that are quick and safe are run as they stand there, the others say why not. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { data } from '../json-server/commands/data/data.ts';
import { drain, listen, type StartedServer, openServer } from '../json-server/commands/start.ts';
import { readEnvironment } from '../json-server/http/environment.ts';

const root = join(import.meta.dirname, '..');
const PAGES = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const textOf = (page: string): string => readFileSync(join(root, page), 'utf8');

const SHELL = /```sh\n([\s\S]*?)```/g;
/** What stands in backticks and is a command. */
const INLINE = /`((?:[A-Z_]+=\S+ )*(?:npm|npx|node|docker|litestream|systemctl) [^`]+)`/g;

const shellOf = (page: string): string[] => [...textOf(page).matchAll(SHELL)].map(([, text = '']) => text);

/** The commands of a block, each by its program and, of some, what the program runs. */
function namesIn(text: string): string[] {
  const bare = text
    .replace(/<<END[\s\S]*?\nEND/g, '')
    .replace(/'[^']*'/g, "''")
    .replace(/#.*$/gm, '')
    .replace(/^export .*$/gm, '');
  return bare.split(/\n|&&|;/).flatMap((command) => {
    const [program, first = '', second = ''] = command
      .trim()
      .split(/\s+/)
      .filter((word) => !/^[A-Z_]+=|^-s$/.test(word));
    if (program === undefined || ['', 'do', 'done'].includes(program)) return [];
    if (program === 'npm' && first === 'run') return [`npm run ${second}`];
    return [['npm', 'npx', 'node', 'docker'].includes(program) ? `${program} ${first}` : program];
  });
}

const SYSTEM = 'is of the machine, not of this repository';
const MOMENT = 'tests/store/point-in-time.test.ts runs the whole section';
const MINUTES = 'takes minutes';
/** What is not run here, and why. */
const NOT_RUN: Readonly<Record<string, string>> = {
  'npm ci': 'has been run, or no test would be',
  'npm start': 'the server is opened below as it does; tests/browser starts the build',
  'npm test': 'runs this test',
  'npx vitest': 'runs this test',
  'npx playwright': MINUTES,
  'npm run dev': 'does not end',
  'npm run server': 'does not end',
  'npm run build': MINUTES,
  'npm run boundaries': 'a step of npm test',
  'npm run check:resources': 'a step of npm test',
  'npm run row-types': 'writes files that tests/api/needed-fields.test.ts compares',
  'npm run wire-schemas': 'writes files that tests/api/openapi.test.ts compares',
  'npm run config-reference': 'writes a file that tests/config/reference.test.ts compares',
  'npm run db:reset': 'tests/store/db-reset.test.ts runs it',
  'npm run secret:rotate': 'tests/store has its tests',
  'npm run seed': 'writes db.json',
  'npm run config': 'needs PostgreSQL; tests/store has its tests',
  'npm run admin:create': 'asks; tests/api/hardening-first-administrator.test.ts answers',
  'npm run test:crash': MINUTES,
  'npm run test:database': MINUTES,
  'npm run test:node': MINUTES,
  'npm run test:attack': MINUTES,
  'npm run audit': 'asks the registry',
  'npm run bench': MINUTES,
  'docker compose': 'needs an engine for containers; tests/container takes the steps one by one',
  systemctl: SYSTEM,
  litestream: 'is a program of others',
  createuser: SYSTEM,
  createdb: SYSTEM,
  pg_basebackup: MOMENT,
  pg_ctl: MOMENT,
  mv: MOMENT,
  cp: MOMENT,
  cat: MOMENT,
  touch: MOMENT,
  until: MOMENT,
};

/** What is run below. */
const RUN = ['npm run data', 'curl', 'npx openapi-typescript'];

test('every command of the documentation is run here, or says why not', () => {
  const named = PAGES.flatMap((page) =>
    [
      ...shellOf(page),
      ...Array.from(textOf(page).matchAll(INLINE), ([, text = '']) => text.replaceAll('\n', ' ')),
    ].flatMap(namesIn),
  );
  expect([...new Set(named)].sort()).toEqual([...RUN, ...Object.keys(NOT_RUN)].sort());
});

test('files that commands name are there', () => {
  const files = PAGES.flatMap((page) =>
    [...textOf(page).matchAll(/npx (?:vitest run|playwright test) ([\w./-]+)/g)].map(([, file = '']) => file),
  );
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(files.length).toBeGreaterThan(0);
});

let folder: string;
let opened: StartedServer;
let server: Awaited<ReturnType<typeof listen>>;
let address: string;
beforeAll(async () => {
  vi.stubEnv('WEBHOOKS_PRIVATE', '1');
  folder = mkdtempSync(join(tmpdir(), 'konak-commands-'));
  const environment = readEnvironment({ DB_FILE: join(folder, 'konak.db'), PORT: '0' });
  opened = await openServer(environment, { web: (_request, response) => response.end() });
  server = await listen(opened.app, environment);
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await drain(server);
  await opened.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a block in the shell. @returns what it prints */
async function run(text: string, env: Readonly<Record<string, string>> = {}): Promise<string> {
  const own = { ...process.env, DB_FILE: join(folder, 'konak.db'), ...env };
  const { stdout } = await promisify(execFile)('sh', ['-ec', text], { cwd: root, env: own });
  return stdout;
}

/** Runs `npm run data -- …` without the build before it. @returns what it prints */
async function runData(command: string, file: string): Promise<string> {
  const [, words = ''] = /^npm run data -- (.*)$/.exec(command) ?? [];
  const argv = words.replace(/\/backup\/konak-[\d-]+\.db/g, join(folder, 'backup.db')).split(' ');
  const lines: string[] = [];
  const environment = readEnvironment({ DB_FILE: join(folder, file) });
  const code = await data(environment, { argv, print: (line) => lines.push(line), output: new PassThrough() });
  expect({ command, code, lines: code === 0 ? [] : lines }).toEqual({ command, code: 0, lines: [] });
  return lines.join('\n');
}

/** The block of a page that begins with a command. */
function block(page: string, beginning: string): string {
  const found = shellOf(page).find((text) => text.startsWith(beginning));
  if (found === undefined) throw new Error(`${page} has no block that begins with "${beginning}".`);
  return found;
}

/** A key of an admin, made as docs/connect.md makes it. */
async function newKey(): Promise<string> {
  const post = async (path: string, body: object, token?: string): Promise<Record<string, string>> => {
    const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as Record<string, string>;
  };
  const { accessToken } = await post('/auth/login', { email: 'admin@demo.com', password: 'admin' });
  const { key = '' } = await post('/api-keys', { name: 'Commands', role: 'admin' }, accessToken);
  return key;
}

test('curl of docs/api.md and docs/webhooks.md, and the types of the API', async () => {
  const key = await newKey();
  const types = block('docs/api.md', 'curl')
    .replace('http://localhost:3000', address)
    .replace('knk_…', key)
    .replaceAll(' konak.', ` ${folder}/konak.`);
  const webhook = block('docs/webhooks.md', 'curl').replace('https://konak.example', address);
  const [, answer] = await Promise.all([run(types), run(webhook, { KEY: key })]);
  expect(readFileSync(join(folder, 'konak.ts'), 'utf8')).toContain('"/reservations"');
  const { id, secret } = JSON.parse(answer) as Record<string, string>;
  expect(id).toMatch(/./);
  expect(secret).toMatch(/^whsec_/);
});

test('a backup of the running server, restored and checked', async () => {
  const section = /## Backup and restore\n([^]*?)\n### /.exec(textOf('docs/operations.md'))?.[1] ?? '';
  const commands = Array.from(
    section.matchAll(/^npm run data -- \S+ \S+|`(npm run data -- [^`]*)`/gm),
    ([all, inline]) => inline ?? all,
  );
  const [backup = '', look = '', restore = '', check = ''] = commands;
  expect(commands).toHaveLength(4);
  const COUNTS = /\d+ records of \d+ collections/;
  expect(await runData(backup, 'konak.db')).toMatch(COUNTS);
  expect(await runData(restore, 'other/konak.db')).toMatch(COUNTS);
  // What is there is no obstacle to a look at the backup.
  expect(await runData(look, 'other/konak.db')).toMatch(COUNTS);
  expect(await runData(check, 'other/konak.db')).toContain('Nothing is wrong.');
});
