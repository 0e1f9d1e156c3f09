import type { ImagesField, Json } from '../types.ts';
import { checkFileValue } from './file-value.ts';
import { type Checked, singleKind } from './kind.ts';

/** Pictures in the order in which they are shown, each once, with a caption where there is one. */
export const imagesKind = singleKind<ImagesField>({
  stored: 'list',
  operators: ['null'],
  check: ({ field, value }) => checkPictures(value, field.maxItems),
  filter: () => undefined,
});

function checkPictures(value: Json, max: number): Checked {
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
