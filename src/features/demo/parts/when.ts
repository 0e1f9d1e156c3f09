import { readableDate } from '../../../config/readable-date.ts';
import type { Language } from '../../../config/types.ts';
import { BUSINESS_TIME_ZONE, type IsoDate, type IsoInstant, todayIn } from '../../../domain/calendar/iso-date.ts';
import { dateFormat } from '../../../engine/format.ts';

const CLOCK = { timeZone: BUSINESS_TIME_ZONE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** The time of day on the business's clock. */
export const clockOf = (instant: IsoInstant, language: Language): string =>
  dateFormat(language, CLOCK).format(Date.parse(instant));

/** The business day of an instant. */
export const businessDay = (instant: IsoInstant): IsoDate => todayIn(new Date(instant));

/** A moment in a list: today's as a time, others as a day. */
export function shortWhen({ instant, language }: { instant: IsoInstant; language: Language }): string {
  const day = businessDay(instant);
  const today = todayIn(new Date());
  if (day === today) return clockOf(instant, language);
  if (day.slice(0, 4) !== today.slice(0, 4)) return readableDate(day, language);
  const options = { timeZone: BUSINESS_TIME_ZONE, day: 'numeric', month: 'short' } as const;
  return dateFormat(language, options).format(Date.parse(instant));
}
