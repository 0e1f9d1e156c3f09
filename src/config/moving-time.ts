import { instantOn } from '../domain/calendar/instant.ts';
import { addDays, type IsoDate } from '../domain/calendar/iso-date.ts';
import { addMonths } from '../domain/calendar/weekday.ts';

const DAY = /^\$today(?<by>[+-]\d{1,4})?(?: (?<time>(?:[01]\d|2[0-3]):[0-5]\d))?$/;
const MONTH = /^\$month(?<by>[+-]\d{1,3})?$/;

/** Whether a text is meant to be relative to today; `isMovingTime` checks its format. */
export const isMeantToMove = (text: string): boolean => /^\$(?:today|month)/.test(text);

/** Whether `timeFrom` understands it: `$today`, `$today-3`, `$today-3 09:30`, `$month-8`. */
export const isMovingTime = (text: string): boolean => DAY.test(text) || MONTH.test(text);

/**
 * Resolves a time relative to today: `$today-3` is a date, `$today-3 09:30` a moment in the business time zone,
 * `$month-8` a month (`2026-03`). Other texts stay unchanged.
 */
export function timeFrom(text: string, today: IsoDate): string {
  const day = DAY.exec(text)?.groups;
  if (day) {
    const date = addDays(today, Number(day['by'] ?? 0));
    return day['time'] === undefined ? date : instantOn(date, day['time']);
  }
  const month = MONTH.exec(text)?.groups;
  return month ? addMonths(today, Number(month['by'] ?? 0)).slice(0, 7) : text;
}
