import { readableMonth } from '../config/readable-date.ts';
import type { Language } from '../config/types.ts';
import { dateFormat } from './format.ts';

const LOOKS = {
  short: { month: 'short', year: '2-digit' },
  bare: { month: 'short' },
} as const;

/** `2026-10` → `October 2026`; `short`: `Oct 26`; `bare`, if the year is shown elsewhere: `Oct`. */
export function monthName(month: string, language: Language, look: 'long' | keyof typeof LOOKS = 'long'): string {
  if (look === 'long') return readableMonth(month, language);
  if (!/^\d{4}-\d{2}$/u.test(month)) return month;
  return dateFormat(language, { timeZone: 'UTC', ...LOOKS[look] }).format(Date.parse(`${month}-01T00:00:00Z`));
}
