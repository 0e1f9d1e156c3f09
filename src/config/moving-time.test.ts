import { expect, it } from 'vitest';
import { isMovingTime, timeFrom } from './moving-time.ts';

it.each([
  ['$today', '2026-03-01'],
  ['$today-1', '2026-02-28'],
  ['$today+40', '2026-04-10'],
  ['$today-1 09:30', '2026-02-28T06:30:00.000Z'],
  ['$month', '2026-03'],
  ['$month-3', '2025-12'],
  ['2026-05', '2026-05'],
  ['yesterday', 'yesterday'],
])('%s on 1 March is %s', (text, expected) => {
  expect(timeFrom(text, '2026-03-01')).toBe(expected);
});

it('a month ago on the 31st is the month before, however short it was', () => {
  expect(timeFrom('$month-1', '2026-03-31')).toBe('2026-02');
});

it.each(['$today-1 25:00', '$today3', '$month 09:30', '$month-', 'today'])(
  '%s is nothing that can be counted',
  (text) => {
    expect(isMovingTime(text)).toBe(false);
    expect(timeFrom(text, '2026-03-01')).toBe(text);
  },
);
