import type { CommitGroup, KeptRow, KeptStep } from '../engine.ts';
import { errorCode, errorText } from '../disk.ts';
import type { OldSpec, OccupiedSpan } from '../types.ts';
import type { Connection } from './connection.ts';

/** The parts of a collection's declaration that the writer needs. */
export type KeptTable = {
  readonly second?: OldSpec['second'];
  /** Whether its spans or unique values are guarded. */
  readonly isGuarded: boolean;
};
export type KeptTables = ReadonlyMap<string, KeptTable>;

/** The result of a group, as it crosses threads. */
export type GroupOutcome =
  | { readonly kind: 'kept' | 'behind' }
  | { readonly kind: 'there'; readonly id: string }
  | { readonly kind: 'span' | 'unique' | 'unknown'; readonly detail: string };

/** Ends a transaction that must not be stored. */
class Refused extends Error {
  readonly outcome: GroupOutcome;
  constructor(outcome: GroupOutcome) {
    super(outcome.kind);
    this.outcome = outcome;
  }
}

/**
 * Errors after which nothing can have reached the file: the last page, which makes the others valid, was not written.
 */
const SURELY_LOST = new Set(['SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'SQLITE_BUSY']);

/** Stores a group, synced. @throws when nothing of it is stored because the disk failed */
export function keepGroup(database: Connection, group: CommitGroup, tables: KeptTables, now: number): GroupOutcome {
  try {
    database.exec('begin immediate');
    count(database, group);
    for (const step of group.steps) keepStep(database, step, tables.get(step.collection)?.second);
    guard(database, group.steps, tables, new Date(now).toISOString());
    rememberGroup(database, group.id, now);
  } catch (error) {
    if (database.isInTransaction) database.exec('rollback');
    if (error instanceof Refused) return error.outcome;
    throw error;
  }
  try {
    database.exec('commit');
  } catch (error) {
    if (database.isInTransaction) database.exec('rollback');
    if (SURELY_LOST.has(errorCode(error))) throw error;
    return { kind: 'unknown', detail: errorText(error) };
  }
  return { kind: 'kept' };
}

function count(database: Connection, { decidedAt }: CommitGroup): void {
  for (const [tenant, number] of decidedAt) {
    const stored = database.value('select number from konak_number where tenant = ?', tenant) ?? 0;
    if (stored !== number) throw new Refused({ kind: 'behind' });
    database.run('insert or replace into konak_number (tenant, number) values (?, ?)', tenant, number + 1);
  }
}

/** Groups are stored one after the other, so `settle` asks only for the last one. */
function rememberGroup(database: Connection, id: string, now: number): void {
  database.run('insert or replace into konak_group (place, id, at) values (1, ?, ?)', id, now);
}

const REMOVE = 'delete from konak_record where collection = ? and tenant = ? and id = ?';
const INSERT = `insert into konak_record (collection, tenant, id, version, body, old_by, old_at)
  values (?, ?, ?, ?, ?, ?, ?) on conflict (collection, tenant, id)`;
const ONCE = `${INSERT} do nothing`;
const PUT = `${INSERT} do update set version = excluded.version, body = excluded.body`;
/** Columns that are set are written to their indexes even if unchanged. */
const PUT_OLD = `${PUT}, old_by = excluded.old_by, old_at = excluded.old_at`;

/** An existing row keeps its place; a row that is removed and put again gets a new one. */
function keepStep(database: Connection, step: KeptStep, second: OldSpec['second'] | undefined): void {
  const { collection, tenant, id, row } = step;
  if (row === undefined) {
    database.run(REMOVE, collection, tenant, id);
    return;
  }
  const isOnce = second === 'isDropped' || second === 'isRefused';
  const { version, body, old } = row;
  const put = old === undefined ? PUT : PUT_OLD;
  const changed = database.run(
    isOnce ? ONCE : put,
    collection,
    tenant,
    id,
    version,
    body,
    old?.by ?? null,
    old?.at ?? null,
  );
  if (changed === 0 && second === 'isRefused') throw new Refused({ kind: 'there', id });
}

/** A group's changes to the guarded values of one row. */
type GuardedRow = {
  readonly step: KeptStep;
  isRemoved: boolean;
  span: OccupiedSpan | null | undefined;
  readonly unique: Map<string, string | null>;
};

/** The state after the group counts: two rows that swap places never share a night. */
function guard(database: Connection, steps: readonly KeptStep[], tables: KeptTables, now: string): void {
  const changed = new Map<string, GuardedRow>();
  for (const step of steps) {
    if (!tables.get(step.collection)?.isGuarded) continue;
    const name = JSON.stringify([step.collection, step.tenant, step.id]);
    const row = changed.get(name) ?? { step, isRemoved: false, span: undefined, unique: new Map<string, string>() };
    changed.set(name, row);
    note(row, step);
  }
  for (const row of changed.values()) free(database, row);
  for (const { step, span, unique } of changed.values()) {
    const refused = takeGuarded(database, step, { ...(span !== undefined && { span }), unique: [...unique] }, now);
    if (refused) throw new Refused(refused);
  }
}

function note(guarded: GuardedRow, { row }: KeptStep): void {
  if (row === undefined) {
    guarded.isRemoved = true;
    guarded.span = undefined;
    guarded.unique.clear();
    return;
  }
  if (row.span !== undefined) guarded.span = row.span;
  for (const [key, value] of row.unique ?? []) guarded.unique.set(key, value);
}

const OF_ROW = 'collection = ? and tenant = ? and id = ?';

function free(database: Connection, { step: { collection, tenant, id }, isRemoved, span, unique }: GuardedRow): void {
  if (isRemoved || span !== undefined) database.run(`delete from konak_span where ${OF_ROW}`, collection, tenant, id);
  if (isRemoved) database.run(`delete from konak_unique where ${OF_ROW}`, collection, tenant, id);
  for (const key of unique.keys()) {
    database.run(`delete from konak_unique where ${OF_ROW} and key = ?`, collection, tenant, id, key);
  }
}

type Guarded = Pick<KeptRow, 'span' | 'unique'>;

/** @returns the guard it violates, if any */
export function takeGuarded(
  database: Connection,
  { collection, tenant, id }: KeptStep,
  { span, unique = [] }: Guarded,
  now: string,
): GroupOutcome | undefined {
  const other = span && takeSpan(database, [collection, tenant, id], span, now);
  if (other) return { kind: 'span', detail: `${collection} ${id} and ${other}` };
  for (const [key, value] of unique) {
    if (value === null) continue;
    const sql =
      'insert into konak_unique (collection, tenant, key, value, id) values (?, ?, ?, ?, ?) on conflict do nothing';
    const taken = database.run(sql, collection, tenant, key, value, id) === 0;
    if (taken) return { kind: 'unique', detail: `${key} of ${collection} ${id}` };
  }
  return undefined;
}

const OVERLAPPING = 'collection = ? and tenant = ? and of = ? and to_day > ? and from_day < ?';

/** @returns the id of a row that has one of these nights */
function takeSpan(
  database: Connection,
  [collection, tenant, id]: readonly [collection: string, tenant: string, id: string],
  { of, from, to, until }: OccupiedSpan,
  now: string,
): string | undefined {
  if (to <= from || (until !== undefined && until <= now)) return undefined;
  const wanted = [collection, tenant, of, from, to] as const;
  database.run(`delete from konak_span where ${OVERLAPPING} and until <= ?`, ...wanted, now);
  const [other] = database.rows<[string]>(`select id from konak_span where ${OVERLAPPING} limit 1`, ...wanted);
  if (other) return other[0];
  const sql =
    'insert into konak_span (collection, tenant, id, of, from_day, to_day, until) values (?, ?, ?, ?, ?, ?, ?)';
  database.run(sql, collection, tenant, id, of, from, to, until ?? null);
  return undefined;
}
