import { expect, test } from 'vitest';
import { filterOf, parseOne } from '../testing.ts';

test.each([
  [true, true],
  [false, false],
  [null, null],
  ['true', '!boolean'],
  [1, '!boolean'],
  [0, '!boolean'],
])('%j → %j', (value, stored) => {
  expect(parseOne({ type: 'boolean' }, value)).toBe(stored);
});

test('filters are spelt out', () => {
  expect(['true', 'false', '1', 'TRUE', ''].map((text) => filterOf({ type: 'boolean' }, text))).toEqual([
    true,
    false,
    undefined,
    undefined,
    undefined,
  ]);
});
