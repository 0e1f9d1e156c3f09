import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { connect, createServer, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import type { Engine } from '../../json-server/store/engine.ts';
import type { StoreLogEntry } from '../../json-server/store/log.ts';
import { openPostgresEngine, type PostgresOptions } from '../../json-server/store/postgres/postgres-engine.ts';

const OLDEST = 15;

/** Programs of a PostgreSQL on this machine: on the path, or where Debian and Homebrew put them. */
function findPrograms(): string | undefined {
  const inside = (folder: string): string[] =>
    existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name, 'bin')) : [];
  const found = [
    ...(process.env['PATH'] ?? '').split(':'),
    ...inside('/usr/lib/postgresql'),
    ...inside('/opt/homebrew/opt').filter((folder) => folder.includes('postgresql')),
  ].filter((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
  const versionOf = (folder: string): number =>
    Number(/(\d+)/.exec(spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout)?.[1]);
  return found.find((folder) => versionOf(folder) >= OLDEST);
}

/** Where the programs are of the PostgreSQL that tests may start. */
export const programs = process.env['DATABASE_URL'] === undefined ? findPrograms() : undefined;

/** Whether the tests find a PostgreSQL: that of `DATABASE_URL`, or one that they start for themselves. */
export const isThere = process.env['DATABASE_URL'] !== undefined || programs !== undefined;
/** Whether it may be stopped. */
export const isOwn = programs !== undefined;
if (!isThere) {
  console.warn(`No PostgreSQL ${OLDEST} or newer (DATABASE_URL, or initdb on this machine): its tests are SKIPPED`);
}

/** PostgreSQL refuses to be run by root. */
export function user(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string, name: string) => spawnSync('id', [flag, name], { encoding: 'utf8' });
  const name = ['postgres', 'nobody'].find((each) => idOf('-u', each).status === 0) ?? 'nobody';
  return { uid: Number(idOf('-u', name).stdout), gid: Number(idOf('-g', name).stdout) };
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Stops the server in `data` and removes `directory` once this process has ended, however it does: its end of the pipe is closed then. */
export function endWithProcess({ bin, data, directory }: Record<'bin' | 'data' | 'directory', string>): void {
  const end = `cat; "${bin}/pg_ctl" -D "${data}" stop -m immediate; rm -rf "${directory}"`;
  const keeper = spawn('sh', ['-c', end], { ...user(), detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  keeper.unref();
  if (keeper.stdin instanceof Socket) keeper.stdin.unref();
}

/** A server for as long as this process lives. */
class Server {
  readonly url: string;
  readonly #bin: string;
  readonly #directory: string;
  readonly #port: number;

  constructor(bin: string, port: number) {
    this.#bin = bin;
    this.#port = port;
    this.url = `postgres://konak@127.0.0.1:${port}/postgres`;
    this.#directory = mkdtempSync(join(tmpdir(), 'postgres-'));
    const { uid = -1, gid = -1 } = user();
    chownSync(this.#directory, uid, gid);
    const options = ['-D', this.#data, '-U', 'konak', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
    execFileSync(join(bin, 'initdb'), options, { ...user(), cwd: this.#directory, stdio: 'pipe' });
    endWithProcess({ bin, data: this.#data, directory: this.#directory });
  }

  get #data(): string {
    return join(this.#directory, 'data');
  }

  /** Nothing that it keeps outlives the tests, so nothing is synced. */
  async start(): Promise<void> {
    const settings = [
      `-p ${this.#port} -k ${this.#directory} -c listen_addresses=127.0.0.1 -c timezone=UTC`,
      '-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=100',
    ];
    await this.#control('start', '-w', '-l', join(this.#directory, 'log'), '-o', settings.join(' '));
  }

  async stop(): Promise<void> {
    await this.#control('stop', '-w', '-m', 'fast');
  }

  async #control(...args: readonly string[]): Promise<void> {
    await promisify(execFile)(join(this.#bin, 'pg_ctl'), ['-D', this.#data, ...args], {
      ...user(),
      cwd: this.#directory,
    });
  }
}

let own: Promise<Server> | undefined;
async function begin(bin: string): Promise<Server> {
  const server = new Server(bin, await freePort());
  await server.start();
  return server;
}

/** The server of these tests, to be stopped and started. */
export const ownServer = (): Promise<Server> => (own ??= begin(programs ?? ''));
const serverUrl = async (): Promise<string> => process.env['DATABASE_URL'] ?? (await ownServer()).url;

/** Runs a statement as the administrator, or as whom the address says. */
export async function run(url: string, ...statements: readonly string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query<Record<string, unknown>>(statement));
    return rows;
  } finally {
    await client.end();
  }
}

let databases = 0;

/** The address of an empty database that is gone after the test. */
export async function newDatabase(): Promise<string> {
  const url = new URL(await serverUrl());
  const name = `konak_test_${process.pid}_${(databases += 1)}`;
  await run(url.href, `create database ${name}`);
  // One of our own goes as a whole.
  if (!isOwn) onTestFinished(() => run(url.href, `drop database ${name} with (force)`).then(() => undefined));
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

/** Opens an engine that is closed after the test. */
export async function open(
  url: string,
  more: Partial<PostgresOptions> = {},
): Promise<Engine & { log: StoreLogEntry[] }> {
  const log: StoreLogEntry[] = [];
  const engine = await openPostgresEngine({ url, log: (entry) => log.push(entry), ...more });
  onTestFinished(() => engine.close());
  return Object.assign(engine, { log });
}

/** A line to the database that can be cut. */
export type Line = {
  readonly url: string;
  /** Cuts it at the next commit: once that is asked for, or once it is answered, which nobody hears. */
  readonly cutOnce: (what: 'asked' | 'answered') => void;
};

export async function lineTo(url: string): Promise<Line> {
  const { hostname, port } = new URL(url);
  let cut: 'asked' | 'answered' | undefined;
  const proxy = createServer((near) => {
    const far = connect({ host: hostname, port: Number(port || 5432) });
    const end = (): void => void [near.destroy(), far.destroy()];
    for (const socket of [near, far]) socket.on('error', end).on('close', end);
    let isCommit = false;
    near.on('data', (asked) => {
      isCommit = asked.includes('konak_commit');
      if (!isCommit || cut !== 'asked') return void far.write(asked);
      cut = undefined;
      near.off('close', end);
      far.write(asked, () => near.destroy());
    });
    far.on('data', (answer) => {
      if (near.destroyed) return;
      if (!isCommit || cut !== 'answered') return void near.write(answer);
      cut = undefined;
      near.destroy();
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void proxy.close());
  const address = proxy.address();
  const near = Object.assign(new URL(url), {
    hostname: '127.0.0.1',
    port: String(typeof address === 'object' && address ? address.port : 0),
  });
  return { url: near.href, cutOnce: (what) => (cut = what) };
}
