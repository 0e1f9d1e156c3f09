/** A growing set of small integers (slots), one bit each, that always knows its size. */
export class Bitset {
  words: Uint32Array;
  count = 0;

  constructor(capacity = 1024) {
    this.words = new Uint32Array((capacity >>> 5) + 1);
  }

  has(slot: number): boolean {
    return (((this.words[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;
  }

  set(slot: number, member: boolean): void {
    const at = slot >>> 5;
    if (at >= this.words.length) {
      if (!member) return;
      const grown = new Uint32Array(at * 2 + 1);
      grown.set(this.words);
      this.words = grown;
    }
    const word = this.words[at] ?? 0;
    const bit = 1 << (slot & 31);
    if (((word & bit) !== 0) === member) return;
    this.words[at] = word ^ bit;
    this.count += member ? 1 : -1;
  }

  /** Removes all members and keeps the memory. */
  clear(): void {
    this.words.fill(0);
    this.count = 0;
  }

  /** Visits the members from the slot `from` on, in ascending order. */
  each(from: number, visit: (slot: number) => void): void {
    const start = from >>> 5;
    for (let at = start; at < this.words.length; at++) {
      let word = this.words[at] ?? 0;
      if (at === start) word &= -1 << (from & 31);
      while (word !== 0) {
        visit(at * 32 + 31 - Math.clz32(word & -word));
        word &= word - 1;
      }
    }
  }

  /** Up to `limit` members in ascending order, starting with the `offset`-th. Skips 32 slots at a time. */
  ascending(offset: number, limit: number): number[] {
    const found: number[] = [];
    let skip = offset;
    for (let at = 0; at < this.words.length && found.length < limit; at++) {
      let word = this.words[at] ?? 0;
      if (word === 0) continue;
      const bits = popcount(word);
      if (bits <= skip) {
        skip -= bits;
        continue;
      }
      while (word !== 0 && found.length < limit) {
        const lowest = word & -word;
        if (skip > 0) skip--;
        else found.push(at * 32 + 31 - Math.clz32(lowest));
        word ^= lowest;
      }
    }
    return found;
  }
}

function popcount(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
