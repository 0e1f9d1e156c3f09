import { expect, it } from 'vitest';
import { strengthOf } from './strength.ts';

it.each([
  ['', 0],
  ['Aa1!Aa1!', 0],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 1],
  ['abcdefghij', 1],
  ['abcdefghij1', 2],
  ['correct horse', 2],
  ['correct horse battery staple', 3],
  ['Tr0ub4dor&3x?!', 3],
])('"%s" is %d', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});
