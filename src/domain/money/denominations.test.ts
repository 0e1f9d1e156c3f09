import { expect, test } from 'vitest';
import { CURRENCIES } from './currencies.ts';
import { denominationsOf } from './denominations.ts';

test.each(CURRENCIES)('%s: whole units, the largest first, each once, down to the smallest', (currency) => {
  const { notes, coins } = denominationsOf(currency);
  const all = [...notes, ...coins];
  expect(all.every(Number.isSafeInteger)).toBe(true);
  expect(all).toEqual([...new Set(all)].sort((a, b) => b - a));
  expect(all.at(-1)).toBe(1);
});

test('of another currency there are none', () => {
  expect(denominationsOf('GBP')).toEqual({ notes: [], coins: [] });
});
