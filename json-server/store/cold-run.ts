import { crc32 } from 'node:zlib';

/**
 * Entries of an index in the order of one of their hashes, in a file; in memory only where each page begins and a filter
 * that says of nearly every hash that is not there that it is not: under two bytes an entry.
 */
export class ColdRun {
  readonly #begins: Uint32Array;
  readonly #filter: Uint32Array;
  readonly #entries: number;

  /** @param pairs as `sortedPairs` makes them */
  constructor(pairs: Buffer) {
    this.#entries = pairs.length / PAIR;
    this.#begins = new Uint32Array(Math.ceil(this.#entries / PAGE));
    this.#filter = new Uint32Array(Math.ceil((this.#entries * FILTER_BITS) / 32));
    for (let at = 0; at < this.#entries; at++) {
      const hash = pairs.readUInt32LE(at * PAIR);
      if (at % PAGE === 0) this.#begins[at / PAGE] = hash;
      for (let probe = 0; probe < PROBES; probe++) {
        const bit = this.#bit(hash, probe);
        this.#filter[bit >>> 5] = (this.#filter[bit >>> 5] ?? 0) | (1 << (bit & 31));
      }
    }
  }

  /** What was sorted with this hash, in the order it came. @param read bytes of the run's pairs */
  find(hash: number, read: (offset: number, length: number) => Buffer): number[] {
    const found: number[] = [];
    for (let probe = 0; probe < PROBES; probe++) {
      const bit = this.#bit(hash, probe);
      if (((this.#filter[bit >>> 5] ?? 0) & (1 << (bit & 31))) === 0) return found;
    }
    for (let page = this.#pageOf(hash); page < this.#begins.length; page++) {
      if ((this.#begins[page] ?? 0) > hash) break;
      const pairs = read(page * PAGE * PAIR, Math.min(PAGE, this.#entries - page * PAGE) * PAIR);
      for (let at = 0; at < pairs.length; at += PAIR) {
        if (pairs.readUInt32LE(at) === hash) found.push(pairs.readUInt32LE(at + 4));
      }
    }
    return found;
  }

  /** The first page that may hold a hash: the one before the first that begins with it, or with more. */
  #pageOf(hash: number): number {
    let low = 0;
    let high = this.#begins.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#begins[middle] ?? 0) < hash) low = middle + 1;
      else high = middle;
    }
    return Math.max(0, low - 1);
  }

  #bit(hash: number, probe: number): number {
    return (Math.imul(hash ^ (hash >>> 15), STEPS[probe] ?? 1) >>> 0) % (this.#filter.length * 32);
  }
}

/** Bytes of a hash and what it stands for. */
export const PAIR = 8;
/** Pairs that are read at once. */
const PAGE = 256;
const FILTER_BITS = 10;
const STEPS = [0x9e3779b1, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f] as const;
const PROBES = STEPS.length;

/** Hashes with what they stand for (`first` and on), least first; equal ones in the order they came. */
export function sortedPairs(hashes: Uint32Array, first: number): Buffer {
  const size = hashes.length;
  // Both in one number, exact up to 2^53: sorted by the platform, without comparing.
  const keyed = new Float64Array(size);
  for (let at = 0; at < size; at++) keyed[at] = (hashes[at] ?? 0) * size + at;
  keyed.sort();
  const pairs = Buffer.alloc(size * PAIR);
  for (const [at, number] of keyed.entries()) {
    const place = number % size;
    pairs.writeUInt32LE((number - place) / size, at * PAIR);
    pairs.writeUInt32LE(first + place, at * PAIR + 4);
  }
  return pairs;
}

const SEAL = 8;

/** Bytes behind sorted pairs that say what they were made of, and that they are whole. */
export function sealOf(pairs: Buffer, source: Uint32Array): Buffer {
  const seal = Buffer.alloc(SEAL);
  seal.writeUInt32LE(crc32(Buffer.from(source.buffer, source.byteOffset, source.byteLength)), 0);
  seal.writeUInt32LE(crc32(pairs), 4);
  return seal;
}

/** Bytes of `columns` sorted columns of a run and its seal. */
export const runBytes = (entries: number, columns: number): number => entries * PAIR * columns + SEAL;
