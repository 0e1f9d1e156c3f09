import { expect, test } from 'vitest';
import { filterOf, makeField, parseOne } from '../testing.ts';
import { fieldKind } from './registry.ts';

test('has no stored key, no operator and no filter: it is never read', () => {
  const field = makeField({ type: 'password' });
  expect(fieldKind('password').keys(field)).toEqual([]);
  expect(fieldKind('password').inputs(field)).toEqual(['x']);
  expect(fieldKind('password').operators(field)).toEqual([]);
  expect(filterOf({ type: 'password' }, 'secret')).toBeUndefined();
});

test.each([
  [' spaces count ', ' spaces count '],
  ['short', '!tooShort'],
  ['x'.repeat(201), '!tooLong'],
  ['', null],
  [1234567890, '!text'],
])('%j → %j', (value, stored) => {
  expect(parseOne({ type: 'password' }, value)).toBe(stored);
});

test.each([
  ['short', 'short'],
  ['', undefined],
  [null, null],
  [1234567890, '!text'],
  [false, '!text'],
])('a secret, %j → %j: kept as it is when nothing is typed, taken away by null', (value, stored) => {
  expect(parseOne({ type: 'password', secret: true }, value)).toBe(stored);
});
