import { describe, expect, test } from 'vitest';
import { typedAmount, typedInteger, typedNumber } from './typed-number.ts';

describe('a number of anybody has one reading or none', () => {
  test.each([
    ...([
      ['1234.5', 1234.5],
      ['1234,5', 1234.5],
      ['1.234,5', 1234.5],
      ['1,234.5', 1234.5],
      ['-0,5', -0.5],
    ] as const),
    ...([
      ['1.234', 1.234],
      ['1.234.567', 1_234_567],
      ['1 234', 1234],
      ['0,125', 0.125],
      ['12', 12],
    ] as const),
    ...([
      ['1,234', undefined],
      ['1,2,3', undefined],
      ['abc', undefined],
      ['', undefined],
      ['1e5', undefined],
    ] as const),
  ])('%s', (text, number) => expect(typedNumber(text)).toBe(number));
  test.each([
    ['1.234', 1234],
    ['1,234', 1234],
    ['12', 12],
    ['1.5', 1.5],
    ['1.23', 1.23],
  ] as const)('as a whole number %s', (text, number) => expect(typedInteger(text)).toBe(number));
});

describe('amounts are exact', () => {
  test.each([
    ...([
      ['1234.50', 123_450],
      ['1.234,50', 123_450],
      ['1,234.50', 123_450],
      ['1234,5', 123_450],
    ] as const),
    ...([
      ['0.1', 10],
      ['1.234', 123_400],
      ['1,234', 123_400],
      ['-12,00', -1200],
      ['99999999999.99', 9_999_999_999_999],
    ] as const),
    ...([
      ['€ 100', 10_000],
      ['100 EUR', 10_000],
      ['$100', undefined],
      ['1,2,3', undefined],
      ['12.345,678', undefined],
    ] as const),
  ])('%s', (text, minor) => expect(typedAmount(text, 'EUR')).toBe(minor));
  test('what could be two amounts is none', () => {
    expect(typedAmount('1.234', 'KWD')).toBeUndefined();
    expect(typedAmount('1.2340', 'KWD')).toBeUndefined();
    expect(typedAmount('1.200,500', 'KWD')).toBe(1_200_500);
    expect(typedAmount('100 TL', 'TRY')).toBe(10_000);
    expect(typedAmount('1500', 'JPY')).toBe(1500);
  });
});
