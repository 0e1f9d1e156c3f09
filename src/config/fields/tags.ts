import { listInJson } from './in-json.ts';
import type { Json } from '../types.ts';
import { LIST_OPERATORS, singleKind, type CheckedValue } from './kind.ts';
import { checkList } from './lists.ts';
import { hasControlCharacters, tidyText } from './texts.ts';
import type { FieldBase } from '../field-shapes.ts';

type TagsShape = FieldBase & { readonly type: 'tags'; readonly maxItems: number };
declare module '../field-shapes.ts' {
  interface FieldShapes {
    tags: TagsShape;
  }
}

/** characters of one tag */
const LONGEST_TAG = 50;

/** tags of one record */
const DEFAULT_TAGS = 20;

/** Free words, each once, in the order they were entered. */
export const tagsKind = singleKind<TagsShape>({
  inJson: ({ maxItems }) => listInJson({ type: 'string', maxLength: 50 }, maxItems),
  own: (raw) => ({ maxItems: raw.maxItems ?? DEFAULT_TAGS }),
  order: 'none',
  isSpread: true,
  fitsCell: true,
  stored: 'list',
  operators: LIST_OPERATORS,
  check: ({ field, value }) => checkList({ value, max: field.maxItems, check: checkTag }),
  filter: ({ text }) => tidyText(text),
});

function checkTag(value: Json): CheckedValue {
  if (typeof value !== 'string') return { issue: 'validation.text' };
  const tag = tidyText(value);
  if (tag === '') return { issue: 'validation.tooShort', params: { min: 1 } };
  if (hasControlCharacters(tag)) return { issue: 'validation.controlCharacters' };
  if (tag.length > LONGEST_TAG) return { issue: 'validation.tooLong', params: { max: LONGEST_TAG } };
  return { value: tag };
}
