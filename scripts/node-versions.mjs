// `npm run test:node`: does the product run on the versions of Node that it names? Each comes from npm's package `node`.
// It starts the product on each, signs in, reads a list, counts how many such reads it answers, and runs the unit and API
// tests. `npm run test:node -- 22 24` runs only those versions, `--no-tests` leaves the tests out.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const VERSIONS = ['20', '22', '24'];
const ADMIN = { email: 'admin@demo.com', password: 'admin' };
const LIST = '/api/reservations?pageNumber=0&pageSize=20&sortBy=checkIn&sortDirection=DESC';
const READS_AT_ONCE = 8;
const COUNTED_MS = 5000;
const START_MS = 180_000;

const wanted = process.argv.slice(2).filter((word) => /^\d/.test(word));
const withTests = !process.argv.includes('--no-tests');

const results = [];
for (const version of wanted.length > 0 ? wanted : VERSIONS) results.push(await tryVersion(version));
console.table(results);
process.exitCode = results.every(({ starts, tests }) => starts === 'yes' && tests !== 'failed') ? 0 : 1;

async function tryVersion(version) {
  const node = binaryOf(version);
  const exact = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
  console.log(`Node ${exact} …`);
  const started = await serve(node).catch((error) => {
    console.error(error.message);
    return undefined;
  });
  const tests = withTests ? await runTests(node) : 'left out';
  return { node: exact, starts: started ? 'yes' : 'no', 'reads a second': started?.reads ?? '–', tests };
}

/** The binary of one version, as npm's package `node` brings it. */
function binaryOf(version) {
  const print = ['exec', '--yes', `--package=node@${version}`, '--', 'node', '-p', 'process.execPath'];
  return execFileSync('npm', print, { encoding: 'utf8' }).trim().split('\n').at(-1);
}

/** Starts the product on fresh data, reads as an administrator, and stops it. */
async function serve(node) {
  const folder = await mkdtemp(join(tmpdir(), 'konak-node-'));
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DB_FILE: join(folder, 'konak.db') };
  const server = spawn(node, ['scripts/start.mjs'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(server, 'exit');
  try {
    const origin = `http://127.0.0.1:${port}`;
    await answered(`${origin}/api/health`, server);
    const token = await signIn(origin);
    return { reads: await countReads(`${origin}${LIST}`, token) };
  } finally {
    server.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}

/** Resolves once the address answers; it is asked ten times a second, because a server says nothing while it starts. */
async function answered(address, server) {
  const until = Date.now() + START_MS;
  while (Date.now() < until && server.exitCode === null) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address} does not answer`);
}

async function signIn(origin) {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  if (!response.ok) throw new Error(`The sign-in answers ${response.status}`);
  return (await response.json()).accessToken;
}

/** @returns how many pages of the list are answered a second */
async function countReads(address, token) {
  const until = Date.now() + COUNTED_MS;
  let reads = 0;
  const reader = async () => {
    while (Date.now() < until) {
      const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
      if (!response.ok) throw new Error(`The list answers ${response.status}`);
      const { items } = await response.json();
      if (items.length === 0) throw new Error('The list is empty');
      reads += 1;
    }
  };
  await Promise.all(Array.from({ length: READS_AT_ONCE }, reader));
  return Math.round((reads * 1000) / COUNTED_MS);
}

async function runTests(node) {
  const tests = spawn(node, ['node_modules/vitest/vitest.mjs', 'run'], { stdio: 'inherit' });
  const [code] = await once(tests, 'exit');
  return code === 0 ? 'passed' : 'failed';
}
