import { dayNumber, type IsoDate } from '../src/domain/calendar/iso-date.ts';
import { boundedCache } from './bounded-cache.ts';

/** A century and a bit; far more days than stays lie on. */
const MOST = 40_000;
const known = boundedCache<number>(MOST);

/** `dayNumber`, remembered: one answer asks for ten thousands of dates, of a few hundred days. */
export function dayOf(date: IsoDate): number {
  let day = known.get(date);
  if (day === undefined) {
    day = dayNumber(date);
    known.set(date, day);
  }
  return day;
}
