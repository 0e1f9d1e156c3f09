import { percentOf } from '../money/money.ts';
import { specificity, type PriceScope, type ScopedEstate } from './scope.ts';
import { type Tier, tierOf } from './tiers.ts';
import type { IsoDate } from '../calendar/iso-date.ts';
import { isWithin } from './validity.ts';

/** A fee of the house, besides the price of the nights. Money in minor units. */
export type FacilityFee = PriceScope & {
  readonly id: string;
  /** Null while it is typed. */
  readonly name: string | null;
  readonly basis: 'PER_STAY' | 'PER_NIGHT' | 'PER_PERSON' | 'PER_PERSON_NIGHT';
  readonly amount: number;
  readonly currency: string;
  readonly discounts?: readonly Tier[] | null;
  readonly validFrom?: IsoDate | null;
  readonly validTo?: IsoDate | null;
  readonly isActive?: boolean | null;
};
export type ChargedFee = {
  readonly fee: FacilityFee;
  readonly quantity: number;
  readonly amount: number;
  /** Positive; 0 without a tier. */
  readonly discount: number;
  readonly percent: number;
};

/** PR3: every fee of the estate valid on the day of arrival, less its discount tier for these nights. */
export function facilityFees({
  fees,
  estate,
  currency,
  checkIn,
  nights,
  persons,
}: {
  readonly fees: Iterable<FacilityFee>;
  readonly estate: ScopedEstate;
  readonly currency: string;
  readonly checkIn: IsoDate;
  readonly nights: number;
  /** Adults and children; infants pay nothing. */
  readonly persons: number;
}): ChargedFee[] {
  const quantities = { PER_STAY: 1, PER_NIGHT: nights, PER_PERSON: persons, PER_PERSON_NIGHT: persons * nights };
  return [...fees]
    .filter((fee) => fee.isActive !== false && fee.currency === currency)
    .filter((fee) => specificity(fee, estate) > 0 && isWithin(checkIn, fee))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((fee) => {
      const quantity = quantities[fee.basis];
      const amount = quantity * fee.amount;
      const percent = tierOf(fee.discounts ?? [], nights)?.percent ?? 0;
      return { fee, quantity, amount, percent, discount: percentOf(amount, percent) };
    });
}
