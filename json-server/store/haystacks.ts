import { BORDER, haystackOf } from '../../src/config/haystack.ts';
import type { Row } from '../../src/config/types.ts';
import { TrigramIndex } from './trigram-index.ts';
import { Vocabulary } from './vocabulary.ts';

/** Slots that may contain a search text: these, and any from `upTo` on. */
export type Candidates = { readonly slots: Int32Array; readonly upTo: number };

/** The texts `q` is searched in: per slot the folded search keys, made on first use and kept current. */
export class Haystacks {
  #keys: readonly string[] = [];
  #texts: (string | undefined)[] = [];
  readonly #trigrams = new TrigramIndex(BORDER);
  readonly vocabulary = new Vocabulary();
  #indexed = 0; // slots below have their texts in the trigram index

  /** @returns whether the keys have changed */
  define(keys: readonly string[]): boolean {
    if (keys.join(BORDER) === this.#keys.join(BORDER)) return false;
    this.#keys = [...keys];
    this.reset();
    return true;
  }

  reset(): void {
    this.#texts = [];
    this.#trigrams.clear();
    this.vocabulary.clear();
    this.#indexed = 0;
  }

  /** @param row the new row of the slot */
  change(slot: number, row: Row | undefined): void {
    const before = this.#texts[slot];
    if (before !== undefined) this.#texts[slot] = undefined;
    if (slot > this.#indexed || this.#keys.length === 0) return; // not read yet: it will be read in its new form
    const after = row && this.#make(slot, row);
    if (slot === this.#indexed) {
      this.#index(slot, { before: undefined, after });
      this.#indexed++;
    } else if (after !== before) this.#index(slot, { before, after });
    if (this.#trigrams.isWasteful) {
      this.#trigrams.clear();
      this.vocabulary.clear();
      this.#indexed = 0;
    }
  }

  #index(slot: number, texts: { before: string | undefined; after: string | undefined }): void {
    this.#trigrams.change(slot, texts);
    if (texts.after !== undefined) this.vocabulary.add(texts.after);
  }

  /** Whether the slot's text is already made. */
  isMade(slot: number): boolean {
    return this.#texts[slot] !== undefined;
  }

  contains({ slot, row, q }: { slot: number; row: Row; q: string }): boolean {
    return (this.#texts[slot] ?? this.#make(slot, row)).includes(q);
  }

  /** undefined = anywhere */
  candidates(q: string): Candidates | undefined {
    const slots = this.#trigrams.candidates(q);
    return slots && { slots, upTo: this.#indexed };
  }

  /** Indexes up to `count` more slots. @returns whether there was anything left to do */
  readSome(rows: readonly (Row | undefined)[], count: number): boolean {
    if (this.#keys.length === 0 || this.#indexed >= rows.length) return false;
    const end = Math.min(rows.length, this.#indexed + count);
    for (; this.#indexed < end; this.#indexed++) {
      const slot = this.#indexed;
      const row = rows[slot];
      if (row === undefined) continue;
      this.#index(slot, { before: undefined, after: this.#texts[slot] ?? this.#make(slot, row) });
    }
    return true;
  }

  #make(slot: number, row: Row): string {
    while (this.#texts.length < slot) this.#texts.push(undefined);
    const text = haystackOf(row, this.#keys);
    this.#texts[slot] = text;
    return text;
  }
}
