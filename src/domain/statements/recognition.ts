import { daysBetween, type IsoDate } from '../calendar/iso-date.ts';
import { periodPlus, type MonthSpan, type Period, periodOfDate, daysOfPeriod } from './period.ts';

export const RECOGNITIONS = ['CHECK_OUT', 'CHECK_IN', 'PER_NIGHT'] as const;
/** When a stay counts (AC4). */
export type Recognition = (typeof RECOGNITIONS)[number];
export type StayDates = { readonly checkIn: IsoDate; readonly checkOut: IsoDate };

/** The nights of a stay counted in the month, as positions in it: [from, to) of `of` nights. */
export type RecognisedPart = { readonly from: number; readonly to: number; readonly of: number };

/** AC4: the part of a stay that belongs to the month; nothing if none does. */
export function recognisedPart(
  { checkIn, checkOut }: StayDates,
  recognition: Recognition,
  { from, to }: MonthSpan,
): RecognisedPart | undefined {
  const of = daysBetween(checkIn, checkOut);
  if (of <= 0) return undefined;
  if (recognition !== 'PER_NIGHT') {
    const date = recognition === 'CHECK_IN' ? checkIn : checkOut;
    return from <= date && date < to ? { from: 0, to: of, of } : undefined;
  }
  const first = Math.max(0, daysBetween(checkIn, from));
  const last = Math.min(of, daysBetween(checkIn, to));
  return first < last ? { from: first, to: last, of } : undefined;
}

/**
 * AC4: the part of a stay that belongs to a month if the rule may have changed between months: nights no earlier month
 * has counted, and in the month of its check-out all the rest. So each night counts once, whatever the rules were.
 */
export function partIn(
  stay: StayDates,
  period: Period,
  recognitionOf: (period: Period) => Recognition,
): RecognisedPart | undefined {
  const { checkIn, checkOut } = stay;
  const of = daysBetween(checkIn, checkOut);
  if (of <= 0 || period < periodOfDate(checkIn) || period > periodOfDate(checkOut)) return undefined;
  let taken = 0;
  for (let month = periodOfDate(checkIn); month < period; month = periodPlus(month, 1)) {
    taken = Math.max(taken, countedUntil(stay, month, recognitionOf(month)));
  }
  const until = period === periodOfDate(checkOut) ? of : countedUntil(stay, period, recognitionOf(period));
  return taken < until ? { from: taken, to: until, of } : undefined;
}

/** Nights of a stay counted by the month, from the first; not used for the month of check-out. */
function countedUntil({ checkIn, checkOut }: StayDates, period: Period, recognition: Recognition): number {
  if (recognition === 'CHECK_OUT') return 0;
  if (recognition === 'PER_NIGHT') return daysBetween(checkIn, daysOfPeriod(period).to);
  return period === periodOfDate(checkIn) ? daysBetween(checkIn, checkOut) : 0;
}

/**
 * A part's share of an amount. It is the difference of two running totals, so the parts of all months add up exactly.
 */
export function partOf(minor: number, { from, to, of }: RecognisedPart): number {
  return until(minor, to, of) - until(minor, from, of);
}

function until(minor: number, nights: number, of: number): number {
  const product = BigInt(Math.abs(minor)) * BigInt(nights);
  const share = Number((2n * product + BigInt(of)) / (2n * BigInt(of)));
  return minor < 0 ? 0 - share : share;
}

/** Every month that a stay may count in, first to last. */
export function periodsOf({ checkIn, checkOut }: StayDates): readonly Period[] {
  const periods: Period[] = [];
  for (let period = periodOfDate(checkIn); period <= periodOfDate(checkOut); period = periodPlus(period, 1)) {
    periods.push(period);
  }
  return periods;
}
