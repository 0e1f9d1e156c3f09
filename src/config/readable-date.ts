import { type IsoDate, isIsoDate } from '../domain/calendar/iso-date.ts';
import type { Language } from './types.ts';

/** Day before month in both languages: the users are in Türkiye and Europe. */
const LOCALES = { en: 'en-GB', tr: 'tr-TR' } as const;
/** By language; building one costs milliseconds. */
const formats = new Map<Language, Intl.DateTimeFormat>();

/** A formatted calendar date, the same day in every time zone: `05 Dec 2026`, `05 Ara 2026`. */
export function readableDate(date: IsoDate, language: Language): string {
  const options = { timeZone: 'UTC', day: '2-digit', month: 'short', year: 'numeric' } as const;
  const format = formats.get(language) ?? new Intl.DateTimeFormat(LOCALES[language], options);
  formats.set(language, format);
  return format.format(Date.parse(`${date}T00:00:00Z`));
}

const months = new Map<Language, Intl.DateTimeFormat>();

/** A formatted month: `2026-10` → `October 2026`, `Ekim 2026`; other texts unchanged. */
export function readableMonth(month: string, language: Language): string {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/u.test(month)) return month;
  const options = { timeZone: 'UTC', month: 'long', year: 'numeric' } as const;
  const format = months.get(language) ?? new Intl.DateTimeFormat(LOCALES[language], options);
  months.set(language, format);
  return format.format(Date.parse(`${month}-01T00:00:00Z`));
}

/** Dates and months in a text that are not part of a code. */
const DATES = /(?<![\w-])\d{4}-\d{2}(?:-\d{2})?(?![\w-])/g;

/** The text with its dates and months formatted. */
export const withReadableDates = (text: string, language: Language): string =>
  text.replace(DATES, (date) => (isIsoDate(date) ? readableDate(date, language) : readableMonth(date, language)));
