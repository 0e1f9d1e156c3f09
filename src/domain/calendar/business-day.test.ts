import { expect, test } from 'vitest';
import { businessDayOf, startOfBusinessDay } from './business-day.ts';
import { todayIn } from './iso-date.ts';

test('a day of the business begins in the evening before, by UTC', () => {
  expect(businessDayOf('2030-01-31T20:59:59.999Z')).toBe('2030-01-31');
  expect(businessDayOf('2030-01-31T21:00:00.000Z')).toBe('2030-02-01');
  expect(startOfBusinessDay('2030-02-01')).toBe('2030-01-31T21:00:00.000Z');
});

test('as the time zone says', () => {
  for (const moment of ['2026-03-29T21:30:00.000Z', '2026-07-01T20:30:00.000Z', '2026-12-31T23:00:00.000Z']) {
    expect(businessDayOf(moment)).toBe(todayIn(new Date(moment)));
  }
});
