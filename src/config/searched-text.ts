import { plainRichText } from '../domain/text/rich-text.ts';
import type { Json } from './types.ts';

/** The beginning of every stored formatted text; a search does not know the field. */
const RICH = /^<(p|h[234]|ul|ol|blockquote)>/;

/** The searchable text of a value: texts and numbers; for lists and objects, those of all members. */
export function searchedText(value: Json | undefined, border = ' '): string {
  if (typeof value === 'string') return value.startsWith('<') && RICH.test(value) ? plainRichText(value) : value;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  return Object.values<Json>(value)
    .map((part) => searchedText(part, border))
    .join(border);
}
