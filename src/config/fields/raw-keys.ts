import type { RawField } from '../raw.ts';

/** entries of a list that says no number of its own */
export const MAX_ITEMS = 50;
/** characters of a long text with a form of its own, unless the field says otherwise */
export const DEFAULT_LONG_TEXT = 20_000;

/** These keys of a field as they stand in its file, as far as they do. */
export function pick<Key extends keyof RawField>(raw: RawField, ...keys: Key[]): Partial<Pick<RawField, Key>> {
  return Object.fromEntries(keys.flatMap((key) => (raw[key] === undefined ? [] : [[key, raw[key]]]))) as Partial<
    Pick<RawField, Key>
  >;
}

/** What a file says of a number or an amount. */
export const numberKeys = (raw: RawField) => pick(raw, 'min', 'max', 'currency', 'currencyField');
