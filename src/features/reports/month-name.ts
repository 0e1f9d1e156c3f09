import type { Language } from '../../config/types.ts';
import { dateFormat } from '../../engine/fields/format.ts';

/** `2026-05` → `May 26`, or `May 2026`. */
export function monthName(month: string, language: Language, length: 'short' | 'long'): string {
  if (month === '') return '';
  const format = dateFormat(language, {
    timeZone: 'UTC',
    month: length,
    year: length === 'short' ? '2-digit' : 'numeric',
  });
  return format.format(Date.parse(`${month}-01T00:00:00Z`));
}
