/**
 * The Dockerfile's own steps in an empty folder, for no engine for containers runs on the machines of the tests: the same
 * commands in the same order over the same files, with an environment that has nothing of this machine but Node's place and
 * npm's cache. What stays untested is the base image itself, `npm ci` in it and the engine's isolation.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Built, build, namesIn, stagesOf } from './dockerfile.ts';

/** ms; an install and a build, beside other tests. */
const LONGEST = 600_000;
/** How packages are reached from here; everything else of the machine stays outside. */
const REACHED = /^(?:npm_config_(?:cache|registry|userconfig)|https?_proxy|no_proxy|node_extra_ca_certs)$/i;
const PATH = `${dirname(process.execPath)}:/usr/bin:/bin`;

let folder: string;
let built: Built;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'konak-container-'));
  const cache = process.env['npm_config_cache'] ?? join(homedir(), '.npm');
  const reached = Object.fromEntries(Object.entries(process.env).filter(([name]) => REACHED.test(name)));
  const base = { ...reached, PATH, HOME: folder, npm_config_cache: cache, npm_config_prefer_offline: 'true' };
  built = await build('.', { folder, base });
}, LONGEST);
afterAll(() => rm(folder, { recursive: true, force: true }));

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('the last stage has what runs, and neither sources nor tools', async () => {
  expect(await namesIn(built, 'app')).toEqual([
    'db.json',
    'dist',
    'locales',
    'node_modules',
    'package.json',
    'resources',
  ]);
  const packages = await namesIn(built, 'app/node_modules');
  expect(packages).toContain('libsql');
  for (const tool of ['vitest', 'oxlint', 'playwright-core']) expect(packages).not.toContain(tool);
});

test('packages are installed from two files alone: nothing of the product runs while they are', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const duringInstall = ['preinstall', 'install', 'postinstall', 'prepublish', 'prepare'];
  expect(Object.keys(scripts).filter((name) => duringInstall.includes(name))).toEqual([]);
});

test('nobody runs it as root, and both stages stand on the same image', () => {
  expect(built.user).toBe('node');
  const stages = stagesOf('FROM a AS one\nRUN x \\\n  y\nFROM b\nCMD ["z"]');
  expect(stages).toEqual([
    { name: 'one', steps: [{ word: 'RUN', rest: 'x y' }] },
    { name: undefined, steps: [{ word: 'CMD', rest: '["z"]' }] },
  ]);
});

test(
  'what was built starts by its own command, is healthy by its own check, and writes nothing but its data',
  async () => {
    const data = await mkdtemp(join(folder, 'data-'));
    const port = await freePort();
    const env = {
      ...built.env,
      PATH,
      HOME: '/nonexistent',
      PORT: String(port),
      HOST: '127.0.0.1',
      DB_FILE: join(data, 'konak.db'),
      AUTH_SECRET: 'a secret of thirty-two characters, or more',
      PUBLIC_URL: 'https://konak.example',
    };
    const cwd = join(built.root, built.workdir);
    // As somebody who may write nothing but the data, where the tests may choose who that is.
    const isRoot = process.getuid?.() === 0;
    if (isRoot) {
      await chmod(folder, 0o755);
      await chmod(data, 0o777);
    }
    const [command = '', ...rest] = built.command;
    const child = spawn(command, rest, { cwd, env, ...(isRoot && { uid: 65_534, gid: 65_534 }) });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    const isHealthy = (): Promise<boolean> =>
      new Promise((resolve) => {
        spawn('/bin/sh', ['-c', built.health], { cwd, env }).on('close', (code) => resolve(code === 0));
      });
    try {
      while (!(await isHealthy())) if (child.exitCode !== null) throw new Error(said);
      const answer = await fetch(`http://127.0.0.1:${port}/api/estates`);
      const page = await fetch(`http://127.0.0.1:${port}/login`);
      expect([answer.status, page.status, await page.text()]).toEqual([401, 200, expect.stringContaining('<html')]);
      expect(await readdir(data)).toContain('konak.db');
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
      expect(said).not.toMatch(/EACCES|EROFS/);
    } finally {
      child.kill('SIGKILL');
    }
  },
  LONGEST,
);
