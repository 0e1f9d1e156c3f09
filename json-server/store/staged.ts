import type { Row, Where } from '../../src/config/types.ts';
import { wherePaths } from '../../src/config/where-paths.ts';
import { ByRecord } from './by-record.ts';
import { cachedDayNumber } from './cached-day-number.ts';
import { Table } from './table.ts';
import type { OccupiedSpan, Store, TableReader, TableSpec, Transaction, VisitDays } from './types.ts';
import { UniqueViolation } from './types.ts';
import { createNotes } from './read-notes.ts';
import { spanReader } from './span-of.ts';
import { uniqueTextOf } from './unique-value.ts';
import { nextVersion } from './version.ts';

/** A query that only the tables themselves can answer. */
export class NotStaged extends Error {}

/** Writes prepared beside the store, piece by piece, and then applied in one go. */
export type Staged = {
  /** Runs `work` on the store with the earlier pieces applied; an error undoes this piece only. */
  readonly transact: <Result>(work: (tx: Transaction) => Result) => Result;
  /** Whether everything that was read is still unchanged. */
  readonly isCurrent: () => boolean;
  /** Writes the result, each record once: no checks, no reads. */
  readonly replay: (tx: Transaction) => void;
};

/** A row put, or a record removed. */
type Step = {
  readonly collection: string;
  readonly tenant: string;
  readonly id: string;
  readonly row: Row | undefined;
};

/**
 * Runs long work in slices, and shows nothing before all of it is done. Others keep reading and writing the store. At
 * the end `isCurrent` tells whether their writes affect this work.
 */
export function stage(store: Pick<Store, 'table' | 'specOf'>): Staged {
  const tables = new Map<string, StagedTable>();
  const steps: Step[] = [];
  const tableOf = (collection: string, tenant: string): StagedTable => {
    const key = JSON.stringify([collection, tenant]);
    let table = tables.get(key);
    if (table === undefined) {
      table = new StagedTable(() => store.table(collection, tenant), store.specOf(collection));
      tables.set(key, table);
    }
    return table;
  };
  return {
    transact: (work) => {
      const undo: (() => void)[] = [];
      const attempt = <Part>(part: () => Part): Part => {
        const before = steps.length;
        const done = undo.length;
        try {
          return part();
        } catch (error) {
          for (const back of undo.splice(done).toReversed()) back();
          steps.length = before;
          throw error;
        }
      };
      const put = (collection: string, tenant: string, row: Row): void => {
        undo.push(tableOf(collection, tenant).put(row));
        steps.push({ collection, tenant, id: row.id, row });
      };
      return attempt(() =>
        work({
          table: tableOf,
          put,
          putChecked: put,
          remove: (collection, tenant, id) => {
            undo.push(tableOf(collection, tenant).remove(id));
            steps.push({ collection, tenant, id, row: undefined });
          },
          attempt,
        }),
      );
    },
    isCurrent: () => [...tables.values()].every((table) => table.isCurrent()),
    replay: (tx) => {
      const last = new ByRecord<Step>();
      for (const step of steps) last.set(step, step);
      for (const { collection, tenant, id, row } of last.values()) {
        if (row === undefined) tx.remove(collection, tenant, id);
        else tx.putChecked(collection, tenant, row);
      }
    },
  };
}

/** A table of the store, overlaid with rows not stored yet. */
class StagedTable implements TableReader {
  readonly #table: () => TableReader;
  readonly #spec: TableSpec;
  readonly #spanOf: (row: Row) => OccupiedSpan | undefined;
  readonly #own = new Table();
  readonly #removed = new Set<string>();
  #changed = nextVersion();
  /** The queries to the store's table, with their answers. */
  readonly #notes = createNotes();

  constructor(table: () => TableReader, spec: TableSpec) {
    this.#table = table;
    this.#spec = spec;
    this.#spanOf = spec.span ? spanReader(spec.span) : () => undefined;
    // Rows that are not stored yet cannot be searched.
    this.#own.define({ ...spec, search: [] });
  }

  isCurrent(): boolean {
    return this.#notes.isCurrent(this.#table());
  }

