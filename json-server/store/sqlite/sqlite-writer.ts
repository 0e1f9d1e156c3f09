/** The writing thread, with the only connection that writes. */
import type { CommitGroup } from '../engine.ts';
import { answerCalls } from './answer-calls.ts';
import { Connection, NOWHERE } from './connection.ts';
import { changedGuards, fillGuards } from './guards.ts';
import { keepGroup } from './keep-group.ts';
import type { KeptTable, KeptTables } from './keep-group.ts';
import { dropSome } from './old-rows.ts';
import { isNewer, migrateSqlite, schemaVersionOf } from './schema.ts';
import { makeViews } from './views.ts';
import type { DeclaredView } from './views.ts';

let database = new Connection(NOWHERE);
let tables: KeptTables = new Map();

/**
 * 32 MB of pages in memory. Another thread (`SqliteEngine`) checkpoints the log; under a load that never pauses it
 * grows until this thread does so at 128 MB. At most 64 MB of it stay on the disk.
 */
const SETTINGS = `pragma synchronous = full; pragma cache_size = -32768;
  pragma wal_autocheckpoint = 32000; pragma journal_size_limit = 67108864`;
/** Bytes of a trial write: more than half-full pages have free. */
const TRIAL = 64 * 1024;

function inTransaction<Result>(work: () => Result): Result {
  database.exec('begin immediate');
  try {
    const result = work();
    database.exec('commit');
    return result;
  } catch (error) {
    if (database.isInTransaction) database.exec('rollback');
    throw error;
  }
}

const CALLS = {
  /** Also replaces a connection in an unknown state. It never writes to a file that another server holds. */
  open: (file: string, mostPages?: number): { readonly isEmpty: boolean } | { readonly newer: number } => {
    database.close();
    database = new Connection(file);
    const version = schemaVersionOf(database);
    if (isNewer(version)) return { newer: version };
    database.value('select count(*) from sqlite_master');
    database.value('pragma journal_mode = wal');
    database.exec(SETTINGS);
    if (mostPages !== undefined) database.value(`pragma max_page_count = ${mostPages}`);
    migrateSqlite(database);
    return { isEmpty: database.value('select 1 from konak_record limit 1') === null };
  },
  commit: (group: CommitGroup, now: number) => keepGroup(database, group, tables, now),
  isKept: (group: string) => database.value('select 1 from konak_group where id = ?', group) !== null,
  /** The trial is synced over the remains of an earlier write, so they cannot come back. */
  probe: () => {
    inTransaction(() => database.run('insert into konak_trial (filling) values (zeroblob(?))', TRIAL));
    inTransaction(() => database.run('delete from konak_trial'));
  },
  /** Also for a thread that replaces another. */
  know: (known: readonly (readonly [collection: string, table: KeptTable])[]) => {
    tables = new Map(known);
  },
  makeViews: (views: readonly DeclaredView[]) => inTransaction(() => makeViews(database, views)),
  changedGuards: (declared: ReadonlyMap<string, string>) => inTransaction(() => changedGuards(database, declared)),
  fillGuards: (collection: string, declared: string, now: number) =>
    inTransaction(() => fillGuards(database, { collection, declared, now: new Date(now).toISOString() })),
  drop: (collection: string, before: string, limit: number) =>
    inTransaction(() => dropSome(database, collection, before, limit)),
  close: () => {
    // A tool that reads along, for example to copy each change, keeps the log; a stop does not wait for it.
    database.exec('pragma busy_timeout = 0');
    database.value('pragma wal_checkpoint(truncate)');
    database.close();
    database = new Connection(NOWHERE);
  },
};
export type WriterCalls = typeof CALLS;

answerCalls(CALLS);
