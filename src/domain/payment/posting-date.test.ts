import { expect, test } from 'vitest';
import { refuseChargeDate, refusePaymentDate } from './posting-date.ts';

const today = '2026-11-20';
const statements = [
  { period: '2026-10', status: 'PUBLISHED' },
  { period: '2026-09', status: 'DRAFT' },
  { period: '2026-08', status: 'PAID' },
];

test.each([
  [today, 90, undefined],
  ['2026-11-01', 90, undefined],
  ['2026-10-31', 90, 'payment.closedMonth'],
  ['2026-09-30', 90, undefined],
  ['2026-08-31', 90, 'payment.closedMonth'],
  ['2026-08-21', 90, 'payment.tooEarly'],
  ['2026-11-19', 0, 'payment.tooEarly'],
  ['2026-08-21', 90, undefined, 'OPENING'],
])('AC5: a payment of %s, %i days back at most', (date, days, key, origin = 'STAFF') => {
  expect(refusePaymentDate({ date, today, days, statements, origin })?.key).toBe(key);
});

test.each([
  ['2026-09-21', '2026-12-01', '2026-12-05', undefined],
  ['2026-09-20', '2026-12-01', '2026-12-05', 'charge.tooEarly'],
  ['2026-09-20', '2026-09-02', '2026-09-04', undefined],
  ['2026-09-01', '2026-09-02', '2026-09-04', 'charge.tooEarly'],
  ['2026-12-05', '2026-12-01', '2026-12-05', undefined],
  ['2026-12-06', '2026-12-01', '2026-12-05', 'charge.tooLate'],
  [today, '2026-10-30', '2026-11-01', undefined],
  ['2026-11-21', '2026-10-30', '2026-11-01', 'charge.tooLate'],
])('a charge of %s on a stay from %s until %s', (date, checkIn, checkOut, key) => {
  expect(refuseChargeDate({ date, today, days: 60, checkIn, checkOut })?.key).toBe(key);
});
