import { expect, test } from 'vitest';
import { parseOne } from '../testing.ts';

test.each([
  ['Ayse.Yilmaz@Example.COM', 'ayse.yilmaz@example.com'],
  ['a+b@sub.example.org', 'a+b@sub.example.org'],
  ['', null],
  ['a@b', '!email'],
  ['a@@b.com', '!email'],
  ['a b@c.com', '!email'],
  // `İ` has no one-letter lower case: it must not become an i by accident (R15).
  ['İnfo@example.com', '!email'],
  ['<b@c.com>', '!email'],
  [`${'x'.repeat(250)}@b.com`, '!tooLong'],
  [1, '!text'],
])('%j → %j', (value, stored) => {
  expect(parseOne({ type: 'email' }, value)).toBe(stored);
});
