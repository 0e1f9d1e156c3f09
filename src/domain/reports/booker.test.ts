import { describe, expect, test } from 'vitest';
import { addBookerTally, addBooking, type Booking, bookerFigures, emptyBookerTally } from './booker.ts';

const booking = (part: Partial<Booking>): Booking => ({
  status: 'SUCCESSFUL',
  checkIn: '2026-05-10',
  checkOut: '2026-05-15',
  currency: 'EUR',
  totalPrice: 60_000,
  ...part,
});
const figures = (bookings: readonly Booking[]) => {
  const tally = emptyBookerTally();
  for (const one of bookings) addBooking(tally, one);
  return bookerFigures(tally);
};

describe('what somebody booked', () => {
  test('worked by hand: three kept in two currencies, one of each other kind', () => {
    const row = figures([
      booking({}),
      booking({ status: 'FINISHED', checkOut: '2026-05-12', totalPrice: 25_001 }),
      booking({ currency: 'TRY', totalPrice: 900_000, checkOut: '2026-05-11' }),
      ...['PENDING', 'CANCELLED', 'FAILED', 'ALLREADYTAKEN'].map((status) => booking({ status })),
    ]);
    expect(row).toEqual({
      // 5 + 2 + 1 nights; 1 of 3 + 1 cancelled
      bookings: 3,
      nights: 8,
      pending: 1,
      cancelled: 1,
      failed: 2,
      cancellationRate: 25,
      averageNights: 2.67,
      money: [
        { currency: 'EUR', bookings: 2, revenue: 85_001, average: 42_501 },
        { currency: 'TRY', bookings: 1, revenue: 900_000, average: 900_000 },
      ],
    });
  });
  test('nothing booked: no average', () => {
    expect(figures([])).toMatchObject({ bookings: 0, cancellationRate: null, averageNights: null, money: [] });
  });
  test('rows sum to the total', () => {
    const a = emptyBookerTally();
    const b = emptyBookerTally();
    const total = emptyBookerTally();
    addBooking(a, booking({}));
    addBooking(b, booking({ status: 'CANCELLED' }));
    addBooking(b, booking({ totalPrice: 1 }));
    addBookerTally(total, a);
    addBookerTally(total, b);
    expect(bookerFigures(total)).toMatchObject({ bookings: 2, cancelled: 1, money: [{ revenue: 60_001 }] });
  });
});
