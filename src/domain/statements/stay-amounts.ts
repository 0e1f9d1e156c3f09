import { percentOf } from '../money/money.ts';

/** AC2: the owner contract's terms about the management fee and who pays which costs. */
export type Terms = {
  readonly feePct: number;
  readonly feeBase: 'ACCOMMODATION' | 'ACCOMMODATION_PLUS_CLEANING';
  /** The channel's commission is subtracted before the fee. */
  readonly commissionBeforeFee: boolean;
  readonly ownerBearsCardFee: boolean;
};
/** A stay as the owner's accounts see it; minor units of its own currency. */
export type StayIncome = {
  readonly accommodation: number;
  /** Paid by the guest; the owner's income only if the fee applies to it, too. */
  readonly cleaning: number;
  readonly commission: number;
  readonly cardFee: number;
};
/** The whole stay's amounts for the owners, costs negative. */
export type StayAmounts = {
  readonly gross: number;
  readonly commission: number;
  readonly cardFee: number;
  readonly managementFee: number;
};

/** AC1, AC2: gross, commission, card fee and management fee of one stay, the fee half up. */
export function stayAmounts({ accommodation, cleaning, commission, cardFee }: StayIncome, terms: Terms): StayAmounts {
  const gross = accommodation + (terms.feeBase === 'ACCOMMODATION_PLUS_CLEANING' ? cleaning : 0);
  const base = Math.max(0, gross - (terms.commissionBeforeFee ? commission : 0));
  return {
    gross,
    commission: 0 - commission,
    cardFee: 0 - (terms.ownerBearsCardFee ? cardFee : 0),
    managementFee: 0 - percentOf(base, terms.feePct),
  };
}
