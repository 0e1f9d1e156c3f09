import { expect, test } from 'vitest';
import { FORM_KINDS, problemsIn } from './forms.ts';

const wrong = (...[kind, values]: Parameters<typeof problemsIn>) => Object.keys(problemsIn(kind, values));

test('an address, a password that is long enough, twice the same, six digits', () => {
  expect(wrong('register', { email: 'ada@', password: 'short' })).toEqual(['email', 'password']);
  expect(wrong('register', { email: 'ada@example.com', password: 'long enough it is' })).toEqual([]);
  expect(wrong('reset', { password: 'long enough it is', confirm: 'another' })).toEqual(['confirm']);
  expect(wrong('code', { code: '12345' })).toEqual(['code']);
  expect(wrong('code', { code: '123456' })).toEqual([]);
});

test('signing in judges no password', () => {
  expect(wrong('login', { email: 'ada@example.com', password: 'x' })).toEqual([]);
});

test.each(FORM_KINDS)('%s finds nothing wrong where nothing is asked', (kind) => {
  expect(wrong(kind, {})).toEqual([]);
});
