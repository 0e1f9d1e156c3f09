import type { Json, Row } from '../../src/config/types.ts';
import { OrderedIndex } from './ordered-index.ts';
import { PlainKeys, TextKeys } from './slot-keys.ts';
import type { TableSpec } from './types.ts';
import { UniqueIndex } from './unique-index.ts';

export type Slots = readonly (Row | undefined)[];

/** An index over the slots below `upTo`; the rest is read when the index is first needed, or in idle time. */
type Growing<Index> = { index: Index; upTo: number };

type Ordered = Growing<OrderedIndex> & { readonly kind: 'text' | 'plain' };

/** The unique and the ordered indexes of one table. Reading a hundred thousand rows must not delay the start. */
export class TableIndexes {
  readonly #unique = new Map<string, Growing<UniqueIndex>>();
  readonly #ordered = new Map<string, Ordered>();

  /** Keeps what is already indexed the same way. */
  define(spec: TableSpec): void {
    for (const key of this.#unique.keys()) if (!spec.unique.includes(key)) this.#unique.delete(key);
    for (const key of spec.unique) {
      if (!this.#unique.has(key)) this.#unique.set(key, { index: new UniqueIndex(), upTo: 0 });
    }
    for (const [key, { kind }] of this.#ordered) if (spec.ordered[key] !== kind) this.#ordered.delete(key);
    for (const [key, kind] of Object.entries(spec.ordered)) {
      if (!this.#ordered.has(key)) this.#ordered.set(key, emptyOrdered(kind));
    }
  }

  /** Slots were renumbered: everything is read again. */
  reset(): void {
    for (const key of this.#unique.keys()) this.#unique.set(key, { index: new UniqueIndex(), upTo: 0 });
    for (const [key, { kind }] of this.#ordered) this.#ordered.set(key, emptyOrdered(kind));
  }

  uniqueKeys(): Iterable<string> {
    return this.#unique.keys();
  }

  /** @throws RangeError for a key that was not declared */
  unique(key: string, rows: Slots): UniqueIndex {
    const partial = this.#unique.get(key);
    if (partial === undefined) throw new RangeError(`"${key}" was not declared as a unique key`);
    if (partial.upTo < rows.length) readOn(partial, { key, rows, count: Infinity });
    return partial.index;
  }

  /** @throws RangeError for a key that was not declared */
  ordered(key: string, rows: Slots): OrderedIndex {
    const partial = this.#ordered.get(key);
    if (partial === undefined) throw new RangeError(`"${key}" was not declared as an ordered key`);
    const missing = rows.length - partial.upTo;
    if (missing > partial.upTo) {
      const slots: number[] = [];
      for (let slot = 0; slot < rows.length; slot++) if (rows[slot] !== undefined) slots.push(slot);
      partial.index.build(slots, (slot) => rows[slot]?.[key]);
      partial.upTo = rows.length;
    } else if (missing > 0) readOn(partial, { key, rows, count: Infinity });
    return partial.index;
  }

  /** Called while the slot still holds `before`. */
  change(slot: number, { before, after }: { before: Row | undefined; after: Row | undefined }): void {
    for (const [key, partial] of this.#unique) move(partial, { slot, key, before, after });
    for (const [key, partial] of this.#ordered) move(partial, { slot, key, before, after });
  }

  /** Reads up to `count` rows into one unfinished index. @returns whether there was anything left to do */
  readSome(rows: Slots, count: number): boolean {
    for (const indexes of [this.#unique, this.#ordered]) {
      for (const [key, partial] of indexes) {
        if (partial.upTo >= rows.length) continue;
        readOn(partial, { key, rows, count });
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

function emptyOrdered(kind: 'text' | 'plain'): Ordered {
  return { index: new OrderedIndex(kind === 'text' ? new TextKeys() : new PlainKeys()), upTo: 0, kind };
}

function readOn(partial: Growing<SlotIndex>, { key, rows, count }: { key: string; rows: Slots; count: number }): void {
  const end = Math.min(rows.length, partial.upTo + count);
  for (let slot = partial.upTo; slot < end; slot++) {
    const row = rows[slot];
    if (row !== undefined) partial.index.add(slot, row[key]);
  }
  partial.upTo = end;
}

function move(
  partial: Growing<SlotIndex>,
  { slot, key, before, after }: { slot: number; key: string; before: Row | undefined; after: Row | undefined },
): void {
  if (slot > partial.upTo) return; // not read yet: it will be found as it is then
  const isNext = slot === partial.upTo;
  if (isNext) {
    // The end of a finished index, or the very next slot of an unfinished one: nothing of it is indexed so far.
    if (after !== undefined) partial.index.add(slot, after[key]);
    partial.upTo = slot + 1;
    return;
  }
  if (before !== undefined && after !== undefined && before[key] === after[key]) return;
  if (before !== undefined) partial.index.remove(slot, before[key]);
  if (after !== undefined) partial.index.add(slot, after[key]);
}
