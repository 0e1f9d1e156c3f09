import { addDays, dateOfDayNumber, dayNumber, type IsoDate } from './iso-date.ts';
import { monthsAround, type ReportSpan, spanOfMonth } from './spans.ts';

/** How dates are grouped. Weeks start on Monday. */
export const STEPS = ['day', 'week', 'month'] as const;
export type Step = (typeof STEPS)[number];

/** The name of a day's step: its month `2026-05`, its week's Monday, or the day itself. */
export function nameOfStep(date: IsoDate, step: Step): string {
  if (step === 'month') return date.slice(0, 'YYYY-MM'.length);
  return step === 'day' ? date : mondayOf(date);
}

/** The days of a step. */
export function spanOfStep(name: string, step: Step): ReportSpan {
  if (step === 'month') return spanOfMonth(name);
  return { from: name, to: addDays(name, step === 'day' ? 1 : 7) };
}

/** The steps up to the one of this day, and a number after it. */
export function stepsAround(
  today: IsoDate,
  { step, last, ahead }: { readonly step: Step; readonly last: number; readonly ahead: number },
): string[] {
  if (step === 'month') return monthsAround(today, { months: last, ahead });
  const days = step === 'day' ? 1 : 7;
  const first = addDays(nameOfStep(today, step), (1 - last) * days);
  return Array.from({ length: Math.max(1, last + ahead) }, (_, index) => addDays(first, index * days));
}

/** Days, or whole months, up to and including a day. */
export type LastSpan = { readonly days: number } | { readonly months: number };

/**
 * The period of a number, and the earlier period it is compared with. The last month ends today, and so does the last
 * month of the earlier period, because a part of a month cannot be compared with a whole one.
 */
export function spanAndBefore(
  today: IsoDate,
  last: LastSpan,
): { readonly now: ReportSpan; readonly before: ReportSpan } {
  const to = addDays(today, 1);
  if ('days' in last) {
    const from = addDays(to, -last.days);
    return { now: { from, to }, before: { from: addDays(from, -last.days), to: from } };
  }
  const months = monthsAround(today, { months: 2 * last.months, ahead: 0 });
  const firstOf = (index: number) => `${months[index] ?? ''}-01`;
  const asFar = addDays(firstOf(last.months - 1), Number(today.slice(-2)));
  const from = firstOf(last.months);
  return { now: { from, to }, before: { from: firstOf(0), to: asFar < from ? asFar : from } };
}

/** The first day of day numbers was a Thursday. */
function mondayOf(date: IsoDate): IsoDate {
  const day = dayNumber(date);
  return dateOfDayNumber(day - ((((day + 3) % 7) + 7) % 7));
}
