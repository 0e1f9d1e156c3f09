import { expect, it } from 'vitest';
import { brokenPasswordRules } from './password-rules.ts';

it.each([
  ['', ['length', 'lower', 'upper', 'sign']],
  ['kedi', ['length', 'upper', 'sign']],
  ['KEDI1234', ['lower']],
  ['Çiğdemler', ['sign']],
  ['Çiğ dem1', []],
  ['İstanbul 34', []],
])('%o breaks %o', (password, broken) => {
  expect(brokenPasswordRules(password)).toEqual(broken);
});
