import { expect, test } from 'vitest';
import { filterOf, parseOne } from '../testing.ts';

test.each([
  ['2026-05-01', '2026-05-01'],
  ['2026-02-30', '!date'],
  ['2026-5-1', '!date'],
  ['2026-05-01T00:00:00Z', '!date'],
  ['01.05.2026', '!date'],
  [20260501, '!date'],
  ['', '!date'],
])('date: %j → %j', (value, stored) => {
  expect(parseOne({ type: 'date' }, value)).toBe(stored);
});

test.each([
  ['2026-05-01T08:00:00Z', '2026-05-01T08:00:00.000Z'],
  ['2026-05-01T08:00:00.5Z', '2026-05-01T08:00:00.500Z'],
  ['2026-05-01T08:00:00+03:00', '!dateTime'],
  ['2026-05-01', '!dateTime'],
  ['2026-05-01T25:00:00Z', '!dateTime'],
])('dateTime: %j → %j', (value, stored) => {
  expect(parseOne({ type: 'dateTime' }, value)).toBe(stored);
});

test('limits may move with today, which is 2026-05-10 here', () => {
  const birth = { type: 'date', max: '$today-1' };
  expect(parseOne(birth, '2026-05-09')).toBe('2026-05-09');
  expect(parseOne(birth, '2026-05-10')).toBe('!max');
  expect(parseOne({ type: 'date', min: '2026-06-01' }, '2026-05-31')).toBe('!min');
  expect(parseOne({ type: 'dateTime', max: '$now' }, '2026-05-10T08:00:00.001Z')).toBe('!max');
});

test('moments can be filtered by whole days', () => {
  expect(filterOf({ type: 'dateTime' }, '2026-05-01')).toBe('2026-05-01');
  expect(filterOf({ type: 'date' }, 'yesterday')).toBeUndefined();
});
