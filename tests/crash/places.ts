import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** Where the data of some runs lie, and what takes them away. */
export type Place = { readonly at: string; readonly remove: () => Promise<void> };

/** @param database address of a PostgreSQL; without, a file of SQLite */
export async function newPlace(database?: string): Promise<Place> {
  if (database === undefined) {
    const directory = mkdtempSync(join(tmpdir(), 'crash-'));
    return { at: join(directory, 'konak.db'), remove: () => rm(directory, { recursive: true, force: true }) };
  }
  const name = `konak_crash_${Date.now()}`;
  await run(database, `create database ${name}`);
  const at = Object.assign(new URL(database), { pathname: `/${name}` }).href;
  return { at, remove: () => run(database, `drop database ${name} with (force)`) };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
