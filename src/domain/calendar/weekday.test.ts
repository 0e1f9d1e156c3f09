import { expect, it } from 'vitest';
import { addMonths, daysInMonth, weekdayOf } from './weekday.ts';

it.each([
  ['1970-01-01', 4],
  ['1969-12-28', 7],
  ['2026-11-21', 6],
  ['2024-02-29', 4],
])('%s is weekday %i', (date, weekday) => expect(weekdayOf(date)).toBe(weekday));

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
])('%s and %i months is %s', (date, months, expected) => expect(addMonths(date, months)).toBe(expected));

it('knows the length of each month', () => {
  expect(['2026-02-10', '2024-02-01', '2026-04-30', '2026-12-31'].map(daysInMonth)).toEqual([28, 29, 30, 31]);
});
