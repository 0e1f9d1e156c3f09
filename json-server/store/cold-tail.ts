/** One entry of an index: whose row it is, both hashes, and where the row lies (no length: it is gone). */
export type ColdEntry = {
  readonly partition: number;
  readonly id: number;
  readonly key: number;
  readonly length: number;
  readonly offset: number;
};

const GROWTH = 1.5;
/** Entries a bucket, on average, before there are twice as many buckets. */
const CROWD = 2;
const SMALLEST = 256;
const NONE = -1;

/** Numbers that share a bucket, newest first; grows by building it anew. */
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

/** The newest entries of an index, in memory: about fifty bytes each. Entries are numbered from 0. */
export class ColdTail {
  count = 0;
  #partitions = new Uint32Array(SMALLEST);
  #ids = new Uint32Array(SMALLEST);
  #keys = new Uint32Array(SMALLEST);
  #lengths = new Uint32Array(SMALLEST);
  #offsets = new Float64Array(SMALLEST);
  readonly #byId = new Chains();
  /** Only when rows have a key: chains of what all have in common would be one. */
  readonly #byKey: Chains | undefined;

  constructor({ isKeyed }: { isKeyed: boolean }) {
    this.#byKey = isKeyed ? new Chains() : undefined;
  }

  add({ partition, id, key, length, offset }: ColdEntry): void {
    const entry = this.count;
    if (entry === this.#ids.length) this.#grow();
    this.#partitions[entry] = partition;
    this.#ids[entry] = id;
    this.#keys[entry] = key;
    this.#lengths[entry] = length;
    this.#offsets[entry] = offset;
    this.count++;
    this.#byId.add(entry, this.#ids);
    this.#byKey?.add(entry, this.#keys);
  }

  at(entry: number): ColdEntry {
    return {
      partition: this.#partitions[entry] ?? 0,
      id: this.#ids[entry] ?? 0,
      key: this.#keys[entry] ?? 0,
      length: this.#lengths[entry] ?? 0,
      offset: this.#offsets[entry] ?? 0,
    };
  }

  /** Entries of a hash, newest first. */
  *withId(hash: number): Generator<number> {
    for (const entry of this.#byId.of(hash)) if (this.#ids[entry] === hash) yield entry;
  }

  /** Entries of a hash, newest first. */
  *withKey(hash: number): Generator<number> {
    for (const entry of this.#byKey?.of(hash) ?? []) if (this.#keys[entry] === hash) yield entry;
  }

  drop(entry: number): void {
    this.#lengths[entry] = 0;
  }

  #grow(): void {
    const size = Math.ceil(this.count * GROWTH);
    this.#partitions = grown(this.#partitions, new Uint32Array(size));
    this.#ids = grown(this.#ids, new Uint32Array(size));
    this.#keys = grown(this.#keys, new Uint32Array(size));
    this.#lengths = grown(this.#lengths, new Uint32Array(size));
    this.#offsets = grown(this.#offsets, new Float64Array(size));
  }
}

function grown<Numbers extends Uint32Array | Float64Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from);
  return to;
}
