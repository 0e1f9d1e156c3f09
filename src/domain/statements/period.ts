import { addDays, type IsoDate } from '../calendar/iso-date.ts';

/** A calendar month of the business, `2026-10`; compares as text. */
export type Period = string;
/** Half-open: `to` is the first day of the next month. */
export type MonthSpan = { readonly from: IsoDate; readonly to: IsoDate };

export const periodOf = ({ year, month }: { readonly year: number; readonly month: number }): Period =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;

/** The month that a date lies in. */
export const periodOfDate = (date: IsoDate): Period => date.slice(0, 7);

export const yearOf = (period: Period): number => Number(period.slice(0, 4));
export const monthOf = (period: Period): number => Number(period.slice(5, 7));

/** The month a number of months later; earlier when negative. */
export function periodPlus(period: Period, months: number): Period {
  const count = yearOf(period) * 12 + monthOf(period) - 1 + months;
  return periodOf({ year: Math.floor(count / 12), month: (count % 12) + 1 });
}

export const daysOfPeriod = (period: Period): MonthSpan => ({
  from: `${period}-01`,
  to: `${periodPlus(period, 1)}-01`,
});

/** The last day of the month, whose rates and settings apply to its statement. */
export const lastDayOfPeriod = (period: Period): IsoDate => addDays(daysOfPeriod(period).to, -1);

/** AC4: a statement is made for a month that is over in the business time zone. */
export const isPeriodOver = (period: Period, today: IsoDate): boolean => daysOfPeriod(period).to <= today;
