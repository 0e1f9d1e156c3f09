import { expect, test } from 'vitest';
import { filterOf, parseOne } from '../testing.ts';

test.each([
  ['00:00', '00:00'],
  ['15:30', '15:30'],
  ['23:59', '23:59'],
  ['', null],
  ['24:00', '!time'],
  ['9:30', '!time'],
  ['15:60', '!time'],
  ['15:30:00', '!time'],
  ['3 pm', '!time'],
  ['١٥:٣٠', '!time'],
  [1530, '!time'],
])('%j → %j', (value, stored) => {
  expect(parseOne({ type: 'time' }, value)).toBe(stored);
});

test('filter', () => {
  expect([filterOf({ type: 'time' }, '08:00'), filterOf({ type: 'time' }, '8')]).toEqual(['08:00', undefined]);
});
