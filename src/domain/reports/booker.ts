import { daysBetween, type IsoDate } from '../calendar/iso-date.ts';
import { perUnit, percent } from './occupancy.ts';

/** A booking as the report sees it. Amounts in minor units of `currency`. */
export type Booking = {
  readonly status?: string | null;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly currency?: string | null;
  readonly totalPrice?: number | null;
};

export type BookerTally = {
  bookings: number;
  nights: number;
  pending: number;
  cancelled: number;
  failed: number;
  money: Record<string, { bookings: number; revenue: number }>;
};

export const emptyBookerTally = (): BookerTally => ({
  bookings: 0,
  nights: 0,
  pending: 0,
  cancelled: 0,
  failed: 0,
  money: {},
});

/**
 * Counts one booking for its booker. Nights and revenue count for valid bookings (SUCCESSFUL, FINISHED); pending,
 * cancelled and failed ones are counted separately.
 */
export function addBooking(tally: BookerTally, booking: Booking): void {
  const { status, currency, totalPrice } = booking;
  if (status === 'PENDING') tally.pending += 1;
  else if (status === 'CANCELLED') tally.cancelled += 1;
  else if (status === 'FAILED' || status === 'ALLREADYTAKEN') tally.failed += 1;
  else {
    tally.bookings += 1;
    tally.nights += daysBetween(booking.checkIn, booking.checkOut);
    if (!currency) return;
    const earned = (tally.money[currency] ??= { bookings: 0, revenue: 0 });
    earned.bookings += 1;
    earned.revenue += totalPrice ?? 0;
  }
}

export function addBookerTally(total: BookerTally, tally: BookerTally): void {
  for (const key of ['bookings', 'nights', 'pending', 'cancelled', 'failed'] as const) total[key] += tally[key];
  for (const [currency, { bookings, revenue }] of Object.entries(tally.money)) {
    const earned = (total.money[currency] ??= { bookings: 0, revenue: 0 });
    earned.bookings += bookings;
    earned.revenue += revenue;
  }
}

export type BookerFigures = Omit<BookerTally, 'money'> & {
  /** Cancelled / (bookings + cancelled), percent with two decimals. */
  readonly cancellationRate: number | null;
  /** Nights / bookings, two decimals. */
  readonly averageNights: number | null;
  readonly money: readonly {
    readonly currency: string;
    readonly bookings: number;
    /** Minor units, like the average. */
    readonly revenue: number;
    /** Revenue / bookings in this currency. */
    readonly average: number | null;
  }[];
};

export function bookerFigures({ money, ...counts }: BookerTally): BookerFigures {
  const hundredths = perUnit(counts.nights * 100, counts.bookings);
  return {
    ...counts,
    cancellationRate: percent(counts.cancelled, counts.bookings + counts.cancelled),
    averageNights: hundredths === null ? null : hundredths / 100,
    money: Object.entries(money)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([currency, earned]) => ({ currency, ...earned, average: perUnit(earned.revenue, earned.bookings) })),
  };
}
