import { valueAtPath } from '../../src/config/parts.ts';
import type { Json, Row } from '../../src/config/types.ts';
import { OrderedIndex } from './ordered-index.ts';
import { PlainKeys, TextKeys } from './slot-keys.ts';
import type { TableSpec } from './types.ts';
import { UniqueIndex } from './unique-index.ts';
import { uniqueValueOf } from './unique-value.ts';

export type Slots = readonly (Row | undefined)[];

/** Reads a row's value at an indexed key. */
type Read = (row: Row) => Json | undefined;

/** An index over the slots below `upTo`; the rest is read when the index is first needed, or in idle time. */
type Growing<Index> = { index: Index; upTo: number; readonly read: Read };

type Ordered = Growing<OrderedIndex> & { readonly kind: 'text' | 'plain' };

/** The unique and the ordered indexes of one table. Reading a hundred thousand rows must not delay the start. */
export class TableIndexes {
  readonly #unique = new Map<string, Growing<UniqueIndex>>();
  readonly #ordered = new Map<string, Ordered>();

  /** Keeps unchanged indexes. */
  define(spec: TableSpec): void {
    for (const key of this.#unique.keys()) if (!spec.unique.includes(key)) this.#unique.delete(key);
    for (const key of spec.unique) {
      if (!this.#unique.has(key)) this.#unique.set(key, emptyUnique(key));
    }
    for (const [key, { kind }] of this.#ordered) if (spec.ordered[key] !== kind) this.#ordered.delete(key);
    for (const [key, kind] of Object.entries(spec.ordered)) {
      if (!this.#ordered.has(key)) this.#ordered.set(key, emptyOrdered(key, kind));
    }
  }

  /** Slots were renumbered, so everything is read again. */
  reset(): void {
    for (const key of this.#unique.keys()) this.#unique.set(key, emptyUnique(key));
    for (const [key, { kind }] of this.#ordered) this.#ordered.set(key, emptyOrdered(key, kind));
  }

  uniqueKeys(): Iterable<string> {
    return this.#unique.keys();
  }

  /** @throws RangeError for a key that was not declared */
  unique(key: string, rows: Slots): UniqueIndex {
    const partial = this.#unique.get(key);
    if (partial === undefined) throw new RangeError(`"${key}" was not declared as a unique key`);
    if (partial.upTo < rows.length) readOn(partial, { rows, count: Infinity });
    return partial.index;
  }

  isOrdered(key: string): boolean {
    return this.#ordered.has(key);
  }

  /** @throws RangeError for a key that was not declared */
  ordered(key: string, rows: Slots): OrderedIndex {
    const partial = this.#ordered.get(key);
    if (partial === undefined) throw new RangeError(`"${key}" was not declared as an ordered key`);
    const missing = rows.length - partial.upTo;
    if (missing > partial.upTo) {
      const slots: number[] = [];
      for (let slot = 0; slot < rows.length; slot++) if (rows[slot] !== undefined) slots.push(slot);
      partial.index.build(slots, (slot) => {
        const row = rows[slot];
        return row && partial.read(row);
      });
      partial.upTo = rows.length;
    } else if (missing > 0) readOn(partial, { rows, count: Infinity });
    return partial.index;
  }

  /** Called while the slot still holds `before`. */
  change(slot: number, { before, after }: { before: Row | undefined; after: Row | undefined }): void {
    for (const partial of this.#unique.values()) move(partial, { slot, before, after });
    for (const partial of this.#ordered.values()) move(partial, { slot, before, after });
  }

  /** Reads up to `count` rows into one unfinished index. @returns whether there was anything left to do */
  readSome(rows: Slots, count: number): boolean {
    for (const indexes of [this.#unique, this.#ordered]) {
      for (const partial of indexes.values()) {
        if (partial.upTo >= rows.length) continue;
        readOn(partial, { rows, count });
        return true;
      }
    }
    return false;
  }
}

type SlotIndex = {
  add(slot: number, value: Json | undefined): void;
  remove(slot: number, value: Json | undefined): void;
};

/** A path goes one step down; a plain key, the hot path, costs nothing extra. */
const readerOf = (key: string): Read => (key.includes('.') ? (row) => valueAtPath(row, key) : (row) => row[key]);

const uniqueReader =
  (key: string): Read =>
  (row) =>
    uniqueValueOf(row, key);

const emptyUnique = (key: string): Growing<UniqueIndex> => ({
  index: new UniqueIndex(),
  upTo: 0,
  read: uniqueReader(key),
});

function emptyOrdered(key: string, kind: 'text' | 'plain'): Ordered {
  const index = new OrderedIndex(kind === 'text' ? new TextKeys() : new PlainKeys());
  return { index, upTo: 0, kind, read: readerOf(key) };
}

function readOn(partial: Growing<SlotIndex>, { rows, count }: { rows: Slots; count: number }): void {
  const end = Math.min(rows.length, partial.upTo + count);
  for (let slot = partial.upTo; slot < end; slot++) {
    const row = rows[slot];
    if (row !== undefined) partial.index.add(slot, partial.read(row));
  }
  partial.upTo = end;
}

function move(
  partial: Growing<SlotIndex>,
  { slot, before, after }: { slot: number; before: Row | undefined; after: Row | undefined },
): void {
  if (slot > partial.upTo) return; // not read yet: it will be read in its new form
  const isNext = slot === partial.upTo;
  const old = before && partial.read(before);
  const now = after && partial.read(after);
  if (isNext) {
    // The end of a finished index, or the next slot of an unfinished one: the slot is not indexed yet.
    if (after !== undefined) partial.index.add(slot, now);
    partial.upTo = slot + 1;
    return;
  }
  if (before !== undefined && after !== undefined && old === now) return;
  if (before !== undefined) partial.index.remove(slot, old);
  if (after !== undefined) partial.index.add(slot, now);
}
