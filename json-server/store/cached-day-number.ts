import { dayNumber, type IsoDate } from '../../src/domain/calendar/iso-date.ts';
import { boundedCache } from './bounded-cache.ts';

/** Days: more than a century, far longer than any stays. */
const MAX_CACHED_DAYS = 40_000;
const known = boundedCache<number>(MAX_CACHED_DAYS);

/** `dayNumber`, cached: one answer converts tens of thousands of dates, but only a few hundred different days. */
export function cachedDayNumber(date: IsoDate): number {
  let day = known.get(date);
  if (day === undefined) {
    day = dayNumber(date);
    known.set(date, day);
  }
  return day;
}
