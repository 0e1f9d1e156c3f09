import { listInJson } from './in-json.ts';
import type { Json } from '../types.ts';
import { isJsonObject, ownValue } from '../values.ts';
import { type CheckedValue, singleKind } from './kind.ts';
import { checkList } from './lists.ts';
import { hasControlCharacters, tidyText } from './texts.ts';
import type { FieldBase } from '../field-shapes.ts';
import { MAX_ITEMS } from './raw-keys.ts';

/** Names and values: `[{ key, value }]`, both texts. */
type KeyValueShape = FieldBase & { readonly type: 'keyValue'; readonly maxItems: number };
declare module '../field-shapes.ts' {
  interface FieldShapes {
    keyValue: KeyValueShape;
  }
}

/** characters */
const LONGEST_KEY = 100;
const LONGEST_VALUE = 1000;

/** Names and values, in the order they were entered; each name once. */
export const keyValueKind = singleKind<KeyValueShape>({
  inJson: () => listInJson({ type: 'object', properties: { key: { type: 'string' }, value: { type: 'string' } } }),
  own: (raw) => ({ maxItems: raw.maxItems ?? MAX_ITEMS }),
  order: 'none',
  column: 'named',
  isSpread: true,
  stored: 'list',
  operators: ['null'],
  check: ({ field, value }) => {
    const checked = checkList({ value, max: field.maxItems, check: checkPair });
    if ('issue' in checked) return checked;
    const keys = (checked.value as readonly Json[]).map((pair) => (isJsonObject(pair) ? pair['key'] : null));
    return new Set(keys).size < keys.length ? { issue: 'validation.duplicate' } : checked;
  },
  filter: () => undefined,
});

function checkPair(pair: Json): CheckedValue {
  if (!isJsonObject(pair) || Object.keys(pair).some((name) => name !== 'key' && name !== 'value')) return WRONG;
  const key = ownValue(pair, 'key');
  const value = ownValue(pair, 'value');
  if (typeof key !== 'string' || typeof value !== 'string') return WRONG;
  const tidied = { key: tidyText(key), value: tidyText(value) };
  if (tidied.key === '') return WRONG;
  for (const [text, max] of [
    [tidied.key, LONGEST_KEY],
    [tidied.value, LONGEST_VALUE],
  ] as const) {
    if (hasControlCharacters(text, { lines: true })) return { issue: 'validation.controlCharacters' };
    if (text.length > max) return { issue: 'validation.tooLong', params: { max } };
  }
  return { value: tidied };
}
const WRONG: CheckedValue = { issue: 'validation.keyValue' };
