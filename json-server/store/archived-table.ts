import type { Json, Row } from '../../src/config/types.ts';
import { coldLine } from './cold-file.ts';
import type { ColdFile } from './cold-file.ts';
import { hashOf } from './cold-index.ts';
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
  /** Rows that stay in memory however old they are. */
  readonly stays?: (row: Row) => boolean;
  /** Entries of the index on disk that are sorted together; for tests. */
  readonly perRun?: number;
};

type Found = { readonly file: ColdFile; readonly entry: number };
/** A row of the archive that was changed (`line`: it goes into its old place) or removed since. */
export type Replaced = Found & {
  readonly id: string;
  readonly row: Row | undefined;
  readonly line: Buffer | undefined;
};
/** What of a table the next snapshot leaves out, because the archive takes it. */
export type Split = {
  readonly old: readonly Row[];
  readonly remaining: readonly Row[];
  readonly replaced: readonly Replaced[];
};

/**
 * A table of which only the newest rows are in memory, the others in files. Reads see no difference, but for those that
 * no archived collection is asked: they fail.
 */
export class ArchivedTable implements Partition {
  readonly spec: ArchivedSpec;
  readonly #tenant: string;
  readonly #hot = new Table();
  /** Oldest first. */
  readonly #files: ColdFile[] = [];
  /** Rows of the archive in whose stead the one in memory counts, or none. */
  readonly #replaced = new Map<string, Found>();

  constructor(spec: ArchivedSpec, tenant: string) {
    this.spec = spec;
    this.#tenant = tenant;
  }

  get size(): number {
    const hot = this.#hot.size - this.#replaced.size;
    return this.#files.reduce((sum, file) => sum + file.index.size(file.partitionOf(this.#tenant)), hot);
  }

  get version(): number {
    return this.#hot.version;
  }

  get(id: string): Row | undefined {
    const row = this.#hot.get(id);
    return row ?? (this.#replaced.has(id) ? undefined : this.#find(id)?.row);
  }

  many(ids: readonly string[]): Row[] {
    return ids.flatMap((id) => this.get(id) ?? []);
  }

  findUnique(key: string, value: string): Row | undefined {
    return this.#hot.findUnique(key, value);
  }

  equal(key: string, value: string | number | boolean): Row[] {
    const cold = [...this.#coldEqual(key, value)].reverse();
    const seen = new Set(cold.map(({ id }) => id));
    return [...cold, ...this.#hot.equal(key, value).filter(({ id }) => !seen.has(id))];
  }

  *latest(key: string, value: string | number | boolean): Generator<Row> {
    const seen = new Set<string>();
    for (const row of this.#hot.latest(key, value)) {
      seen.add(row.id);
      yield row;
    }
    for (const row of this.#coldEqual(key, value)) if (!seen.has(row.id)) yield row;
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

  putChecked(row: Row): Row | undefined {
    const before = this.#hot.get(row.id) ?? this.#replace(row.id);
    this.#hot.putChecked(row);
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

  /** Rows of the tenant lie in a file, newer ones than in those before. */
  addFile(file: ColdFile): void {
    if (!this.#files.includes(file)) this.#files.push(file);
  }

  dropFile(file: ColdFile): void {
    const at = this.#files.indexOf(file);
    if (at === -1) return;
    this.#files.splice(at, 1);
    for (const [id, found] of this.#replaced) if (found.file === file) this.#replaced.delete(id);
  }

  /** What the archive is to take: all but the newest rows, and what has changed of its own. */
  split(): Split {
    const { recent, stays = () => false } = this.spec;
    const replaced = [...this.#replaced].map(([id, { file, entry }]): Replaced => {
      const row = this.#hot.get(id);
      const fits = row && !stays(row) ? coldLine(row, file.index.place(entry).length) : undefined;
      return { id, file, entry, row, line: fits };
    });
    const inPlace = new Set(replaced.flatMap(({ row, line }) => (row && line ? [row] : [])));
    const rows = [...this.#hot.all()].filter((row) => !inPlace.has(row));
    const mayLeave = rows.filter((row) => !stays(row));
    const old = mayLeave.slice(0, Math.max(0, mayLeave.length - recent));
    const leaving = new Set(old);
    return { old, remaining: rows.filter((row) => !leaving.has(row)), replaced };
  }

  keyHash(row: Row): number {
    return this.spec.by === undefined ? 0 : hashOf(keyText(row[this.spec.by]));
  }

  /** A row is in the archive now; the one in memory goes unless it has changed since. */
  archived(row: Row, found: Found): void {
    if (this.#hot.get(row.id) === row) this.#hot.remove(row.id);
    else this.#replaced.set(row.id, found);
  }

  /** A replaced row is written to its old place, or that place is empty. */
  settled({ id, file, entry, row, line }: Replaced): void {
    const now = this.#replaced.get(id);
    if (now?.file !== file || now.entry !== entry) return;
    if (row === undefined || line === undefined) {
      file.index.drop(entry, file.partitionOf(this.#tenant));
      this.#replaced.delete(id);
    } else if (this.#hot.get(id) === row) {
      this.#hot.remove(id);
      this.#replaced.delete(id);
    }
  }

  #find(id: string): (Found & { readonly row: Row }) | undefined {
    if (this.#files.length === 0) return undefined;
    const hash = hashOf(id);
    for (const file of this.#files) {
      for (const placed of file.index.withId(hash, file.partitionOf(this.#tenant))) {
        const row = file.read(placed);
        if (row?.id === id) return { file, entry: placed.entry, row };
      }
    }
    return undefined;
  }

  /** Those in files that count, newest first, lazily. */
  *#coldEqual(key: string, value: string | number | boolean): Generator<Row> {
    if (key !== this.spec.by) throw unasked(`equal ${key}`);
    const hash = hashOf(keyText(value));
    for (const file of this.#files.toReversed()) {
      for (const placed of file.index.withKey(hash, file.partitionOf(this.#tenant))) {
        const row = this.#current(file.read(placed));
        if (row?.[key] === value) yield row;
      }
    }
  }

  /** From now on the row in memory counts. @returns the one in the archive, if it counted until now */
  #replace(id: string): Row | undefined {
    if (this.#replaced.has(id)) return undefined;
    const found = this.#find(id);
    if (found) this.#replaced.set(id, { file: found.file, entry: found.entry });
    return found?.row;
  }

  /** The row that counts for one that was read from the archive. */
  #current(row: Row | undefined): Row | undefined {
    return row && this.#replaced.has(row.id) ? this.#hot.get(row.id) : row;
  }

  *#coldRows(direction: 'ASC' | 'DESC'): Generator<Row> {
    for (const file of direction === 'ASC' ? this.#files : this.#files.toReversed()) {
      for (const placed of file.index.walk(file.partitionOf(this.#tenant), direction)) {
        const row = file.read(placed);
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
