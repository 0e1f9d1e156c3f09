import type { Json } from '../../src/config/types.ts';
import { compareTexts, collationKey } from './collation.ts';

/**
 * The values of one key by slot, in a form that compares fast. A total order: null (and lists and objects, which have
 * no order) last; the index breaks ties.
 */
export type SlotKeys = {
  set(slot: number, value: Json | undefined): void;
  /** Order of the values in two slots. */
  compare(a: number, b: number): number;
  /** Makes a comparison of any slot with one value outside the slots. */
  probe(value: Json): (slot: number) => number;
};

type Scalar = string | number | boolean | undefined;

/** Numbers, ISO dates, codes and ids: by `<`. */
export class PlainKeys implements SlotKeys {
  readonly #values: Scalar[] = [];

  set(slot: number, value: Json | undefined): void {
    this.#values[slot] = scalar(value);
  }

  compare(a: number, b: number): number {
    return comparePlain(this.#values[a], this.#values[b]);
  }

  probe(value: Json): (slot: number) => number {
    const wanted = scalar(value);
    return (slot) => comparePlain(this.#values[slot], wanted);
  }
}

/** Texts for people: by the Turkish collator, through sort keys where possible. Equal for the collator = a tie. */
export class TextKeys implements SlotKeys {
  readonly #texts: (string | undefined)[] = [];
  readonly #sortKeys: (string | undefined)[] = [];

  set(slot: number, value: Json | undefined): void {
    const plain = scalar(value);
    const text = plain === undefined ? undefined : String(plain);
    this.#texts[slot] = text;
    this.#sortKeys[slot] = text === undefined ? undefined : collationKey(text);
  }

  compare(a: number, b: number): number {
    return compareText(this.#texts[a], this.#sortKeys[a], this.#texts[b], this.#sortKeys[b]);
  }

  probe(value: Json): (slot: number) => number {
    const plain = scalar(value);
    const text = plain === undefined ? undefined : String(plain);
    const key = text === undefined ? undefined : collationKey(text);
    return (slot) => compareText(this.#texts[slot], this.#sortKeys[slot], text, key);
  }
}

function scalar(value: Json | undefined): Scalar {
  return value === null || typeof value === 'object' ? undefined : value;
}

function comparePlain(a: Scalar, b: Scalar): number {
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a === b ? 0 : 1;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (a === b) return 0;
  if (a === undefined) return 1;
  if (b === undefined) return -1;
  // Values of different types occur only in damaged data, but the order must stay total even then.
  if (typeof a !== typeof b) return typeof a < typeof b ? -1 : 1;
  return a < b ? -1 : 1;
}

function compareText(a?: string, aKey?: string, b?: string, bKey?: string): number {
  if (aKey !== undefined && bKey !== undefined) return aKey < bKey ? -1 : aKey === bKey ? 0 : 1;
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? 1 : -1;
  return compareTexts(a, b);
}
