import { describe, expect, test } from 'vitest';
import { type ExchangeRate, lastPublished, receivingRate, toPay } from './exchange.ts';

const day = (currency: string, date: string, buying: number): ExchangeRate => ({
  currency,
  date,
  buying,
  selling: buying + 0.1,
  source: 'TCMB',
});
const rates = [day('EUR', '2026-11-19', 48.1), day('EUR', '2026-11-20', 48.1234), day('USD', '2026-11-20', 42.5)];

describe('AC9', () => {
  test('on a weekend the last published day counts, never a later one', () => {
    expect(lastPublished(rates, 'EUR', '2026-11-22')?.date).toBe('2026-11-20');
    expect(lastPublished(rates, 'EUR', '2026-11-19')?.buying).toBe(48.1);
    expect(lastPublished(rates, 'EUR', '2026-11-18')).toBeUndefined();
  });
  test('money received counts at the buying rate, told as it is published, whichever way it goes', () => {
    const frozen = { from: 'EUR', to: 'TRY', rate: '48.1234', date: '2026-11-20', source: 'TCMB' };
    expect(receivingRate({ rates, paid: 'EUR', priced: 'TRY', date: '2026-11-22' })).toEqual(frozen);
    expect(receivingRate({ rates, paid: 'TRY', priced: 'EUR', date: '2026-11-22' })).toEqual(frozen);
  });
  test('between two foreign ones it goes over lira; what was never published has none', () => {
    expect(receivingRate({ rates, paid: 'EUR', priced: 'USD', date: '2026-11-22' })?.rate).toBe('1.132315');
    expect(receivingRate({ rates, paid: 'GBP', priced: 'TRY', date: '2026-11-22' })).toBeUndefined();
    expect(receivingRate({ rates, paid: 'EUR', priced: 'GBP', date: '2026-11-22' })).toBeUndefined();
  });
});

describe('what is to be paid', () => {
  const rate = { from: 'EUR', to: 'TRY', rate: '48.1234' };
  test.each([
    [4_812_340, 'TRY', 100_000],
    [24, 'TRY', 0],
    [25, 'TRY', 1],
    [-4_812_340, 'TRY', -100_000],
    [105_000, 'EUR', 5_052_957],
    [1, 'EUR', 48],
  ])('for %d of %s it is %d', (minor, currency, paid) => {
    expect(toPay(minor, currency, rate)).toBe(paid);
  });
  test('knows currencies of other digits, and no rate of nothing', () => {
    expect(toPay(100, 'TRY', { from: 'JPY', to: 'TRY', rate: '0.25' })).toBe(4);
    for (const wrong of ['0', '', '1,5', '-1', '1e3']) {
      expect(() => toPay(1, 'TRY', { ...rate, rate: wrong })).toThrow(RangeError);
    }
  });
});
