import type { IsoDate } from '../calendar/iso-date.ts';
import { minorDigits } from '../money/money.ts';

export type MailLanguage = 'en' | 'tr';
/** A text in both languages of the product. */
export type BothLanguages = Readonly<Record<MailLanguage, string>>;

/** Day before month in both languages: the users are in Türkiye and Europe. */
const LOCALES: BothLanguages = { en: 'en-GB', tr: 'tr-TR' };
/** Building an `Intl` object costs milliseconds; each one is cached. */
const formats = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>();

function cached<Format extends Intl.DateTimeFormat | Intl.NumberFormat>(key: string, make: () => Format): Format {
  const known = formats.get(key) as Format | undefined;
  if (known) return known;
  const made = make();
  formats.set(key, made);
  return made;
}

const atNoon = (date: IsoDate): number => Date.parse(`${date}T12:00:00Z`);

/** `Friday 20 November 2026`, `20 Kasım 2026 Cuma`: the same day in every time zone. */
export const longDate = (date: IsoDate, language: MailLanguage): string =>
  cached(`long ${language}`, () => {
    const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
    return new Intl.DateTimeFormat(LOCALES[language], day);
  })
    .format(atNoon(date))
    .replace(',', '');

/** `20 November`, `20 Kasım`. */
export const shortDate = (date: IsoDate, language: MailLanguage): string =>
  cached(`short ${language}`, () => {
    return new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'long', timeZone: 'UTC' });
  }).format(atNoon(date));

/** `October 2026`, `Ekim 2026`. @param period a month, `2026-10` */
export const longMonth = (period: string, language: MailLanguage): string =>
  cached(`month ${language}`, () => {
    return new Intl.DateTimeFormat(LOCALES[language], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  }).format(atNoon(`${period}-01`));

/** An amount for reading, `€1,234.50` / `€1.234,50`. @param minor integer minor units @param currency ISO 4217 */
export function mailMoney(minor: number, currency: string, language: MailLanguage): string {
  const digits = minorDigits(currency);
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return cached(`money ${language} ${currency}`, () => {
    const places = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return new Intl.NumberFormat(LOCALES[language], { ...style, ...places });
  }).format(minor / 10 ** digits);
}

/** The time of day in business time, `08:30`. @param instant ISO instant */
export const timeIn = (instant: string, timeZone: string): string =>
  cached(`time ${timeZone}`, () => {
    return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  }).format(Date.parse(instant));
