/**
 * Calendar dates and instants as text. Nights are counted on the text itself (days since 1970 in the proleptic
 * Gregorian calendar), so no time zone and no daylight-saving change can move a stay (R14, AV2).
 */

/** A calendar date, `YYYY-MM-DD`, years 0001–9999. Compares correctly as text. */
export type IsoDate = string;
/** A moment in UTC, `YYYY-MM-DDTHH:MM:SS[.mmm]Z`. Compares correctly as text when the precision is equal. */
export type IsoInstant = string;
/** Half-open: the night before `checkOut` is the last one (AV1). */
export type Stay = { readonly checkIn: IsoDate; readonly checkOut: IsoDate };

/** The time zone of the business (daily reminders, "today", statements). */
export const BUSINESS_TIME_ZONE = 'Europe/Istanbul';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const INSTANT = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,3})?Z$/;
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Only valid dates: `2026-02-30` is none. */
export function isIsoDate(text: unknown): text is IsoDate {
  if (typeof text !== 'string') return false;
  const parts = DATE.exec(text);
  if (!parts) return false;
  const year = Number(parts[1]);
  const month = Number(parts[2]);
  const day = Number(parts[3]);
  const length = month === 2 && isLeapYear(year) ? 29 : (MONTH_DAYS[month - 1] ?? 0);
  return year > 0 && day >= 1 && day <= length;
}

/** Only valid moments, in UTC, at most to the millisecond. */
export function isIsoInstant(text: unknown): text is IsoInstant {
  if (typeof text !== 'string') return false;
  const parts = INSTANT.exec(text);
  return parts !== null && isIsoDate(parts[1]);
}

/**
 * Days since 1970-01-01, negative before. Counts in eras of 400 years (146,097 days) with the year starting in March,
 * which puts the leap day last.
 */
export function dayNumber(date: IsoDate): number {
  const month = Number(date.slice(5, 7));
  const year = Number(date.slice(0, 4)) - (month <= 2 ? 1 : 0);
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + Number(date.slice(8, 10)) - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** The inverse of `dayNumber`. */
export function dateOfDayNumber(days: number): IsoDate {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch + (monthFromMarch < 10 ? 3 : -9);
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}

/** @param days whole days, may be negative */
export function addDays(date: IsoDate, days: number): IsoDate {
  return dateOfDayNumber(dayNumber(date) + days);
}

/** Whole days from `from` to `to`; for a stay that is its nights (AV1). Negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** AV1: half-open, so a departure and an arrival on one day do not overlap. */
export function overlaps(a: Stay, b: Stay): boolean {
  return a.checkIn < b.checkOut && b.checkIn < a.checkOut;
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();
/** Cached by time zone and minute: time zone conversion is slow, and days begin at full minutes. */
const datesOfMinutes = new Map<string, Map<number, IsoDate>>();
/** A write needs the current minute, that of its record's creation, and few others. */
const MAX_MINUTES = 1000;

/** The calendar date in `timeZone` at this moment. The caller passes the time. */
export function todayIn(instant: Date, timeZone: string = BUSINESS_TIME_ZONE): IsoDate {
  const minute = Math.floor(instant.getTime() / 60_000);
  let dates = datesOfMinutes.get(timeZone);
  const known = dates?.get(minute);
  if (known !== undefined) return known;
  let format = dateFormats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    dateFormats.set(timeZone, format);
  }
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const date = `${(part['year'] ?? '').padStart(4, '0')}-${part['month'] ?? ''}-${part['day'] ?? ''}`;
  if (dates === undefined || dates.size >= MAX_MINUTES) {
    dates = new Map<number, IsoDate>();
    datesOfMinutes.set(timeZone, dates);
  }
  dates.set(minute, date);
  return date;
}
