import { expect, test } from 'vitest';
import { filterOf, parseOne } from '../testing.ts';

test.each([
  ['tr33 0006 1005 1978 6457 8413 26', 'TR330006100519786457841326'],
  ['', null],
  ['TR330006100519786457841327', '!iban'],
  ['TR33 0006', '!iban'],
  ['ıban', '!iban'],
  [33, '!text'],
])('%j → %j', (value, stored) => {
  expect(parseOne({ type: 'iban' }, value)).toBe(stored);
});

test('a filter may have spaces', () => {
  expect(filterOf({ type: 'iban' }, 'tr33 0006')).toBe('TR330006');
});
