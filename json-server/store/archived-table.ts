import type { Json, Row } from '../../src/config/types.ts';
import { coldLine } from './cold-file.ts';
import type { ColdFile } from './cold-file.ts';
import { ColdIndex, hashOf } from './cold-index.ts';

import { Table } from './table.ts';
import type { Partition } from './table.ts';
import type { TableReader, TableSpec } from './types.ts';

/** Which rows of a collection leave memory. */
export type ArchivedSpec = {
  /** The key besides the id by which old rows are found. */
  readonly by?: string;
  /** The key that grows with each row, by which they can be walked; a row that itself grows moves to the end. */
  readonly order?: string;
  /** Newest rows of each tenant that stay in memory. */
  readonly recent: number;
  /** ms after which a row is of no use to anybody; absent = never. */
  readonly keepFor?: number;
};

type Cold = { readonly file: ColdFile; readonly index: ColdIndex };
type Found = { readonly cold: Cold; readonly entry: number };
/** A row of the archive that was changed (`line`: it goes into its old place) or removed since. */
export type Replaced = Found & {
  readonly id: string;
  readonly row: Row | undefined;
  readonly line: Buffer | undefined;
};
/** What of a table the next snapshot leaves out, because the archive takes it. */
export type Split = {
  readonly old: readonly Row[];
  readonly kept: readonly Row[];
  readonly replaced: readonly Replaced[];
};

/**
 * A table of which only the newest rows are in memory, the others in files. Reads see no difference, but for those that
 * no archived collection is asked: they fail.
 */
export class ArchivedTable implements Partition {
  readonly spec: ArchivedSpec;
  readonly #hot = new Table();
  readonly #colds: Cold[] = [];
  /** Rows of the archive in whose stead the one in memory counts, or none. */
  readonly #replaced = new Map<string, Found>();

  constructor(spec: ArchivedSpec) {
    this.spec = spec;
  }

  get size(): number {
    return this.#colds.reduce((sum, { index }) => sum + index.size, this.#hot.size - this.#replaced.size);
  }

  get version(): number {
    return this.#hot.version;
  }

