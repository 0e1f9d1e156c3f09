import type { Weekday } from '../calendar/weekday.ts';
import type { Season } from './season.ts';

/** Codes of the list `weekday`, in the order of ISO 8601: Monday is 1. */
const WEEKDAYS: readonly string[] = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];

const weekdaysIn = (codes: readonly string[] | null | undefined): Weekday[] =>
  (codes ?? []).map((code) => WEEKDAYS.indexOf(code) + 1);

type OnWeekdays = 'daysOfWeek' | 'closedToArrival' | 'closedToDeparture';
/** A season as its record holds it. */
export type SeasonRow = Omit<Season, OnWeekdays> & { readonly [key in OnWeekdays]?: readonly string[] | null };

/** The same values, weekdays as numbers. */
export const seasonOfRow = (row: SeasonRow): Season => ({
  ...row,
  daysOfWeek: weekdaysIn(row.daysOfWeek),
  closedToArrival: weekdaysIn(row.closedToArrival),
  closedToDeparture: weekdaysIn(row.closedToDeparture),
});
