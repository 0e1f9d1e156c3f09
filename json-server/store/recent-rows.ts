import type { Row } from '../../src/config/types.ts';
import type { Partition } from './table.ts';
import type { TableReader } from './types.ts';

/** The newest rows of a collection that only the database holds whole (`TableSpec.old`). No other question is asked of them. */
export class RecentRows implements Partition {
  version = 0;
  readonly #limit: number;
  /** Oldest first. */
  readonly #rows = new Map<string, Row>();

  /** @param limit rows that stay in memory */
  constructor(limit: number) {
    this.#limit = limit;
  }

  recent(): Iterable<Row> {
    return this.#rows.values();
  }

  put(row: Row): Row | undefined {
    this.version += 1;
    const before = this.#rows.get(row.id);
    this.#rows.set(row.id, row);
    for (const id of this.#rows.keys()) {
      if (this.#rows.size <= this.#limit) break;
      this.#rows.delete(id);
    }
    return before;
  }

  putChecked(row: Row): Row | undefined {
    return this.put(row);
  }

  /** @returns the row if it is one of the newest; others are removed in the database all the same */
  remove(id: string): { readonly row: Row } | undefined {
    this.version += 1;
    const row = this.#rows.get(id);
    this.#rows.delete(id);
    return row && { row };
  }

  restore(row: Row): void {
    this.put(row);
  }

  load(rows: readonly Row[]): void {
    for (const row of rows) this.put(row);
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
