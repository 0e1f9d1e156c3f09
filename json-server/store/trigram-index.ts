const LENGTH = 3; // characters
const FIRST_CAPACITY = 8; // slots
const GROWTH = 1.5;
const WASTE_TOLERATED = 65_536; // entries; below this, a rebuild is not worth the work
const FEW = 64; // candidates not worth thinning out
const MARKS_PER_TEXT = 8;

type Postings = { slots: Int32Array; length: number };

/**
 * The slots that may contain a text: for every three consecutive characters, the slots whose text has contained them
 * since the index was built. Entries are added but never removed, and rare characters share lists, so a slot found must
 * be checked; a slot not found does not contain the text.
 */
export class TrigramIndex {
  readonly #postings = new Map<number, Postings>();
  readonly #border: number;
  #marked = new Uint32Array();
  #highest = 0;
  #entries = 0;
  #needed = 0; // upper bound of the entries in a new index

  /** @param border a character that occurs in no search text; matches never cross it */
  constructor(border: string) {
    this.#border = border.charCodeAt(0);
  }

  /** Whether a new index would be less than half the size. */
  get isWasteful(): boolean {
    return this.#entries > this.#needed * 2 + WASTE_TOLERATED;
  }

  clear(): void {
    this.#postings.clear();
    this.#entries = 0;
    this.#needed = 0;
  }

  /** @param before the old text of the slot; undefined = none */
  change(slot: number, { before, after }: { before: string | undefined; after: string | undefined }): void {
    this.#needed += (after?.length ?? 0) - (before?.length ?? 0);
    if (after === undefined) return;
    const known = before === undefined ? undefined : new Set(this.#trigrams(before));
    for (const trigram of this.#trigrams(after)) if (known?.has(trigram) !== true) this.#add(trigram, slot);
  }

  /** Slots that may contain `q`, some perhaps twice; undefined = `q` is too short. Valid until the next change. */
  candidates(q: string): Int32Array | undefined {
    const lists: Int32Array[] = [];
    for (const trigram of new Set(this.#trigrams(q))) {
      const postings = this.#postings.get(trigram);
      if (postings === undefined) return new Int32Array();
      lists.push(postings.slots.subarray(0, postings.length));
    }
    lists.sort((a, b) => a.length - b.length);
    let found = lists[0];
    for (const list of lists.slice(1)) {
      // Checking a text costs as much as marking many slots, but not arbitrarily many.
      if (found === undefined || found.length < FEW || list.length > found.length * MARKS_PER_TEXT) break;
      const marked = this.#mark(list);
      found = found.filter((slot) => (((marked[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1);
    }
    return found;
  }

  /** One bit per slot, in memory that the next call reuses. */
  #mark(slots: Int32Array): Uint32Array {
    const words = (this.#highest >>> 5) + 1;
    if (this.#marked.length < words) this.#marked = new Uint32Array(words * 2);
    else this.#marked.fill(0);
    const marked = this.#marked;
    for (const slot of slots) marked[slot >>> 5] = (marked[slot >>> 5] ?? 0) | (1 << (slot & 31));
    return marked;
  }

  #add(trigram: number, slot: number): void {
    if (slot > this.#highest) this.#highest = slot;
    const postings = this.#postings.get(trigram);
    if (postings === undefined) {
      const slots = new Int32Array(FIRST_CAPACITY);
      slots[0] = slot;
      this.#postings.set(trigram, { slots, length: 1 });
    } else {
      if (postings.slots[postings.length - 1] === slot) return; // twice in one text
      if (postings.length === postings.slots.length) {
        const grown = new Int32Array(Math.ceil(postings.length * GROWTH));
        grown.set(postings.slots);
        postings.slots = grown;
      }
      postings.slots[postings.length++] = slot;
    }
    this.#entries++;
  }

  /** The number of each trigram of a text. Every ASCII trigram has its own number. */
  #trigrams(text: string): number[] {
    const found: number[] = [];
    let first = text.charCodeAt(0);
    let second = text.charCodeAt(1);
    for (let at = LENGTH - 1; at < text.length; at++) {
      const third = text.charCodeAt(at);
      if (first !== this.#border && second !== this.#border && third !== this.#border) {
        found.push((first << 14) ^ (second << 7) ^ third);
      }
      first = second;
      second = third;
    }
    return found;
  }
}
