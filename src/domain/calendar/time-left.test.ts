import { expect, test } from 'vitest';
import { tickOf, timeLeft } from './time-left.ts';

const HOUR = 3_600_000;

test.each([
  [0, undefined],
  [-5, undefined],
  [NaN, undefined],
  [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  [61_000, { days: 0, hours: 0, minutes: 1, seconds: 1 }],
  [23 * HOUR + 59 * 60_000, { days: 0, hours: 23, minutes: 59, seconds: 0 }],
  [49 * HOUR, { days: 2, hours: 1, minutes: 0, seconds: 0 }],
])('%d ms are %o', (ms, left) => expect(timeLeft(ms)).toEqual(left));

test('by the second in the last hour only', () => {
  expect([tickOf(HOUR), tickOf(HOUR + 1)]).toEqual([1000, 60_000]);
});
