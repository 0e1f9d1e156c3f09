import { connect, createServer } from 'node:net';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import type { Engine } from '../../json-server/store/engine.ts';
import type { StoreLogEntry } from '../../json-server/store/log.ts';
import { openPostgresEngine, type PostgresOptions } from '../../json-server/store/postgres/postgres-engine.ts';
import { findPrograms, MISSING } from './postgres-programs.ts';
import { PostgresServer } from './postgres-server.ts';

/** Where the programs are of the PostgreSQL that tests may start. */
export const programs = process.env['DATABASE_URL'] === undefined ? findPrograms() : undefined;

/** Whether the tests find a PostgreSQL: that of `DATABASE_URL`, or one that they start for themselves. */
export const isThere = process.env['DATABASE_URL'] !== undefined || programs !== undefined;
/** Whether it may be stopped. */
export const isOwn = programs !== undefined;
if (!isThere) {
  console.warn(`${MISSING}. Its tests are SKIPPED`);
}

let own: Promise<PostgresServer> | undefined;

/** The server of these tests, to be stopped and started. */
export const ownServer = (): Promise<PostgresServer> => (own ??= PostgresServer.begin(programs ?? ''));
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

/** Before it reaches the database; once it is asked for; once it is answered, which nobody hears. */
const CUTS = ['unsent', 'asked', 'answered'] as const;
type Cut = (typeof CUTS)[number];

/** A line to the database that can be cut. */
export type Line = {
  readonly url: string;
  /** Cuts it at the next commit. */
  readonly cutOnce: (what: Cut) => void;
  /** Cuts it at one of so many commits, in every way in turn. @returns what tells how often it was */
  readonly cutEach: (commits: number) => () => number;
};

export async function lineTo(url: string): Promise<Line> {
  const { hostname, port } = new URL(url);
  let cutNow: () => Cut | undefined = () => undefined;
  const proxy = createServer((near) => {
    const far = connect({ host: hostname, port: Number(port || 5432) });
    const end = (): void => void [near.destroy(), far.destroy()];
    for (const socket of [near, far]) socket.on('error', end).on('close', end);
    let cut: Cut | undefined;
    near.on('data', (asked) => {
      // One call of `konak_commit`, or the end of a transaction.
      cut = asked.includes('commit\0') ? cutNow() : undefined;
      if (cut === 'unsent') end();
      else if (cut === 'asked') {
        near.off('close', end);
        far.end(asked, () => near.destroy());
      } else far.write(asked);
    });
    far.on('data', (answer) => {
      if (near.destroyed) return;
      if (cut === 'answered') near.destroy();
      else near.write(answer);
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void proxy.close());
  const address = proxy.address();
  const near = Object.assign(new URL(url), {
    hostname: '127.0.0.1',
    port: String(typeof address === 'object' && address ? address.port : 0),
  });
  return {
    url: near.href,
    cutOnce(what) {
      cutNow = () => {
        cutNow = () => undefined;
        return what;
      };
    },
    cutEach(commits) {
      let seen = 0;
      cutNow = () => {
        seen += 1;
        return seen % commits === 0 ? CUTS[(seen / commits) % CUTS.length] : undefined;
      };
      return () => Math.floor(seen / commits);
    },
  };
}