  /** For queries about the whole table: any change of it counts. */
  get #base(): TableReader {
    const table = this.#table();
    this.#notes.whole(table);
    return table;
  }

  #get(id: string): Row | undefined {
    return this.#notes.one(this.#table(), { id });
  }

  #unique(key: string, value: string): Row | undefined {
    return this.#notes.one(this.#table(), { key, value });
  }

  /** @returns a function that undoes it @throws UniqueViolation */
  put(row: Row): () => void {
    for (const key of this.#spec.unique) {
      const value = uniqueTextOf(row, key);
      const holder = value === undefined ? undefined : this.#unique(key, value);
      if (value !== undefined && holder && holder.id !== row.id && !this.#isOver(holder)) {
        throw new UniqueViolation({ key, value, existingId: holder.id });
      }
    }
    const before = this.#own.put(row);
    const wasRemoved = this.#removed.delete(row.id);
    this.#changed = nextVersion();
    return () => {
      this.#changed = nextVersion();
      if (before) this.#own.restore(before);
      else this.#own.remove(row.id);
      if (wasRemoved) this.#removed.add(row.id);
    };
  }

  remove(id: string): () => void {
    const removed = this.#own.remove(id);
    const isNew = !this.#removed.has(id);
    this.#removed.add(id);
    this.#changed = nextVersion();
    return () => {
      this.#changed = nextVersion();
      if (removed) this.#own.restore(removed.row, removed.slot);
      if (isNew) this.#removed.delete(id);
    };
  }

  get size(): number {
    let size = this.#base.size;
    for (const row of this.#own.all()) if (this.#get(row.id) === undefined) size += 1;
    for (const id of this.#removed) if (this.#get(id) !== undefined) size -= 1;
    return size;
  }

  get version(): number {
    return Math.max(this.#base.version, this.#changed);
  }

  get(id: string): Row | undefined {
    return this.#own.get(id) ?? (this.#removed.has(id) ? undefined : this.#get(id));
  }

  many(ids: readonly string[]): Row[] {
    return ids.flatMap((id) => this.get(id) ?? []);
  }

  findUnique(key: string, value: string): Row | undefined {
    const own = this.#own.findUnique(key, value);
    if (own) return own;
    const found = this.#unique(key, value);
    return found && this.#isOver(found) ? undefined : found;
  }

  equal(key: string, value: string | number | boolean): Row[] {
    const rows = this.#under(this.#notes.several(this.#table(), { key, value }));
    return this.#own.size === 0 ? rows : [...rows, ...this.#own.equal(key, value)];
  }

  range(key: string, bounds: { readonly gte?: string | number; readonly lt?: string | number }): Row[] {
    const rows = this.#under(this.#base.range(key, bounds));
    if (this.#own.size === 0) return rows;
    if (this.#spec.ordered[key] === 'text') throw new NotStaged(`range ${key}`);
    return [...rows, ...this.#own.range(key, bounds)].sort((a, b) => compared(a[key], b[key]));
  }

  overlapping(wanted: OccupiedSpan): Iterable<Row> {
    const rows = this.#under(this.#notes.several(this.#table(), wanted));
    if (this.#own.size === 0) return rows;
    if (rows.length === 0) return this.#own.overlapping(wanted);
    const from = (row: Row): string => this.#spanOf(row)?.from ?? '';
    return [...rows, ...this.#own.overlapping(wanted)].sort((a, b) => compared(from(a), from(b)));
  }

  visitDays(wanted: OccupiedSpan, visit: VisitDays): void {
    for (const row of this.overlapping(wanted)) {
      const span = this.#spanOf(row);
      if (span) visit(cachedDayNumber(span.from), cachedDayNumber(span.to), span.until);
    }
  }

  *all(): Generator<Row> {
    yield* this.#over(this.#base.all());
  }

  *recent(): Generator<Row> {
    yield* this.#over(this.#base.recent());
  }

  latest(...asked: Parameters<TableReader['latest']>): Iterable<Row> {
    return this.#untouched('latest').latest(...asked);
  }

  holding(...asked: Parameters<TableReader['holding']>): Iterable<Row> {
    this.#requireOwn(asked[0].where);
    return this.#untouched('holding').holding(...asked);
  }

  similar(...asked: Parameters<TableReader['similar']>): readonly string[] {
    return this.#untouched('similar').similar(...asked);
  }

  query(...asked: Parameters<TableReader['query']>): ReturnType<TableReader['query']> {
    this.#requireOwn(asked[0].where);
    return this.#untouched('query').query(...asked);
  }

  ordered(...asked: Parameters<TableReader['ordered']>): Iterable<Row> {
    return this.#untouched('ordered').ordered(...asked);
  }

  /** @throws NotStaged for a condition on other records, which the store would follow without the staged rows */
  #requireOwn(where: Where | undefined): void {
    const leads = (path: string): boolean => {
      const [key = '', part] = path.split('.');
      return part !== undefined && this.#spec.fields?.[key]?.fields === undefined;
    };
    if (where && wherePaths(where).some(leads)) throw new NotStaged('a condition through a reference');
  }

  /** @throws NotStaged once there are staged rows, which the store's own table does not know */
  #untouched(question: string): TableReader {
    if (this.#own.size > 0 || this.#removed.size > 0) throw new NotStaged(question);
    return this.#base;
  }

  #isOver({ id }: Row): boolean {
    return this.#removed.has(id) || this.#own.get(id) !== undefined;
  }

  /** The rows of the store without a staged change. */
  #under(rows: Iterable<Row>): Row[] {
    const all = [...rows];
    return this.#own.size === 0 && this.#removed.size === 0 ? all : all.filter((row) => !this.#isOver(row));
  }

  *#over(rows: Iterable<Row>): Generator<Row> {
    const changed = new Set<string>();
    for (const row of rows) {
      if (this.#removed.has(row.id)) continue;
      const own = this.#own.get(row.id);
      if (own) changed.add(row.id);
      yield own ?? row;
    }
    for (const row of this.#own.all()) if (!changed.has(row.id)) yield row;
  }
}

function compared(a: Row[string] | undefined, b: Row[string] | undefined): number {
  const left = a ?? '';
  const right = b ?? '';
  return left < right ? -1 : left > right ? 1 : 0;
}
