import { dateOfDayNumber, dayNumber, type IsoDate } from './iso-date.ts';
import { weekdayOf } from './weekday.ts';

/** Pixels per day, by zoom. */
export const ZOOMS = { day: 72, week: 38, month: 15 } as const;
export type Zoom = keyof typeof ZOOMS;

/** Days drawn together: scrolling sideways within a block redraws nothing. */
export const BLOCK = 8;
/** Days on each side of the opening date: twenty years in total, as one plane. */
const REACH = 3650;

/** The chart's days as pixels. Days are day numbers (since 1970); pixels count from the plane's left edge. */
export type Axis = { readonly origin: number; readonly days: number; readonly dayWidth: number };

/** A span of days, `to` outside. */
export type Days = { readonly from: number; readonly to: number };

/** The axis around a date. Its origin is a multiple of `BLOCK`, so blocks and requests align. */
export function axisAround(date: IsoDate, zoom: Zoom): Axis {
  const origin = Math.floor((dayNumber(date) - REACH) / BLOCK) * BLOCK;
  return { origin, days: 2 * REACH, dayWidth: ZOOMS[zoom] };
}

/** Left edge of a day. */
export const xOfDay = ({ origin, dayWidth }: Axis, day: number): number => (day - origin) * dayWidth;

/** The day under a pixel. */
export const dayAtX = ({ origin, dayWidth }: Axis, x: number): number => origin + Math.floor(x / dayWidth);

/** Whether the plane contains this day; if not, the chart is opened around it. */
export const hasDay = ({ origin, days }: Axis, day: number): boolean =>
  day >= origin + BLOCK && day < origin + days - BLOCK;

/** TC1: from the middle of the day of arrival to the middle of the day of departure, so that a turnover shows both. */
export function barBox(axis: Axis, stay: { readonly checkIn: IsoDate; readonly checkOut: IsoDate }) {
  const left = xOfDay(axis, dayNumber(stay.checkIn)) + axis.dayWidth / 2;
  const width = (dayNumber(stay.checkOut) - dayNumber(stay.checkIn)) * axis.dayWidth;
  return { left, width };
}

/**
 * The night under a pixel: nights run from noon to noon like bars, so a click selects what is visible there.
 * @returns the day on which that night begins
 */
export const nightAtX = (axis: Axis, x: number): number => dayAtX(axis, x - axis.dayWidth / 2);

/**
 * The blocks of days to draw for a view.
 * @param more blocks on each side of the visible ones
 */
export function drawnDays(axis: Axis, view: { readonly left: number; readonly width: number }, more = 1): Days {
  const left = dayAtX(axis, view.left);
  const right = dayAtX(axis, view.left + view.width);
  const first = (Math.floor(left / BLOCK) - more) * BLOCK;
  const last = Math.max(Math.ceil(right / BLOCK) + more, Math.floor(right / BLOCK) + 1) * BLOCK;
  return { from: Math.max(axis.origin, first), to: Math.min(axis.origin + axis.days, last) };
}

/** Each day of a span. */
export const daysIn = ({ from, to }: Days): number[] => Array.from({ length: to - from }, (_, index) => from + index);

/** Saturday and Sunday. */
export const isWeekend = (day: number): boolean => weekdayOf(dateOfDayNumber(day)) > 5;

/** The months a span touches, each with its days inside the span. */
export function monthsIn({ from, to }: Days): readonly (Days & { readonly month: IsoDate })[] {
  const months: (Days & { month: IsoDate })[] = [];
  for (let day = from; day < to; day += 1) {
    const month = `${dateOfDayNumber(day).slice(0, 7)}-01`;
    const last = months.at(-1);
    if (last?.month === month) months[months.length - 1] = { ...last, to: day + 1 };
    else months.push({ month, from: day, to: day + 1 });
  }
  return months;
}
