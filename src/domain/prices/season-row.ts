import type { Weekday } from '../calendar/weekday.ts';
import type { Season } from './season.ts';

/** Codes of the list `weekday`, in the order of ISO 8601: Monday is 1. */
const WEEKDAYS: readonly unknown[] = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];

const weekdaysIn = (value: unknown): Weekday[] =>
  Array.isArray(value) ? (value as readonly unknown[]).map((code) => WEEKDAYS.indexOf(code) + 1) : [];

/** Converts a season's record: the same values, with weekdays as numbers. */
export const seasonOfRow = (row: Readonly<Record<string, unknown>>): Season => ({
  ...(row as Season),
  daysOfWeek: weekdaysIn(row['daysOfWeek']),
  closedToArrival: weekdaysIn(row['closedToArrival']),
  closedToDeparture: weekdaysIn(row['closedToDeparture']),
});
