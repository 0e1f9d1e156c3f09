import { describe, expect, test } from 'vitest';
import { includedTaxes, percentsIn, taxesInAll } from './included-taxes.ts';

const USUAL = { STAY_VAT: 10, ACCOMMODATION_TAX: 2 };
const amounts = (total: number, percents = USUAL) => includedTaxes(total, percents).map(({ amount }) => amount);

describe('taxes inside a price', () => {
  test.each([
    [11_200, [1000, 200]],
    [10_000, [893, 179]], // 892.86 and 178.57
    [56, [5, 1]],
    [28, [3, 1]], // 2.5 and 0.5, half up
    [0, [0, 0]],
    [1_000_000_000_000, [89_285_714_286, 17_857_142_857]],
  ])('of %i minor units are %j', (total, expected) => {
    expect(amounts(total)).toEqual(expected);
  });

  test('a percentage with decimals is exact, and one of 0 is no line', () => {
    expect(amounts(110_350, { STAY_VAT: 10.35, ACCOMMODATION_TAX: 0 })).toEqual([10_350]);
    expect(includedTaxes(100, { STAY_VAT: 0, ACCOMMODATION_TAX: 0 })).toEqual([]);
  });

  test('are with what is left the price again, within a unit of the exact shares', () => {
    for (let total = 1; total < 3000; total += 7) {
      const [vat = 0, tax = 0] = amounts(total);
      const net = total - vat - tax;
      expect(Math.abs(vat - net * 0.1)).toBeLessThan(1);
      expect(Math.abs(tax - net * 0.02)).toBeLessThan(1);
    }
  });

  test('name the rates by which they were made', () => {
    expect(percentsIn(includedTaxes(500, USUAL))).toEqual(USUAL);
    expect(percentsIn([{ kind: 'STAY_VAT', percent: 8 }])).toEqual({ STAY_VAT: 8, ACCOMMODATION_TAX: 0 });
  });

  test('of several prices are added up before they are rounded, each pair of rates for itself', () => {
    const former = { STAY_VAT: 8, ACCOMMODATION_TAX: 2 };
    expect(
      taxesInAll([
        { amount: 28, percents: USUAL },
        { amount: 28, percents: USUAL },
        { amount: 1100, percents: former },
      ]),
    ).toEqual([
      { kind: 'STAY_VAT', percent: 10, amount: 5 },
      { kind: 'ACCOMMODATION_TAX', percent: 2, amount: 1 },
      { kind: 'STAY_VAT', percent: 8, amount: 80 },
      { kind: 'ACCOMMODATION_TAX', percent: 2, amount: 20 },
    ]);
  });
});
