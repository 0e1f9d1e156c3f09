import { fold } from '../../src/domain/text/fold.ts';
import type { Json, Row } from '../../src/config/types.ts';

/** Between the values of two keys; no search text contains it, so nothing is found across their border. */
const BORDER = '\u0000';

/** What `q` looks into: per slot the folded texts of the search keys, made on first use and forgotten on change. */
export class Haystacks {
  #keys: readonly string[] = [];
  #texts: (string | undefined)[] = [];
  #made = 0;

  /** @returns whether the keys are others than before */
  define(keys: readonly string[]): boolean {
    if (keys.join(BORDER) === this.#keys.join(BORDER)) return false;
    this.#keys = [...keys];
    this.reset();
    return true;
  }

  reset(): void {
    this.#texts = [];
    this.#made = 0;
  }

  forget(slot: number): void {
    if (slot < this.#texts.length) this.#texts[slot] = undefined;
  }

  contains({ slot, row, q }: { slot: number; row: Row; q: string }): boolean {
    return (this.#texts[slot] ?? this.#make(slot, row)).includes(q);
  }

  /** Makes up to `count` texts ahead of use. @returns whether there was anything left to do */
  makeSome(rows: readonly (Row | undefined)[], count: number): boolean {
    if (this.#keys.length === 0 || this.#made >= rows.length) return false;
    const end = Math.min(rows.length, this.#made + count);
    for (; this.#made < end; this.#made++) {
      const row = rows[this.#made];
      if (row !== undefined && this.#texts[this.#made] === undefined) this.#make(this.#made, row);
    }
    return true;
  }

  #make(slot: number, row: Row): string {
    while (this.#texts.length < slot) this.#texts.push(undefined);
    const text = fold(this.#keys.map((key) => searchable(row[key])).join(BORDER));
    this.#texts[slot] = text;
    return text;
  }
}

function searchable(value: Json | undefined): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return Array.isArray(value) ? value.map(searchable).join(BORDER) : '';
}
