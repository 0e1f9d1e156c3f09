import { FILE_IN_JSON, listInJson } from './in-json.ts';
import type { Json } from '../types.ts';
import { checkFileValue } from './file-value.ts';
import { type CheckedValue, singleKind } from './kind.ts';
import type { FieldBase } from '../field-shapes.ts';

/** Uploaded pictures in an order of their own; the first is the cover. */
type ImagesShape = FieldBase & { readonly type: 'images'; readonly maxItems: number };
declare module '../field-shapes.ts' {
  interface FieldShapes {
    images: ImagesShape;
  }
}

/** pictures of one record */
const DEFAULT_PICTURES = 30;

/** Pictures in display order, each once, with optional captions. */
export const imagesKind = singleKind<ImagesShape>({
  inJson: () => listInJson(FILE_IN_JSON),
  own: (raw) => ({ maxItems: raw.maxItems ?? DEFAULT_PICTURES }),
  order: 'none',
  isSpread: true,
  isPart: false,
  isUploaded: true,
  isInSheets: false,
  stored: 'list',
  operators: ['null'],
  check: ({ field, value }) => checkPictures(value, field.maxItems),
  filter: () => undefined,
});

function checkPictures(value: Json, max: number): CheckedValue {
  if (!Array.isArray(value)) return { issue: 'validation.list' };
  if (value.length > max) return { issue: 'validation.tooMany', params: { max } };
  const seen = new Set<Json>();
  const pictures: Json[] = [];
  for (const item of value as readonly Json[]) {
    const checked = checkFileValue(item, ['width', 'height', 'caption']);
    if ('issue' in checked) return checked;
    const which = checked.value['id'] ?? checked.value['path'] ?? null;
    if (seen.has(which)) return { issue: 'validation.duplicate' };
    seen.add(which);
    pictures.push(checked.value);
  }
  return { value: pictures };
}
