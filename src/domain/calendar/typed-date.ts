import { isIsoDate, type IsoDate } from './iso-date.ts';

/** Two digits are a year from 1950 to 2049: a birth date and a stay. */
const centuryOf = (years: number): number => (years < 50 ? 2000 : 1900) + years;

/**
 * Parses a typed date: 5.12.2026, 05/12/2026, 5-12-2026, 05122026 (day first, as in Türkiye and Europe) or 2026-12-05.
 * @param isDone typing has ended, so two digits can be a year; before that, `5.12.20` may become 2026
 */
export function typedDate(text: string, { isDone }: { readonly isDone: boolean }): IsoDate | undefined {
  const typed = text.trim();
  if (isIsoDate(typed)) return typed;
  const parts =
    /^(\d{1,2})[./\- ](\d{1,2})[./\- ](\d{4}|\d{2})\.?$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(typed);
  if (!parts) return undefined;
  const [, day = '', month = '', year = ''] = parts;
  if (year.length === 2 && !isDone) return undefined;
  const whole = year.length === 2 ? String(centuryOf(Number(year))) : year;
  const date = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? date : undefined;
}

/** A date in an input, in digits: `05.12.2026` in Turkish, `05/12/2026` in English. */
export function dateInFigures(date: IsoDate, separator: '.' | '/'): string {
  return [date.slice(8, 10), date.slice(5, 7), date.slice(0, 4)].join(separator);
}
