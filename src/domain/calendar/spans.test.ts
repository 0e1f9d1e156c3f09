import { expect, test } from 'vitest';
import { monthsAround, type SpanName, spanNamed, spanOfMonth } from './spans.ts';

test.each<[SpanName, string, string, string]>([
  ['thisMonth', '2026-12-31', '2026-12-01', '2027-01-01'],
  ['lastMonth', '2026-01-15', '2025-12-01', '2026-01-01'],
  ['nextMonth', '2026-12-15', '2027-01-01', '2027-02-01'],
  ['thisQuarter', '2026-05-20', '2026-04-01', '2026-07-01'],
  ['lastQuarter', '2026-02-20', '2025-10-01', '2026-01-01'],
  ['thisYear', '2028-02-29', '2028-01-01', '2029-01-01'],
  ['lastYear', '2026-05-20', '2025-01-01', '2026-01-01'],
])('%s on %s is %s – %s', (name, today, from, to) => expect(spanNamed(name, today)).toEqual({ from, to }));

test.each([
  ['2026-02', '2026-02-01', '2026-03-01'],
  ['2026-12', '2026-12-01', '2027-01-01'],
])('the days of %s', (month, from, to) => expect(spanOfMonth(month)).toEqual({ from, to }));

test('the months around a day', () => {
  expect(monthsAround('2026-01-20', { months: 3, ahead: 1 })).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(monthsAround('2026-12-01', { months: 0, ahead: 2 })).toEqual(['2027-01', '2027-02']);
});
