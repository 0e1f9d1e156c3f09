import { expect, test } from 'vitest';
import { filterOf, parseOne } from '../testing.ts';

test.each([
  ['+90 (532) 123-45.67', '+905321234567'],
  ['0090 532 123 4567', '+905321234567'],
  ['', null],
  ['0532 123 45 67', '+905321234567'],
  ['532 123 45 67', '+905321234567'],
  ['0252 316 00 00', '+902523160000'],
  ['0171 123 45 67', '!phone'],
  ['532 123 45', '!phone'],
  ['+0123456789', '!phone'],
  ['+12345', '!phone'],
  ['+1234567890123456', '!phone'],
  ['+90 532 CALL ME', '!phone'],
  [905321234567, '!text'],
])('%j → %j', (value, stored) => {
  expect(parseOne({ type: 'phone' }, value)).toBe(stored);
});

test('a filter is written as freely as the number', () => {
  expect(filterOf({ type: 'phone' }, '+90 532')).toBe('+90532');
});
