import { dayNumber, type IsoDate, type IsoInstant } from './iso-date.ts';

/** Hours; Turkey has kept one time all year since 2016. */
const UTC_OFFSET = 3;
const MINUTES_A_DAY = 24 * 60;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Minutes since 1970 in local time. */
export const minuteOn = (date: IsoDate, time: string): number => dayNumber(date) * MINUTES_A_DAY + minutesOf(time);

/** The moment with this local date and time. */
export function instantOn(date: IsoDate, time: string): IsoInstant {
  return new Date((minuteOn(date, time) - UTC_OFFSET * 60) * 60_000).toISOString();
}
