import type { Language } from '../../config/types.ts';
import { dateFormat } from '../../engine/fields/format.ts';

/** `2026-10` → `October 2026`, or short, without the year, `Oct`. */
export function monthName(period: string, language: Language, length: 'long' | 'short' = 'long'): string {
  if (!/^\d{4}-\d{2}$/u.test(period)) return period;
  const year = length === 'long' ? ({ year: 'numeric' } as const) : {};
  return dateFormat(language, { timeZone: 'UTC', month: length, ...year }).format(Date.parse(`${period}-01T00:00:00Z`));
}
