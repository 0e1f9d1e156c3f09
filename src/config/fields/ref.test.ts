import { expect, test } from 'vitest';
import { filterOf, parseOne } from '../testing.ts';

const one = { type: 'ref', resource: 'estates' };

test.each([
  ['e1', 'e1'],
  ['A-b_9', 'A-b_9'],
  ['', '!reference'],
  ['../x', '!reference'],
  ['a b', '!reference'],
  ['x'.repeat(65), '!reference'],
  [1, '!reference'],
  [{ id: 'e1' }, '!reference'],
])('%j → %j', (value, stored) => {
  expect(parseOne(one, value)).toBe(stored);
});

test('multiple', () => {
  expect(parseOne({ ...one, multiple: true }, ['e1', 'e2'])).toEqual(['e1', 'e2']);
  expect(parseOne({ ...one, multiple: true }, ['e1', 'e1'])).toBe('!duplicate');
  expect(
    parseOne(
      { ...one, multiple: true },
      Array.from({ length: 1001 }, (_, i) => `e${i}`),
    ),
  ).toBe('!tooMany');
});

test('filter', () => {
  expect(filterOf(one, 'e1')).toBe('e1');
  expect(filterOf(one, 'e 1')).toBeUndefined();
});
