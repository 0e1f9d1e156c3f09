import { expect, test } from 'vitest';
import { dateOfDayNumber, dayNumber } from '../../calendar/iso-date.ts';
import { weekendsIn } from './weekends.ts';

test('weekends are the nights of Friday and Saturday, each a box of all rows', () => {
  const box = { top: 2, bottom: 4, left: dayNumber('2026-11-28'), right: dayNumber('2026-12-11') };
  const found = weekendsIn(box).map(({ left, right, ...rows }) => [
    dateOfDayNumber(left),
    dateOfDayNumber(right),
    rows,
  ]);
  expect(found).toEqual([
    ['2026-11-28', '2026-11-28', { top: 2, bottom: 4 }],
    ['2026-12-04', '2026-12-05', { top: 2, bottom: 4 }],
    ['2026-12-11', '2026-12-11', { top: 2, bottom: 4 }],
  ]);
  expect(weekendsIn({ ...box, left: dayNumber('2026-11-29'), right: dayNumber('2026-12-03') })).toEqual([]);
});
