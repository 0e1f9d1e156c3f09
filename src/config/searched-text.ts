import type { Json } from './types.ts';

/** What a search looks into of a value: texts and numbers, of lists and objects those of all their members. */
export function searchedText(value: Json | undefined, border = ' '): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  return Object.values<Json>(value)
    .map((part) => searchedText(part, border))
    .join(border);
}
