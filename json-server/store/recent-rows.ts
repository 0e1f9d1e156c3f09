import type { Row } from '../../src/config/types.ts';
import type { Partition } from './table.ts';
import type { TableReader } from './types.ts';
import { momentText } from './row-text.ts';
import { nextVersion } from './version.ts';

/** Excess rows that may accumulate before the oldest are dropped. */
const SLACK = 200;

/**
 * The newest rows of a collection that is complete only in the database (`TableSpec.old`), and those not yet durable.
 * Other queries are not supported.
 */
export class RecentRows implements Partition {
  version = nextVersion();
  readonly #limit: number;
  readonly #at: string;
  readonly #rows = new Map<string, Row>();
  /** Rows the database does not have yet. */
  readonly #fresh = new Set<string>();

  /** @param at the key of `OldSpec.at` @param limit durable rows that stay in memory */
  constructor(at: string, limit: number) {
    this.#at = at;
    this.#limit = limit;
  }

  recent(): Iterable<Row> {
    return this.#rows.values();
  }

  put(row: Row): Row | undefined {
    this.version = nextVersion();
    const before = this.#rows.get(row.id);
    this.#rows.set(row.id, row);
    this.#fresh.add(row.id);
    return before;
  }

  /** A row is durable, or gone. Drops the oldest by their time, because a row put again may be old. */
  settle(id: string): void {
    this.#fresh.delete(id);
    const most = this.#limit === 0 ? 0 : this.#limit + SLACK;
    if (this.#rows.size - this.#fresh.size <= most) return;
    const durable = [...this.#rows.values()].filter((row) => !this.#fresh.has(row.id));
    const moment = (row: Row): string => momentText(row[this.#at]);
    durable.sort((one, other) => (moment(one) < moment(other) ? -1 : Number(moment(one) > moment(other))));
    for (const row of durable.slice(0, durable.length - this.#limit)) this.#rows.delete(row.id);
  }

  putChecked(row: Row): Row | undefined {
    return this.put(row);
  }

  /** @returns the row if it is one of the newest; the database removes others anyway */
  remove(id: string): { readonly row: Row } | undefined {
    this.version = nextVersion();
    const row = this.#rows.get(id);
    this.#rows.delete(id);
    this.#fresh.delete(id);
    return row && { row };
  }

  /** Restores a row that the database has. */
  restore(row: Row): void {
    this.version = nextVersion();
    this.#fresh.delete(row.id);
    this.#rows.set(row.id, row);
  }

  load(rows: readonly Row[]): void {
    for (const row of rows) this.restore(row);
  }

  define(): void {
    // It has no indexes.
  }

  compact(): void {
    // Nor gaps.
  }

  warm(): boolean {
    return false;
  }

  /** How many of them are in memory. */
  get count(): number {
    return this.#rows.size;
  }
  get size(): never {
    throw unasked('size');
  }
  get(): never {
    throw unasked('get');
  }
  many(): never {
    throw unasked('many');
  }
  findUnique(): never {
    throw unasked('findUnique');
  }
  equal(): never {
    throw unasked('equal');
  }
  latest(): never {
    throw unasked('latest');
  }
  all(): never {
    throw unasked('all');
  }
  ordered(): never {
    throw unasked('ordered');
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
}

function unasked(what: string): RangeError {
  return new RangeError(`Old rows are not in memory: asked for ${what}; see Store.old`);
}
