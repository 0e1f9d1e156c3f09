import { plainRichText } from '../domain/text/rich-text.ts';
import type { Json } from './types.ts';

/** How every formatted text begins in the form it is kept in; whoever searches has no field at hand. */
const RICH = /^<(p|h[234]|ul|ol|blockquote)>/;

/** What a search looks into of a value: texts and numbers, of lists and objects those of all their members. */
export function searchedText(value: Json | undefined, border = ' '): string {
  if (typeof value === 'string') return value.startsWith('<') && RICH.test(value) ? plainRichText(value) : value;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  return Object.values<Json>(value)
    .map((part) => searchedText(part, border))
    .join(border);
}
