/** Where a row lies in a file of the archive. */
export type Place = { readonly offset: number; readonly length: number };

/** One entry as the index file holds it: partition, both hashes, length, offset. */
export const ENTRY_BYTES = 24;

/** What is gone has no length. */
const GONE = 0;
const GROWTH = 1.125;
/** Entries a bucket, on average, before there are twice as many buckets. */
const CROWD = 2;
const SMALLEST = 256;
const NONE = -1;

/** FNV-1a; only narrows down what is read, so that two texts with one hash do no harm. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Numbers that share a bucket, newest first; grows by building it anew, which takes a few ms at a million. */
class Chains {
  #heads = new Int32Array(SMALLEST).fill(NONE);
  #next = new Int32Array(SMALLEST);

  add(entry: number, hashes: Uint32Array): void {
    if (entry >= this.#next.length) {
      const next = new Int32Array(hashes.length);
      next.set(this.#next);
      this.#next = next;
    }
    if (entry >= this.#heads.length * CROWD) {
      this.#heads = new Int32Array(this.#heads.length * 2).fill(NONE);
      for (let old = 0; old < entry; old++) this.#link(old, hashes[old] ?? 0);
    }
    this.#link(entry, hashes[entry] ?? 0);
  }

  /** Those in the bucket of a hash, newest first. */
  *of(hash: number): Generator<number> {
    for (let entry = this.#heads[this.#bucket(hash)] ?? NONE; entry !== NONE; entry = this.#next[entry] ?? NONE) {
      yield entry;
    }
  }

  #bucket(hash: number): number {
    return (hash ^ (hash >>> 15)) & (this.#heads.length - 1);
  }

  #link(entry: number, hash: number): void {
    const bucket = this.#bucket(hash);
    this.#next[entry] = this.#heads[bucket] ?? NONE;
    this.#heads[bucket] = entry;
  }
}

/**
 * Where the rows of one table lie in one file of the archive, found by their id and by one more key: about forty bytes a
 * row in memory, whatever the row holds.
 */
export class ColdIndex {
  count = 0;
  #gone = 0;
  #ids = new Uint32Array(SMALLEST);
  #keys = new Uint32Array(SMALLEST);
  #lengths = new Uint32Array(SMALLEST);
  #offsets = new Float64Array(SMALLEST);
  /** Which entry of the index file this is. */
  #records = new Uint32Array(SMALLEST);
  readonly #byId = new Chains();
  readonly #byKey = new Chains();

  /** Rows that are there. */
  get size(): number {
    return this.count - this.#gone;
  }

  add({ id, key, offset, length, record }: Place & { id: number; key: number; record: number }): number {
    const entry = this.count;
    if (entry === this.#ids.length) this.#grow();
    this.#ids[entry] = id;
    this.#keys[entry] = key;
    this.#lengths[entry] = length;
    this.#offsets[entry] = offset;
    this.#records[entry] = record;
    this.count++;
    if (length === GONE) this.#gone++;
    this.#byId.add(entry, this.#ids);
    this.#byKey.add(entry, this.#keys);
    return entry;
  }

  /** Entries that may have this id, newest first. */
  *withId(hash: number): Generator<number> {
    for (const entry of this.#byId.of(hash)) if (this.#ids[entry] === hash && this.isThere(entry)) yield entry;
  }

  /** Entries that may have this key, oldest first. */
  withKey(hash: number): number[] {
    const found: number[] = [];
    for (const entry of this.#byKey.of(hash)) if (this.#keys[entry] === hash && this.isThere(entry)) found.push(entry);
    return found.reverse();
  }

  isThere(entry: number): boolean {
    return this.#lengths[entry] !== GONE;
  }

  place(entry: number): Place {
    return { offset: this.#offsets[entry] ?? 0, length: this.#lengths[entry] ?? GONE };
  }

  record(entry: number): number {
    return this.#records[entry] ?? 0;
  }

  drop(entry: number): void {
    if (!this.isThere(entry)) return;
    this.#lengths[entry] = GONE;
    this.#gone++;
  }

  #grow(): void {
    const size = Math.ceil(this.count * GROWTH);
    this.#ids = grown(this.#ids, new Uint32Array(size));
    this.#keys = grown(this.#keys, new Uint32Array(size));
    this.#lengths = grown(this.#lengths, new Uint32Array(size));
    this.#offsets = grown(this.#offsets, new Float64Array(size));
    this.#records = grown(this.#records, new Uint32Array(size));
  }
}

function grown<Numbers extends Uint32Array | Float64Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from);
  return to;
}
