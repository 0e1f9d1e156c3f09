import { expect, test } from 'vitest';
import { filterOf, parseOne } from '../testing.ts';

test.each([
  ['#1A2b3C', '#1a2b3c'],
  ['', null],
  ['red', '!color'],
  ['#fff', '!color'],
  ['#1a2b3c;', '!color'],
  [0, '!color'],
])('%j → %j', (value, stored) => {
  expect(parseOne({ type: 'color' }, value)).toBe(stored);
});

test('filter', () => {
  expect(filterOf({ type: 'color' }, '#FFFFFF')).toBe('#ffffff');
});
