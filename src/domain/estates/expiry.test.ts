import { expect, test } from 'vitest';
import { addDays } from '../calendar/iso-date.ts';
import { expiryNotice } from './expiry.ts';

test.each([
  [61, undefined],
  [60, 'expires60'],
  [31, 'expires60'],
  [30, 'expires30'],
  [8, 'expires30'],
  [7, 'expires7'],
  [0, 'expires7'],
  [-1, 'expired'],
  [-30, 'expired'],
  [-31, undefined],
])('ES7: with %i days left it is %s', (left, notice) => {
  expect(expiryNotice(addDays('2026-11-20', left), '2026-11-20')).toBe(notice);
});
