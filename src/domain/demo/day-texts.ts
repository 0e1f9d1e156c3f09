import { dateOfDayNumber, dayNumber, type IsoDate } from '../calendar/iso-date.ts';

const MONTH_DAY_YEAR = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const CLOCK = /^(\d{1,2}):(\d{2}) ([AP])M$/;

/** `2026-11-05` → `11/5/2026`, the date of reviews and orders (spec §3). */
export function monthDayYear(date: IsoDate): string {
  return `${Number(date.slice(5, 7))}/${Number(date.slice(8, 10))}/${date.slice(0, 4)}`;
}

/** Days since 1970 of a month/day/year text, so that dates sort as dates; 0 when it is none. */
export function dayOfText(text: string): number {
  const [, month = '', day = '', year = ''] = MONTH_DAY_YEAR.exec(text) ?? [];
  return year === '' ? 0 : dayNumber(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** The date of a month/day/year text: `11/5/2026` → `2026-11-05`. */
export const isoDayOf = (text: string): IsoDate => dateOfDayNumber(dayOfText(text));

/** Minutes since midnight of a 12-hour time: `12:05 AM` → 5, `1:00 PM` → 780; 0 when it is none. */
export function minuteOf(text: string): number {
  const [, hour = '0', minute = '0', half] = CLOCK.exec(text) ?? [];
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'P' ? 720 : 0);
}

/** @param minute since midnight, 0–1439. The inverse of `minuteOf`. */
export function clockText(minute: number): string {
  const hour = Math.floor(minute / 60);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'A' : 'P'}M`;
}

/** That day of the month that `today` lies in. @param day 1–28, so that every month has it */
export function dayOfMonth(today: IsoDate, day: number): IsoDate {
  return `${today.slice(0, 8)}${String(day).padStart(2, '0')}`;
}