  get(id: string): Row | undefined {
    const row = this.#hot.get(id);
    return row ?? (this.#replaced.has(id) ? undefined : this.#find(id)?.row);
  }

  findUnique(key: string, value: string): Row | undefined {
    return this.#hot.findUnique(key, value);
  }

  equal(key: string, value: string | number | boolean): Row[] {
    if (key !== this.spec.by) throw unasked(`equal ${key}`);
    const rows: Row[] = [];
    const seen = new Set<string>();
    for (const { file, index } of this.#colds) {
      for (const entry of index.withKey(hashOf(keyText(value)))) {
        const row = this.#current(file.read(index.place(entry)));
        if (row?.[key] !== value) continue;
        rows.push(row);
        seen.add(row.id);
      }
    }
    for (const row of this.#hot.equal(key, value)) if (!seen.has(row.id)) rows.push(row);
    return rows;
  }

  *ordered(key: string, direction: 'ASC' | 'DESC'): Generator<Row> {
    if (key !== this.spec.order) throw unasked(`ordered ${key}`);
    const isFirst = (a: Row, b: Row): boolean =>
      direction === 'ASC' ? (a[key] ?? '') < (b[key] ?? '') : (a[key] ?? '') >= (b[key] ?? '');
    const cold = this.#coldRows(direction);
    let next = direction === 'ASC' ? cold.next() : undefined;
    for (const row of this.#hot.ordered(key, direction)) {
      // The newest are in memory, so the files are not looked into before these are read.
      while (next !== undefined && !next.done && isFirst(next.value, row)) {
        yield next.value;
        next = cold.next();
      }
      yield row;
      if (direction === 'DESC' && this.#replaced.size > 0) next ??= cold.next();
    }
    if (next !== undefined && !next.done) yield next.value;
    yield* cold;
  }

  *all(): Generator<Row> {
    yield* this.#coldRows('ASC');
    yield* this.#hot.all();
  }

  recent(): Iterable<Row> {
    return this.#hot.all();
  }

  range(): never {
    throw unasked('range');
  }
  overlapping(): never {
    throw unasked('overlapping');
  }
  visitDays(): never {
    throw unasked('visitDays');
  }
  holding(): never {
    throw unasked('holding');
  }
  similar(): never {
    throw unasked('similar');
  }
  query(): ReturnType<TableReader['query']> {
    throw unasked('query');
  }

  define(spec: TableSpec): void {
    this.#hot.define(spec);
  }

  put(row: Row): Row | undefined {
    const before = this.#hot.get(row.id) ?? this.#replace(row.id);
    this.#hot.put(row);
    return before;
  }

  remove(id: string): { readonly row: Row; readonly slot?: number } | undefined {
    const removed = this.#hot.remove(id);
    if (removed !== undefined) return removed;
    const row = this.#replace(id);
    return row && { row };
  }

  restore(row: Row, slot?: number): void {
    if (this.#hot.get(row.id) === undefined) this.#replace(row.id);
    this.#hot.restore(row, slot);
  }

  load(rows: readonly Row[]): void {
    this.#hot.load(rows);
  }

  copy(): (Row | undefined)[] {
    return this.#hot.copy();
  }

  warm(count: number): boolean {
    return this.#hot.warm(count);
  }

  compact(): void {
    this.#hot.compact();
  }

  /** What lies in one file; the oldest file first. */
  addFile(file: ColdFile, index = new ColdIndex()): ColdIndex {
    const known = this.#colds.find((cold) => cold.file === file);
    if (known === undefined) this.#colds.push({ file, index });
    return known?.index ?? index;
  }

  dropFile(file: ColdFile): void {
    const at = this.#colds.findIndex((cold) => cold.file === file);
    if (at === -1) return;
    this.#colds.splice(at, 1);
    for (const [id, { cold }] of this.#replaced) if (cold.file === file) this.#replaced.delete(id);
  }

  /** What the archive is to take: all but the newest rows, and what has changed of its own. */
  split(): Split {
    const replaced = [...this.#replaced].map(([id, { cold, entry }]): Replaced => {
      const row = this.#hot.get(id);
      return { id, cold, entry, row, line: row && coldLine(row, cold.index.place(entry).length) };
    });
    const inPlace = new Set(replaced.flatMap(({ row, line }) => (row && line ? [row] : [])));
    const rows = [...this.#hot.all()].filter((row) => !inPlace.has(row));
    const old = Math.max(0, rows.length - this.spec.recent);
    return { old: rows.slice(0, old), kept: rows.slice(old), replaced };
  }

  keyHash(row: Row): number {
    return this.spec.by === undefined ? 0 : hashOf(keyText(row[this.spec.by]));
  }

  /** A row is in the archive now; the one in memory goes unless it has changed since. */
  archived(row: Row, { cold, entry }: Found): void {
    if (this.#hot.get(row.id) === row) this.#hot.remove(row.id);
    else this.#replaced.set(row.id, { cold, entry });
  }

  /** A replaced row is written to its old place, or that place is empty. */
  settled({ id, cold, entry, row, line }: Replaced): void {
    const now = this.#replaced.get(id);
    if (now?.cold !== cold || now.entry !== entry) return;
    if (row === undefined || line === undefined) {
      cold.index.drop(entry);
      this.#replaced.delete(id);
    } else if (this.#hot.get(id) === row) {
      this.#hot.remove(id);
      this.#replaced.delete(id);
    }
  }

  #find(id: string): (Found & { readonly row: Row }) | undefined {
    if (this.#colds.length === 0) return undefined;
    const hash = hashOf(id);
    for (const cold of this.#colds) {
      for (const entry of cold.index.withId(hash)) {
        const row = cold.file.read(cold.index.place(entry));
        if (row?.id === id) return { cold, entry, row };
      }
    }
    return undefined;
  }

  /** From now on the row in memory counts. @returns the one in the archive, if it counted until now */
  #replace(id: string): Row | undefined {
    if (this.#replaced.has(id)) return undefined;
    const found = this.#find(id);
    if (found) this.#replaced.set(id, { cold: found.cold, entry: found.entry });
    return found?.row;
  }

  /** The row that counts for one that was read from the archive. */
  #current(row: Row | undefined): Row | undefined {
    return row && this.#replaced.has(row.id) ? this.#hot.get(row.id) : row;
  }

  *#coldRows(direction: 'ASC' | 'DESC'): Generator<Row> {
    for (const { file, index } of direction === 'ASC' ? this.#colds : this.#colds.toReversed()) {
      for (let step = 0; step < index.count; step++) {
        const entry = direction === 'ASC' ? step : index.count - 1 - step;
        const row = index.isThere(entry) ? file.read(index.place(entry)) : undefined;
        // One that was replaced comes with those in memory.
        if (row && !this.#replaced.has(row.id)) yield row;
      }
    }
  }
}

const keyText = (value: Json | undefined): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);

function unasked(what: string): RangeError {
  return new RangeError(`An archived collection is not asked for ${what}`);
}
