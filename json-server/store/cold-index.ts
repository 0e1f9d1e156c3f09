import { ColdRun, PAIR, runBytes, sealOf, sortedPairs } from './cold-run.ts';
import { type ColdEntry, ColdTail } from './cold-tail.ts';

/** Where a row lies in a file of the archive. */
export type Place = { readonly offset: number; readonly length: number };
/** A row of the archive by the number of its entry. */
export type Placed = Place & { readonly entry: number };

/** One entry as the index file holds it: partition, both hashes, length, offset. */
export const ENTRY_BYTES = 24;
/** Where in an entry each number stands. */
const AT = { partition: 0, id: 4, key: 8, length: 12, offset: 16 } as const;
/** Where an entry says how long its row is: 0 = removed. */
export const LENGTH_AT = AT.length;

/** A removed row has no length. */
const REMOVED = 0;
/** Entries read at once by who walks all of them. */
const STRIDE = 512;

/** FNV-1a; only narrows down what is read, so that two texts with one hash do no harm. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

export function writeEntry(entries: Buffer, at: number, { partition, id, key, length, offset }: ColdEntry): void {
  const from = at * ENTRY_BYTES;
  entries.writeUInt32LE(partition, from + AT.partition);
  entries.writeUInt32LE(id, from + AT.id);
  entries.writeUInt32LE(key, from + AT.key);
  entries.writeUInt32LE(length, from + AT.length);
  entries.writeDoubleLE(offset, from + AT.offset);
}

export function readEntry(entries: Buffer, at: number): ColdEntry {
  const from = at * ENTRY_BYTES;
  return {
    partition: entries.readUInt32LE(from + AT.partition),
    id: entries.readUInt32LE(from + AT.id),
    key: entries.readUInt32LE(from + AT.key),
    length: entries.readUInt32LE(from + AT.length),
    offset: entries.readDoubleLE(from + AT.offset),
  };
}

/** The two files of an index, in pieces. */
export type IndexFiles = {
  readonly entries: (offset: number, length: number) => Buffer;
  readonly sorted: (offset: number, length: number) => Buffer;
};

type Run = { readonly byId: ColdRun; readonly byKey: ColdRun | undefined };
/** A run that is made but nowhere written: `bytes` belong at `offset` of the file of sorted runs. */
export type NewRun = { readonly bytes: Buffer; readonly offset: number; readonly run: Run };

/**
 * Where the rows of one file of the archive lie, found by their id and by one more key. The newest entries are in memory;
 * whenever there are enough of them they are sorted and go to a file, a run each. What that file holds follows from the
 * entries: one that is missing, damaged or of other entries is made anew.
 */
export class ColdIndex {
  readonly #files: IndexFiles;
  readonly #isKeyed: boolean;
  readonly #perRun: number;
  readonly #runs: Run[] = [];
  readonly #sizes = new Map<number, number>();
  #tail: ColdTail;

  constructor({ files, isKeyed, perRun }: { files: IndexFiles; isKeyed: boolean; perRun: number }) {
    this.#files = files;
    this.#isKeyed = isKeyed;
    this.#perRun = perRun;
    this.#tail = new ColdTail({ isKeyed });
  }

  get count(): number {
    return this.#inRuns + this.#tail.count;
  }

  /** Rows of a tenant that are there. */
  size(partition: number): number {
    return this.#sizes.get(partition) ?? 0;
  }

  /** The next entry. @returns its number */
  add(entry: ColdEntry): number {
    this.#tail.add(entry);
    if (entry.length !== REMOVED) this.#sizes.set(entry.partition, this.size(entry.partition) + 1);
    return this.count - 1;
  }

