import { readableDate } from '../config/readable-date.ts';
import type { Language } from '../config/types.ts';
import { BUSINESS_TIME_ZONE, isIsoDate, isIsoInstant } from '../domain/calendar/iso-date.ts';
import { type DecimalMark, decimalText, minorDigits, typedDecimal } from '../domain/money/money.ts';

/** Building an `Intl` object costs more than a table cell; each one is kept. */
const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = numbers.get(key) ?? new Intl.NumberFormat(localeOf(language), options);
  numbers.set(key, format);
  return format;
}

/** The format of these options, built once: that costs milliseconds. */
export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = dates.get(key) ?? new Intl.DateTimeFormat(localeOf(language), options);
  dates.set(key, format);
  return format;
}

/** Day before month in both languages: the people are in Türkiye and Europe. */
function localeOf(language: Language): string {
  return language === 'tr' ? 'tr-TR' : 'en-GB';
}

/** The decimal separator of the language. */
export function decimalSeparator(language: Language): DecimalMark {
  return language === 'tr' ? ',' : '.';
}

type NumberLook = {
  readonly value: number;
  readonly language: Language;
  /** Always this many decimals, so figures below each other align. */
  readonly decimals?: number;
};

const decimalsOf = (decimals: number | undefined, most: number): Intl.NumberFormatOptions => ({
  minimumFractionDigits: decimals ?? 0,
  maximumFractionDigits: decimals ?? most,
});

/** `1234.5` → `1,234.5` / `1.234,5`; up to six decimals, none invented but where `decimals` says how many. */
export function formatNumber({ value, language, decimals }: NumberLook): string {
  return numberFormat(language, decimalsOf(decimals, 6)).format(value);
}

/** `12.5` = 12.5 % → `12.5%` / `%12,5`; up to four decimals, or as many as `decimals` says. */
export function formatPercent({ value, language, decimals }: NumberLook): string {
  return numberFormat(language, { style: 'percent', ...decimalsOf(decimals, 4) }).format(value / 100);
}

type FigureLook = { readonly value: number; readonly currency?: string | undefined; readonly language: Language };

/**
 * A number that is no record's: `4,679.5`; of a currency an amount in its whole units, `€4,679.50`.
 * @param isShort as an axis has room for: `4.7K` / `4,7 B`
 */
export function formatFigure({
  value,
  currency,
  language,
  isShort = false,
}: FigureLook & { isShort?: boolean }): string {
  const money = currency !== undefined && {
    style: 'currency' as const,
    currency,
    currencyDisplay: 'narrowSymbol' as const,
  };
  if (isShort) return numberFormat(language, { ...money, notation: 'compact', maximumFractionDigits: 1 }).format(value);
  const digits = currency === undefined ? 6 : minorDigits(currency);
  const least = currency === undefined || Number.isInteger(value) ? 0 : digits;
  return numberFormat(language, { ...money, minimumFractionDigits: least, maximumFractionDigits: digits }).format(
    value,
  );
}

/** `390` minutes → `6.5 hours` / `6,5 saat`, to a tenth. */
export function formatHours({ minutes, language }: { minutes: number; language: Language }): string {
  const options = { style: 'unit', unit: 'hour', unitDisplay: 'long', maximumFractionDigits: 1 } as const;
  return numberFormat(language, options).format(minutes / 60);
}

/**
 * An amount for reading, `€1,234.50` / `€1.234,50`.
 * @param minor integer minor units; @param currency ISO 4217, anything else is written behind the number as it is
 */
export function formatMoney(amount: { minor: number; currency: string; language: Language }): string {
  const { minor, currency, language } = amount;
  const digits = minorDigits(currency);
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  if (!/^[A-Z]{3}$/.test(currency)) {
    return `${numberFormat(language, options).format(minor / 10 ** digits)} ${currency}`.trim();
  }
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return numberFormat(language, { ...options, ...style }).format(minor / 10 ** digits);
}

/** An amount for typing: exact digits without grouping, `123450` → `1234.50` / `1234,50`. */
export const moneyInputText = (amount: { minor: number; currency: string; language: Language }): string =>
  decimalText(amount.minor, amount.currency, decimalSeparator(amount.language));

/** Parses a typed number with the language's separators; undefined if ambiguous or invalid. */
export function parseDecimal({ text, language }: { text: string; language: Language }): number | undefined {
  const value = Number(typedDecimal(text, decimalSeparator(language)));
  return Number.isFinite(value) ? value : undefined;
}

/** A calendar date, the same day in every time zone; other texts stay unchanged. */
export function formatDate({ value, language }: { value: string; language: Language }): string {
  return isIsoDate(value) ? readableDate(value, language) : value;
}

/** A range of calendar dates as short as the language says it: `30 Nov – 11 Dec 2026`. */
export function formatDateRange({ from, to, language }: { from: string; to: string; language: Language }): string {
  if (!isIsoDate(from) || !isIsoDate(to))
    return `${formatDate({ value: from, language })} – ${formatDate({ value: to, language })}`;
  const format = dateFormat(language, { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' });
  const text = format.formatRange(Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`));
  return text.replace(/\s/g, ' '); // some versions of the language data put thin spaces around the dash
}

/** A moment on the clock of the business, for everybody the same. */
export function formatDateTime({ value, language }: { value: string; language: Language }): string {
  if (!isIsoInstant(value)) return value;
  return dateFormat(language, {
    timeZone: BUSINESS_TIME_ZONE,
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(Date.parse(value));
}

const BYTES = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** `17,825,792` → `17.8 MB`: of a file, in the largest unit that leaves a whole number before the decimals. */
export function formatBytes({ value, language }: { value: number; language: Language }): string {
  const step = value < 1000 ? 0 : Math.min(BYTES.length - 1, Math.floor(Math.log10(value) / 3));
  const unit = BYTES[step] ?? 'byte';
  return numberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value / 1000 ** step);
}

const SPANS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** A duration in its largest unit: `3 days` / `3 gün`; short ones in seconds. */
export function formatSpan({ seconds, language }: { seconds: number; language: Language }): string {
  const { unit, seconds: size } = SPANS.find((span) => seconds >= span.seconds) ?? { unit: 'second', seconds: 1 };
  return numberFormat(language, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 }).format(
    Math.floor(seconds / size),
  );
}

/** `TR33 0006 …` in groups of four. */
export function groupIban(iban: string): string {
  return iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
}

/** Country, check digits and the last four; the rest are dots. For lists and pages that others may look at. */
export function maskIban(iban: string): string {
  const plain = iban.replace(/\s/g, '');
  if (plain.length < 9) return plain;
  return groupIban(`${plain.slice(0, 4)}${'•'.repeat(plain.length - 8)}${plain.slice(-4)}`);
}
