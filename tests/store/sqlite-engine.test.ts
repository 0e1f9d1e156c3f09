import Database from 'libsql';
import { openSqliteEngine } from '../../json-server/store/sqlite/sqlite-engine.ts';
import type { SqliteOptions } from '../../json-server/store/sqlite/sqlite-engine.ts';
import { onTestFinished } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepsTheEngineContract } from './engine-contract.ts';
import type { MadeEngine } from './engine-contract.ts';

/** A file in a directory that is gone after the test. */
function newFile(): string {
  const directory = mkdtempSync(join(tmpdir(), 'sqlite-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return join(directory, 'data', 'konak.db');
}

async function opened(options: SqliteOptions) {
  const engine = await openSqliteEngine(options);
  onTestFinished(() => engine.close());
  return engine;
}

/** As any other tool, by a connection of its own. */
function queryIn(file: string, sql: string): { readonly [column: string]: unknown }[] {
  const database = new Database(file);
  try {
    const statement = database.prepare(sql);
    const names = statement.columns().map(({ name }) => name);
    const rows = statement.raw().all() as unknown[][];
    return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]])));
  } finally {
    database.close();
  }
}

async function make(): Promise<MadeEngine> {
  const file = newFile();
  const engine = await opened({ file });
  return {
    engine,
    reopen: async () => {
      await engine.close();
      return opened({ file });
    },
    query: async (sql) => Promise.resolve().then(() => queryIn(file, sql)),
  };
}

keepsTheEngineContract({ name: 'SQLite', make });
