import type { Json } from '../types.ts';
import { isJsonObject } from '../values.ts';
import { singleKind } from './kind.ts';
import type { FieldBase } from '../field-shapes.ts';
import { DEFAULT_LONG_TEXT } from './raw-keys.ts';

/** An object or a list with any content, for programs; its length is that of its JSON text. */
type JsonShape = FieldBase & { readonly type: 'json'; readonly maxLength: number };
declare module '../field-shapes.ts' {
  interface FieldShapes {
    json: JsonShape;
  }
}

/** Levels of nesting. */
const DEEPEST = 30;

/** An object or a list with any content; a value of another type comes from an unreadable text. */
export const jsonKind = singleKind<JsonShape>({
  inJson: () => ({}),
  own: ({ maxLength = DEFAULT_LONG_TEXT }) => ({ maxLength }),
  order: 'none',
  column: 'named',
  isSpread: true,
  stored: 'list',
  operators: ['null'],
  check: ({ field, value }) => {
    if (value === '') return { value: null };
    if ((!isJsonObject(value) && !Array.isArray(value)) || !isPlain(value, 0)) return { issue: 'validation.json' };
    const { maxLength: max } = field;
    return JSON.stringify(value).length > max ? { issue: 'validation.tooLong', params: { max } } : { value };
  },
  filter: () => undefined,
});

/** No member has the name of a built-in member of objects (S15). */
function isPlain(value: Json, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth > DEEPEST || Object.hasOwn(value, '__proto__')) return false;
  return Object.values<Json>(value).every((part) => isPlain(part, depth + 1));
}
