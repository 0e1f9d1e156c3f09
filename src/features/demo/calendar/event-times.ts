import { addDays, dayNumber, daysBetween, dateOfDayNumber, type IsoDate } from '../../../domain/calendar/iso-date.ts';
import { instantOf, wallTimeOf } from '../../../domain/calendar/wall-clock.ts';

/**
 * The time of an event on the business's clock: days (`YYYY-MM-DD`, the end is the day after the last one) or, within
 * days, `YYYY-MM-DDTHH:mm`.
 */
export type EventSpan = { readonly allDay: boolean; readonly start: string; readonly end: string };

export const CALENDAR_VIEWS = ['month', 'week', 'day', 'list'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

const ZONED = /(?:Z|[+-]\d{2}:?\d{2})$/;

/** The calls take moments with a zone, without one (then in the business's zone) and plain dates. */
function wallOf(moment: string): string {
  if (moment.length > 10 && ZONED.test(moment)) return wallTimeOf(new Date(Date.parse(moment)).toISOString());
  return moment.length > 10 ? moment.replace(' ', 'T').slice(0, 16) : `${moment}T00:00`;
}

/** Converts the server's times of an event. An all-day event keeps its written day in every time zone. */
export function eventSpan({ allDay, start, end }: EventSpan): EventSpan {
  if (!allDay) return { allDay, start: wallOf(start), end: wallOf(end === '' ? start : end) };
  const first = start.slice(0, 10);
  const after = end.slice(0, 10);
  return { allDay, start: first, end: after > first ? after : addDays(first, 1) };
}

/** The reverse, for the server. */
export function sentSpan({ allDay, start, end }: EventSpan): EventSpan {
  return allDay ? { allDay, start, end } : { allDay, start: instantOf(start), end: instantOf(end) };
}

/** The span moved by some days; the hours stay. */
export function movedBy({ allDay, start, end }: EventSpan, days: number): EventSpan {
  const shiftedMoment = (moment: string) => `${addDays(moment.slice(0, 10), days)}${moment.slice(10)}`;
  return { allDay, start: shiftedMoment(start), end: shiftedMoment(end) };
}

/** The same day of the next or previous month, or its last day. */
function stepMonth(date: IsoDate, by: 1 | -1): IsoDate {
  const first = `${date.slice(0, 7)}-01`;
  const beginning = by === 1 ? addDays(first, 31) : addDays(first, -1);
  const month = beginning.slice(0, 7);
  const length = daysBetween(`${month}-01`, `${addDays(`${month}-01`, 31).slice(0, 7)}-01`);
  return `${month}-${String(Math.min(Number(date.slice(8)), length)).padStart(2, '0')}`;
}

/** The target of "next" or "previous". */
export function stepOf(view: CalendarView, date: IsoDate, by: 1 | -1): IsoDate {
  if (view === 'week') return addDays(date, 7 * by);
  return view === 'day' ? addDays(date, by) : stepMonth(date, by);
}

/** Six weeks from Monday that contain a date's month. */
export function weeksOf(date: IsoDate): readonly (readonly IsoDate[])[] {
  const first = dayNumber(`${date.slice(0, 7)}-01`);
  // Day 0 was a Thursday.
  const monday = first - ((((first + 3) % 7) + 7) % 7);
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => dateOfDayNumber(monday + 7 * week + day)),
  );
}
