import { type IsoDate, isIsoDate } from '../domain/calendar/iso-date.ts';
import type { Language } from './types.ts';

/** Day before month in both languages: the people are in Türkiye and Europe. */
const LOCALES = { en: 'en-GB', tr: 'tr-TR' } as const;
/** By language; building one costs milliseconds. */
const formats = new Map<Language, Intl.DateTimeFormat>();

/** A calendar date as people of the language write it, the same day in every time zone: `05 Dec 2026`, `05 Ara 2026`. */
export function readableDate(date: IsoDate, language: Language): string {
  const options = { timeZone: 'UTC', day: '2-digit', month: 'short', year: 'numeric' } as const;
  const format = formats.get(language) ?? new Intl.DateTimeFormat(LOCALES[language], options);
  formats.set(language, format);
  return format.format(Date.parse(`${date}T00:00:00Z`));
}

const months = new Map<Language, Intl.DateTimeFormat>();

/** A month as people of the language write it: `2026-10` → `October 2026`, `Ekim 2026`; anything else as it is. */
export function readableMonth(month: string, language: Language): string {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/u.test(month)) return month;
  const options = { timeZone: 'UTC', month: 'long', year: 'numeric' } as const;
  const format = months.get(language) ?? new Intl.DateTimeFormat(LOCALES[language], options);
  months.set(language, format);
  return format.format(Date.parse(`${month}-01T00:00:00Z`));
}

/** Dates and months that stand by themselves in a text, and not those that are part of a code. */
const DATES = /(?<![\w-])\d{4}-\d{2}(?:-\d{2})?(?![\w-])/g;

/** The same text with its calendar dates and months as people write them. */
export const withReadableDates = (text: string, language: Language): string =>
  text.replace(DATES, (date) => (isIsoDate(date) ? readableDate(date, language) : readableMonth(date, language)));
