import { expect, test } from 'vitest';
import { TEST_VALUES, filterOf, makeField, parseOne } from '../testing.ts';
import { fieldKind } from './registry.ts';

const price = { type: 'money', currency: 'EUR', min: 100 };

test.each([
  [1250, 1250],
  [12.5, '!amount'],
  ['1250', '!amount'],
  [99, '!min'],
  [2 ** 53, '!amount'],
  [1_000_000_000_000, 1_000_000_000_000],
  [1_000_000_000_001, '!max'],
  [Number.MAX_SAFE_INTEGER, '!max'],
  [NaN, '!amount'],
])('%j → %j minor units', (value, stored) => {
  expect(parseOne(price, value)).toBe(stored);
});

test('limits are told as people write amounts', () => {
  const field = makeField(price);
  expect(fieldKind('money').parse({ field, input: { x: 5 }, values: TEST_VALUES })).toEqual({
    issues: [{ field: 'x', key: 'validation.min', params: { min: '1.00 EUR' } }],
  });
});

test('filters are whole minor units', () => {
  expect(filterOf(price, '1250')).toBe(1250);
  expect(filterOf(price, '12.5')).toBeUndefined();
});
