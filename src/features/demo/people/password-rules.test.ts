import { expect, test } from 'vitest';
import { meetsRule, PASSWORD_RULES } from './password-rules.ts';

test.each([
  ['', []],
  ['kedi', []],
  ['kedikedikedi', ['length']],
  ['Kedi', ['cases']],
  ['Şeftali7', ['length', 'cases', 'symbol']],
  ['İyi günler', ['length', 'cases', 'symbol']],
])('%o meets %o', (password, met) => {
  expect(PASSWORD_RULES.filter((rule) => meetsRule(password, rule))).toEqual(met);
});
