import { expect, it } from 'vitest';
import { dateInFigures, typedDate } from './typed-date.ts';

it.each([
  ['05.12.2026', '2026-12-05'],
  ['5.12.2026', '2026-12-05'],
  ['5/1/2026', '2026-01-05'],
  ['05-12-2026', '2026-12-05'],
  ['5 12 2026', '2026-12-05'],
  ['05122026', '2026-12-05'],
  [' 2026-12-05 ', '2026-12-05'],
  ['29.02.2028', '2028-02-29'],
  ['29.02.2027', undefined],
  ['12/25/2026', undefined],
  ['5.12', undefined],
  ['5.12.202', undefined],
  ['morgen', undefined],
  ['', undefined],
])('%s is read day first', (text, date) => {
  expect(typedDate(text, { isDone: true })).toBe(date);
});

it('two digits of a year count once typing has ended', () => {
  expect(typedDate('5.12.20', { isDone: false })).toBeUndefined();
  expect(typedDate('5.12.26', { isDone: true })).toBe('2026-12-05');
  expect(typedDate('5.12.87', { isDone: true })).toBe('1987-12-05');
});

it('what stands in an input is read again', () => {
  expect(dateInFigures('2026-12-05', '.')).toBe('05.12.2026');
  expect(typedDate(dateInFigures('2026-12-05', '/'), { isDone: false })).toBe('2026-12-05');
});
