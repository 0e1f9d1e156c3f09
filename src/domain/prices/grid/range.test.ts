import { expect, test } from 'vitest';
import { dayNumber } from '../../calendar/iso-date.ts';
import { boxOf, daysOfAll, monthAround, rowsOver } from './range.ts';

const room = { first: dayNumber('2026-11-22'), last: dayNumber('2027-11-21') };

test('a month is whole, without what is past and what the grid does not have', () => {
  const span = (date: string) => monthAround(dayNumber(date), room);
  expect(span('2026-12-24')).toEqual([dayNumber('2026-12-01'), dayNumber('2026-12-31')]);
  expect(span('2026-11-23')).toEqual([dayNumber('2026-11-22'), dayNumber('2026-11-30')]);
  expect(span('2027-11-01')).toEqual([dayNumber('2027-11-01'), dayNumber('2027-11-21')]);
  expect(span('2026-10-05')).toEqual([dayNumber('2026-10-01'), dayNumber('2026-10-31')]);
});

test('a row goes over the selected days, or over the month of the only one', () => {
  const month = [100, 130] as const;
  const over = (left: number, right: number) =>
    boxOf(rowsOver({ from: 4, to: 4, days: { top: 0, bottom: 9, left, right }, month }));
  expect(over(110, 116)).toEqual({ top: 4, bottom: 4, left: 110, right: 116 });
  expect(over(110, 110)).toEqual({ top: 4, bottom: 4, left: 100, right: 130 });
});

test('a day is of all rows', () => {
  expect(boxOf(daysOfAll({ rows: 120, from: 9, to: 7 }))).toEqual({ top: 0, bottom: 119, left: 7, right: 9 });
});
