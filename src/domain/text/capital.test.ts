import { expect, it } from 'vitest';
import { capital } from './capital.ts';

it.each([
  ['check-out', 'en', 'Check-out'],
  ['iptal', 'tr', 'İptal'],
  ['item', 'en', 'Item'],
  ['ırmak', 'tr', 'Irmak'],
  ['çıkış', 'tr', 'Çıkış'],
  ['', 'tr', ''],
])('%j in %s is %j', (text, language, expected) => {
  expect(capital(text, language)).toBe(expected);
});
