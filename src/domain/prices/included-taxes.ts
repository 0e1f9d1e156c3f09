import { divideHalfUp } from '../money/money.ts';

/** 10 = 10 %; both of the price without taxes. */
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
 * The taxes inside a price that guests are told with them. Both are of the same price without taxes: accommodation tax is
 * no part of what VAT is taken of. So of 112.00 with 10 % and 2 % it is 10.00 and 2.00. Each is rounded half up to the
 * minor unit by itself; what is left is the price without taxes. A tax of 0 % is no line.
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

/** The rates by which taxes were worked out: a price that is kept keeps them. */
export const percentsIn = (taxes: readonly Omit<IncludedTax, 'amount'>[]): TaxPercents => {
  const of = (kind: keyof TaxPercents) => taxes.find((tax) => tax.kind === kind)?.percent ?? 0;
  return { STAY_VAT: of('STAY_VAT'), ACCOMMODATION_TAX: of('ACCOMMODATION_TAX') };
};

type Share = { readonly amount: number; readonly percents: TaxPercents };

/** The taxes in several prices: those of the same rates are added up first, so that little is lost by rounding. */
export function taxesInAll(shares: readonly Share[]): readonly IncludedTax[] {
  const totals = new Map<string, Share>();
  for (const { amount, percents } of shares) {
    const key = `${percents.STAY_VAT} ${percents.ACCOMMODATION_TAX}`;
    totals.set(key, { percents, amount: amount + (totals.get(key)?.amount ?? 0) });
  }
  return [...totals.values()].flatMap(({ amount, percents }) => includedTaxes(amount, percents));
}
