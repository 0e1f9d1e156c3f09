import { expect, test } from 'vitest';
import { changedPrice, type PriceChange } from './bulk-price.ts';

const of = (price: number | null, change: PriceChange) => {
  const changed = changedPrice({ price, currency: 'EUR' }, change);
  return 'price' in changed ? changed.price : changed.refused.key;
};

test.each([
  [10_000, { percent: 10 }, 11_000],
  [10_000, { percent: -12.5 }, 8750],
  [333, { percent: 50 }, 500], // 499.5
  [101, { percent: -50 }, 51], // 50.5
  [10_000, { percent: -100 }, 'bulk.tooLow'],
  [10_000, { amount: -2500, currency: 'EUR' }, 7500],
  [2500, { amount: -2500, currency: 'EUR' }, 'bulk.tooLow'],
  [10_000, { amount: 100, currency: 'TRY' }, 'bulk.currency'],
  [null, { price: 9000, currency: 'EUR' }, 9000],
  [10_000, { price: 0, currency: 'EUR' }, 'bulk.tooLow'],
  [null, { percent: 5 }, 'bulk.noPrice'],
])('%s with %o is %s', (price, change, expected) => {
  expect(of(price, change)).toBe(expected);
});