  /** A tenant's rows that may have this id, newest first. */
  *withId(hash: number, partition: number): Generator<Placed> {
    for (const at of this.#tail.withId(hash)) yield* this.#there(this.#inRuns + at, partition);
    for (let at = this.#runs.length - 1; at >= 0; at--) {
      for (const entry of this.#found(at, 'byId', hash).reverse()) yield* this.#there(entry, partition);
    }
  }

  /** A tenant's rows that may have this key, newest first. */
  *withKey(hash: number, partition: number): Generator<Placed> {
    for (const at of this.#tail.withKey(hash)) yield* this.#there(this.#inRuns + at, partition);
    for (let at = this.#runs.length - 1; at >= 0; at--) {
      for (const entry of this.#found(at, 'byKey', hash).reverse()) yield* this.#there(entry, partition);
    }
  }

  /** A tenant's rows in the order they came, or the other way round. */
  *walk(partition: number, direction: 'ASC' | 'DESC'): Generator<Placed> {
    const last = this.count - 1;
    let read: Buffer = Buffer.alloc(0);
    let from = -1;
    for (let step = 0; step <= last; step++) {
      const number = direction === 'ASC' ? step : last - step;
      if (number >= this.#inRuns) {
        yield* this.#there(number, partition);
        continue;
      }
      const stride = number - (number % STRIDE);
      if (stride !== from) {
        from = stride;
        read = this.#files.entries(from * ENTRY_BYTES, Math.min(STRIDE, this.#inRuns - from) * ENTRY_BYTES);
      }
      const entry = readEntry(read, number - from);
      if (entry.partition === partition && entry.length !== REMOVED) yield { ...entry, entry: number };
    }
  }

  place(entry: number): Place {
    return this.#entry(entry);
  }

  /** The row is gone; of one in a run the entry says so in its file already. */
  drop(entry: number, partition: number): void {
    if (entry >= this.#inRuns) this.#tail.drop(entry - this.#inRuns);
    this.#sizes.set(partition, this.size(partition) - 1);
  }

  /** Sorts the oldest entries in memory, if they are enough. */
  nextRun(): NewRun | undefined {
    if (this.#tail.count < this.#perRun) return undefined;
    const hashes = this.#hashes((at) => this.#tail.at(at));
    const columns = this.#columns.map((column) => sortedPairs(hashes[column], this.#inRuns));
    const bytes = Buffer.concat(columns);
    return {
      bytes: Buffer.concat([bytes, sealOf(bytes, hashes.all)]),
      offset: this.#runs.length * this.#runBytes,
      run: this.#runOf(bytes),
    };
  }

  /** The new run is in the file: what it holds leaves memory. */
  written({ run }: NewRun): void {
    const old = this.#tail;
    this.#tail = new ColdTail({ isKeyed: this.#isKeyed });
    for (let at = this.#perRun; at < old.count; at++) this.#tail.add(old.at(at));
    this.#runs.push(run);
  }

  /** Takes in what the file holds; runs that are not what they should be become entries in memory. */
  load(count: number): void {
    while (this.count < count) {
      const size = Math.min(this.#perRun, count - this.count);
      const entries = this.#files.entries(this.count * ENTRY_BYTES, size * ENTRY_BYTES);
      const run = size === this.#perRun && this.#tail.count === 0 ? this.#known(entries) : undefined;
      for (let at = 0; at < size; at++) {
        const entry = readEntry(entries, at);
        if (run === undefined) this.add(entry);
        else if (entry.length !== REMOVED) this.#sizes.set(entry.partition, this.size(entry.partition) + 1);
      }
      if (run) this.#runs.push(run);
    }
  }

  get #inRuns(): number {
    return this.#runs.length * this.#perRun;
  }

  get #columns(): readonly ('id' | 'key')[] {
    return this.#isKeyed ? ['id', 'key'] : ['id'];
  }

  get #runBytes(): number {
    return runBytes(this.#perRun, this.#columns.length);
  }

  /** The sorted run of these entries, when the file has it. */
  #known(entries: Buffer): Run | undefined {
    const hashes = this.#hashes((at) => readEntry(entries, at));
    const found = this.#files.sorted(this.#runs.length * this.#runBytes, this.#runBytes);
    if (found.length < this.#runBytes) return undefined;
    const bytes = found.subarray(0, this.#perRun * PAIR * this.#columns.length);
    return sealOf(bytes, hashes.all).equals(found.subarray(bytes.length)) ? this.#runOf(bytes) : undefined;
  }

  #runOf(bytes: Buffer): Run {
    const column = this.#perRun * PAIR;
    return {
      byId: new ColdRun(bytes.subarray(0, column)),
      byKey: this.#isKeyed ? new ColdRun(bytes.subarray(column, 2 * column)) : undefined,
    };
  }

  /** What a run is sorted by, and all that must not have changed since. */
  #hashes(entryAt: (at: number) => ColdEntry): { id: Uint32Array; key: Uint32Array; all: Uint32Array } {
    const all = new Uint32Array(this.#perRun * 3);
    for (let at = 0; at < this.#perRun; at++) {
      const { partition, id, key } = entryAt(at);
      all[at] = id;
      all[this.#perRun + at] = key;
      all[2 * this.#perRun + at] = partition;
    }
    return { id: all.subarray(0, this.#perRun), key: all.subarray(this.#perRun, 2 * this.#perRun), all };
  }

  #found(at: number, by: keyof Run, hash: number): number[] {
    const offset = at * this.#runBytes + (by === 'byKey' ? this.#perRun * PAIR : 0);
    return this.#runs[at]?.[by]?.find(hash, (from, length) => this.#files.sorted(offset + from, length)) ?? [];
  }

  #entry(number: number): ColdEntry {
    if (number >= this.#inRuns) return this.#tail.at(number - this.#inRuns);
    return readEntry(this.#files.entries(number * ENTRY_BYTES, ENTRY_BYTES), 0);
  }

  *#there(number: number, partition: number): Generator<Placed> {
    const entry = this.#entry(number);
    if (entry.partition === partition && entry.length !== REMOVED) yield { ...entry, entry: number };
  }
}
