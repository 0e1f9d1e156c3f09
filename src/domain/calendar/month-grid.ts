import { addDays, type IsoDate } from './iso-date.ts';
import { daysInMonth, weekdayOf } from './weekday.ts';

/**
 * A month as printed in calendars: weeks start on Monday, days of other months are empty.
 * @param date any day of the month
 */
export function monthGrid(date: IsoDate): readonly (readonly (IsoDate | undefined)[])[] {
  const first = `${date.slice(0, 7)}-01`;
  const before = weekdayOf(first) - 1;
  const days = daysInMonth(date);
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_cell, weekday) => {
      const day = week * 7 + weekday - before;
      return day < 0 || day >= days ? undefined : addDays(first, day);
    }),
  );
}
