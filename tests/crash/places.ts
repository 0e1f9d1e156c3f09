import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** Where the data of some runs lie. */
export type CrashPlace = {
  readonly at: string;
  /** Resolves once nothing is under way: a database sees through what a server asked for before it was killed. */
  readonly quiet: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

/** @param database address of a PostgreSQL; without, a file of SQLite */
export async function newPlace(database?: string): Promise<CrashPlace> {
  if (database === undefined) {
    const directory = mkdtempSync(join(tmpdir(), 'crash-'));
    return {
      at: join(directory, 'konak.db'),
      quiet: () => Promise.resolve(),
      remove: () => rm(directory, { recursive: true, force: true }),
    };
  }
  const name = `konak_crash_${Date.now()}`;
  const at = Object.assign(new URL(database), { pathname: `/${name}` }).href;
  const run = (statement: string): Promise<number> => rowsOf(database, statement);
  await run(`create database ${name}`);
  return {
    at,
    async quiet() {
      const others = `select pid, pg_sleep(0.01) from pg_stat_activity where datname = '${name}'`;
      while ((await run(others)) > 0);
    },
    async remove() {
      await run(`drop database ${name} with (force)`);
    },
  };
}

/** @returns how many */
async function rowsOf(url: string, statement: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(statement)).rows.length;
  } finally {
    await client.end();
  }
}
