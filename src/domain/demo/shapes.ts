import type { DemoOutcome } from './outcome.ts';

/** Parsed JSON of unknown shape. */
export type UnknownFields = { readonly [key: string]: unknown };

/** characters of one line */
const LINE = 200;
/** characters of a description, a comment, a message */
const LONG = 5000;

export const isFields = (value: unknown): value is UnknownFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads one field: returns the value, or undefined if invalid. */
export type ValueReader = (value: unknown) => unknown;

const text =
  (most: number): ValueReader =>
  (value) =>
    typeof value === 'string' && value.length <= most ? value.normalize('NFC').trim() : undefined;
/** A text of up to 200 characters; null is the empty one. */
export const line: ValueReader = (value) => (value === null ? '' : text(LINE)(value));
/** A text of up to 5,000 characters; null is the empty one. */
export const longText: ValueReader = (value) => (value === null ? '' : text(LONG)(value));
/** A non-empty text. */
export const filledLine: ValueReader = (value) => text(LINE)(value) || undefined;
export const requiredText: ValueReader = (value) => text(LONG)(value) || undefined;
export const yesOrNo: ValueReader = (value) => (typeof value === 'boolean' ? value : undefined);
/** A whole number from 0. */
export const count: ValueReader = (value) => (Number.isSafeInteger(value) && Number(value) >= 0 ? value : undefined);

/** One of a set of words, in any case; returned in the set's spelling. */
export const oneOfWords =
  (words: readonly string[]): ValueReader =>
  (value) =>
    typeof value === 'string' ? words.find((word) => word.toLowerCase() === value.trim().toLowerCase()) : undefined;

/** A list of at most 100 values, each read by `reader`. */
export const listOf =
  (reader: ValueReader): ValueReader =>
  (value) => {
    if (!Array.isArray(value) || value.length > 100) return undefined;
    const read = value.map((item) => reader(item));
    return read.includes(undefined) ? undefined : read;
  };

/** An object with the known keys only; all are required. */
export const objectOf =
  (readers: { readonly [key: string]: ValueReader }): ValueReader =>
  (value) => {
    if (!isFields(value)) return undefined;
    const read = Object.entries(readers).map(([key, reader]) => [key, reader(value[key])] as const);
    return read.some(([, item]) => item === undefined) ? undefined : Object.fromEntries(read);
  };

/**
 * Reads the known fields of an input; missing ones stay missing, unknown ones are dropped.
 * @returns a problem naming the first invalid field
 */
export function readFields<Shape extends object>(
  input: UnknownFields,
  readers: { readonly [Key in keyof Shape]-?: ValueReader },
): DemoOutcome<Partial<Shape>> {
  const fields: Record<string, unknown> = {};
  for (const [key, reader] of Object.entries<ValueReader>(readers)) {
    if (!Object.hasOwn(input, key)) continue;
    const value = reader(input[key]);
    if (value === undefined) return { problem: `"${key}" is not valid.` };
    fields[key] = value;
  }
  return { value: fields as Partial<Shape> };
}
