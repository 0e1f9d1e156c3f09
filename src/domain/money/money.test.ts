import { describe, expect, it } from 'vitest';
import { minorDigits, parseAmount, percentOf, splitEvenly, sumMinor } from './money.ts';

describe('percentOf', () => {
  it('R16, PR5: 3.69 % of 983.40 is 36.29', () => {
    expect(percentOf(98_340, 3.69)).toBe(3629);
  });
  it('rounds half up, and mirrors for refunds', () => {
    expect(percentOf(50, 1)).toBe(1);
    expect(percentOf(49, 1)).toBe(0);
    expect(percentOf(-50, 1)).toBe(-1);
    expect(percentOf(150, 25)).toBe(38);
  });
  it('is exact where floating point is not', () => {
    // 1.005 * 100 = 100.49999999999999 in floating point.
    expect(percentOf(100, 100.5)).toBe(101);
    expect(percentOf(9_007_199_254_740, 3.69)).toBe(332_365_652_500);
  });
});

describe('splitEvenly', () => {
  it('R16: 100.00 in three is 33.34 + 33.33 + 33.33', () => {
    expect(splitEvenly(10_000, 3)).toEqual([3334, 3333, 3333]);
  });
  it('R16: parts always sum to the whole', () => {
    for (const minor of [0, 1, 7, 99, 10_000, -10_001, 123_457]) {
      for (const parts of [1, 2, 3, 7, 12]) expect(sumMinor(splitEvenly(minor, parts))).toBe(minor);
    }
  });
  it('refuses no parts', () => {
    expect(() => splitEvenly(100, 0)).toThrow(RangeError);
  });
});

describe('sumMinor', () => {
  it('R16: 100,000 times 0.10 is exactly 10,000.00', () => {
    expect(sumMinor(Array.from({ length: 100_000 }, () => 10))).toBe(1_000_000);
  });
  it('refuses to lose precision', () => {
    expect(() => sumMinor([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
  });
});

describe('parseAmount', () => {
  it.each([
    ['1234.5', 'EUR', '.', 123_450],
    ['1,234.50', 'EUR', '.', 123_450],
    ['1.234,50', 'TRY', ',', 123_450],
    ['1 234,50', 'TRY', ',', 123_450],
    ['0,1', 'TRY', ',', 10],
    ['-12', 'USD', '.', -1200],
    ['1200', 'JPY', '.', 1200],
    ['0', 'EUR', '.', 0],
    ['-0', 'EUR', '.', 0],
  ] as const)('%s %s with "%s" → %d', (text, currency, separator, minor) => {
    expect(parseAmount(text, currency, separator)).toBe(minor);
  });
  it.each([
    ['1.005', 'EUR', '.'],
    ['12,34', 'EUR', '.'],
    ['1.5', 'JPY', '.'],
    ['', 'EUR', '.'],
    ['abc', 'EUR', '.'],
    ['1..2', 'EUR', '.'],
    ['1e3', 'EUR', '.'],
    ['1,23,456', 'EUR', '.'],
    ["1,234'567", 'EUR', '.'],
    ['5.', 'EUR', '.'],
    ['99999999999999999', 'EUR', '.'],
  ] as const)('%s %s with "%s" is no amount', (text, currency, separator) => {
    expect(parseAmount(text, currency, separator)).toBeUndefined();
  });
});

describe('minorDigits', () => {
  it('knows the exceptions and is not fooled by prototype keys', () => {
    expect([minorDigits('TRY'), minorDigits('JPY'), minorDigits('KWD'), minorDigits('constructor')]).toEqual([
      2, 0, 3, 2,
    ]);
  });
});
