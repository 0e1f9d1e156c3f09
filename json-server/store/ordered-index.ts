import type { Json } from '../../src/config/types.ts';
import type { SlotKeys } from './slot-keys.ts';

const CHUNK = 512; // slots; inserting moves at most this many

/** Called for each slot in turn until it returns true. */
export type Visit = (slot: number) => boolean;

/**
 * Slots in the order of one key; equal keys in the order of the slots, so that the order is total and descending is
 * its exact reverse. A list of sorted chunks: insert and remove cost O(log n + chunk), the k-th slot O(n / chunk).
 */
export class OrderedIndex {
  readonly #keys: SlotKeys;
  #chunks: number[][] = [];
  size = 0;

  constructor(keys: SlotKeys) {
    this.#keys = keys;
  }

  /** Replaces the index; one sort instead of many insertions. */
  build(slots: number[], valueOf: (slot: number) => Json | undefined): void {
    for (const slot of slots) this.#keys.set(slot, valueOf(slot));
    slots.sort((a, b) => this.#compare(a, b));
    this.size = slots.length;
    this.#chunks = [];
    const filling = CHUNK * 0.75; // leaves room for insertions
    for (let at = 0; at < slots.length; at += filling) this.#chunks.push(slots.slice(at, at + filling));
  }

  add(slot: number, value: Json | undefined): void {
    this.#keys.set(slot, value);
    this.size++;
    const last = this.#chunks.at(-1);
    const end = last?.at(-1);
    if (last === undefined || end === undefined || this.#compare(end, slot) < 0) {
      // The common case: creation times and running numbers only grow.
      if (last === undefined || last.length >= CHUNK) this.#chunks.push([slot]);
      else last.push(slot);
      return;
    }
    const at = this.#chunkFor(slot);
    const chunk = this.#chunks[at] ?? [];
    chunk.splice(this.#placeIn(chunk, slot), 0, slot);
    if (chunk.length > CHUNK) this.#chunks.splice(at + 1, 0, chunk.splice(CHUNK / 2));
  }

  /** Must be called while the slot still has its indexed value. */
  remove(slot: number): void {
    const at = this.#chunkFor(slot);
    const chunk = this.#chunks[at] ?? [];
    const position = this.#placeIn(chunk, slot);
    if (chunk[position] !== slot) throw new Error(`Slot ${slot} is not in the index`);
    chunk.splice(position, 1);
    this.size--;
    if (chunk.length === 0) this.#chunks.splice(at, 1);
  }

  /** Order of two indexed slots, ties by slot. */
  compare(a: number, b: number): number {
    return this.#compare(a, b);
  }

  /** How many slots have a value below `value`: its start position. */
  position(value: Json): number {
    const probe = this.#keys.probe(value);
    const at = firstIndex(this.#chunks, (chunk) => probe(chunk.at(-1) ?? 0) >= 0);
    let before = 0;
    for (let chunk = 0; chunk < at; chunk++) before += this.#chunks[chunk]?.length ?? 0;
    const chunk = this.#chunks[at];
    return chunk === undefined ? before : before + firstIndex(chunk, (slot) => probe(slot) >= 0);
  }

  /** Whether a slot comes after all slots with that value. */
  after(value: Json): (slot: number) => boolean {
    const probe = this.#keys.probe(value);
    return (slot) => probe(slot) > 0;
  }

  /** Walks upwards from the `from`-th slot. */
  ascend(from: number, visit: Visit): void {
    let skip = from;
    for (const chunk of this.#chunks) {
      if (skip >= chunk.length) {
        skip -= chunk.length;
        continue;
      }
      for (let at = skip; at < chunk.length; at++) if (visit(chunk[at] ?? 0)) return;
      skip = 0;
    }
  }

  /** Walks downwards, starting `from` slots below the highest. */
  descend(from: number, visit: Visit): void {
    let skip = from;
    for (let index = this.#chunks.length - 1; index >= 0; index--) {
      const chunk = this.#chunks[index] ?? [];
      if (skip >= chunk.length) {
        skip -= chunk.length;
        continue;
      }
      for (let at = chunk.length - 1 - skip; at >= 0; at--) if (visit(chunk[at] ?? 0)) return;
      skip = 0;
    }
  }

  *slots(direction: 'ASC' | 'DESC'): Generator<number> {
    if (direction === 'ASC') for (const chunk of this.#chunks) yield* chunk;
    else
      for (let index = this.#chunks.length - 1; index >= 0; index--) {
        const chunk = this.#chunks[index] ?? [];
        for (let at = chunk.length - 1; at >= 0; at--) yield chunk[at] ?? 0;
      }
  }

  #compare(a: number, b: number): number {
    return this.#keys.compare(a, b) || a - b;
  }

  /**
   * The chunk that holds a slot or would hold it. Written out, like the next function: every write runs both for every
   * index.
   */
  #chunkFor(slot: number): number {
    const chunks = this.#chunks;
    let low = 0;
    let high = chunks.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const chunk = chunks[middle] ?? [];
      if (this.#compare(chunk[chunk.length - 1] ?? 0, slot) >= 0) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  #placeIn(chunk: readonly number[], slot: number): number {
    let low = 0;
    let high = chunk.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(chunk[middle] ?? 0, slot) >= 0) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/** Binary search: the first index for which `isAtOrAfter` holds, or the length. */
function firstIndex<Item>(items: readonly Item[], isAtOrAfter: (item: Item) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isAtOrAfter(items[middle] as Item)) high = middle;
    else low = middle + 1;
  }
  return low;
}
