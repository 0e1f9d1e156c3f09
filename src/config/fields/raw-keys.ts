import type { RawField } from '../raw.ts';

/** entries of a list without its own limit */
export const MAX_ITEMS = 50;
/** default maximum characters of a long text */
export const DEFAULT_LONG_TEXT = 20_000;

/** These keys of a field in its file, if present. */
export function pick<Key extends keyof RawField>(raw: RawField, ...keys: Key[]): Partial<Pick<RawField, Key>> {
  return Object.fromEntries(keys.flatMap((key) => (raw[key] === undefined ? [] : [[key, raw[key]]]))) as Partial<
    Pick<RawField, Key>
  >;
}

/** A file's settings for a number or an amount. */
export const numberKeys = (raw: RawField) => pick(raw, 'min', 'max', 'currency', 'currencyField');
