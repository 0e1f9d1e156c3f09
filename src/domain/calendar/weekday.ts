import { dayNumber, type IsoDate } from './iso-date.ts';

/** ISO 8601: 1 = Monday … 7 = Sunday. */
export type Weekday = number;

/** The weekday of a calendar date. 1970-01-01 was a Thursday. */
export function weekdayOf(date: IsoDate): Weekday {
  return ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1;
}

/** Days of the month that `date` is in: 28 to 31. */
export function daysInMonth(date: IsoDate): number {
  return dayNumber(addMonths(`${date.slice(0, 7)}-01`, 1)) - dayNumber(`${date.slice(0, 7)}-01`);
}

/**
 * The same day `months` later; the last day if that month is shorter (31 January + 1 = 28 February). Always count from
 * the first date, not from the previous result, or a stay that began on the 31st drifts.
 */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const index = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const first = `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
  const nextIndex = index + 1;
  const next = `${String(Math.floor(nextIndex / 12)).padStart(4, '0')}-${String((nextIndex % 12) + 1).padStart(2, '0')}`;
  const length = dayNumber(`${next}-01`) - dayNumber(`${first}-01`);
  return `${first}-${String(Math.min(Number(date.slice(8, 10)), length)).padStart(2, '0')}`;
}
