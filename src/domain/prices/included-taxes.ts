import { divideHalfUp } from '../money/money.ts';

/** 10 = 10 %; both apply to the price without taxes. */
export type TaxPercents = { readonly STAY_VAT: number; readonly ACCOMMODATION_TAX: number };
export type IncludedTax = {
  readonly kind: keyof TaxPercents;
  readonly percent: number;
  /** Minor units. */
  readonly amount: number;
};

const MILLIONTHS = 1_000_000;
const millionths = (percent: number): bigint => BigInt(Math.round(percent * MILLIONTHS));

/**
 * The taxes included in a price shown to guests. Both apply to the price without taxes: VAT is not charged on the
 * accommodation tax. So 112.00 with 10 % and 2 % contains 10.00 and 2.00. Each is rounded half up to the minor unit;
 * the rest is the price without taxes. A tax of 0 % has no line.
 * @param total minor units, taxes included
 */
export function includedTaxes(total: number, percents: TaxPercents): readonly IncludedTax[] {
  const whole = millionths(100 + percents.STAY_VAT + percents.ACCOMMODATION_TAX);
  return (['STAY_VAT', 'ACCOMMODATION_TAX'] as const)
    .filter((kind) => percents[kind] > 0)
    .map((kind) => {
      const percent = percents[kind];
      return { kind, percent, amount: Number(divideHalfUp(BigInt(total) * millionths(percent), whole)) };
    });
}

/** The rates used for taxes, so a kept price keeps them. */
export const percentsIn = (taxes: readonly Omit<IncludedTax, 'amount'>[]): TaxPercents => {
  const of = (kind: keyof TaxPercents) => taxes.find((tax) => tax.kind === kind)?.percent ?? 0;
  return { STAY_VAT: of('STAY_VAT'), ACCOMMODATION_TAX: of('ACCOMMODATION_TAX') };
};

type Share = { readonly amount: number; readonly percents: TaxPercents };

/** The taxes in several prices: those with the same rates are added first, to reduce rounding errors. */
export function taxesInAll(shares: readonly Share[]): readonly IncludedTax[] {
  const totals = new Map<string, Share>();
  for (const { amount, percents } of shares) {
    const key = `${percents.STAY_VAT} ${percents.ACCOMMODATION_TAX}`;
    totals.set(key, { percents, amount: amount + (totals.get(key)?.amount ?? 0) });
  }
  return [...totals.values()].flatMap(({ amount, percents }) => includedTaxes(amount, percents));
}
