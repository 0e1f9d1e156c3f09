import { percentOf } from '../money/money.ts';

/** A stay as far as what it costs the company goes; money in minor units. */
export type CostingStay = {
  readonly status?: string | null;
  readonly paymentMethod?: string | null;
  readonly accommodationPrice?: number | null;
  readonly cleaningFee?: number | null;
  readonly totalPrice?: number | null;
  readonly commissionAmount?: number | null;
  readonly quote?: {
    readonly lines?: readonly { readonly kind?: string | null; readonly percent?: number | null }[] | null;
  } | null;
};
export type StayCosts = { readonly accommodation: number; readonly cleaning: number } & Costs;
type Costs = { readonly commission: number; readonly cardFee: number };

/** What the stay was quoted by: a later change of the rate leaves it alone (PR7). */
const quotedPercent = ({ quote }: CostingStay): number | null | undefined =>
  quote?.lines?.find(({ kind }) => kind === 'CARD_FEE')?.percent;

/**
 * What a stay is made of for those who share in it. Older records know their total only.
 * @param usualPercent the fee of a card payment where the quote names none, 3.69 = 3.69 %
 */
export function stayCosts(stay: CostingStay, usualPercent: number): StayCosts {
  const cleaning = stay.cleaningFee ?? 0;
  const accommodation = stay.accommodationPrice ?? (stay.totalPrice ?? 0) - cleaning;
  const isCard = stay.paymentMethod === 'CREDIT_CARD';
  const fee = isCard ? percentOf(accommodation + cleaning, quotedPercent(stay) ?? usualPercent) : 0;
  return { accommodation, cleaning, commission: stay.commissionAmount ?? 0, cardFee: fee };
}

/** What stands in the ledger as its costs: nothing before it is confirmed, and nothing once it came to nothing. */
export function accruedCosts(stay: CostingStay, usualPercent: number): Costs {
  if (stay.status !== 'SUCCESSFUL' && stay.status !== 'FINISHED') return { commission: 0, cardFee: 0 };
  const { commission, cardFee } = stayCosts(stay, usualPercent);
  return { commission, cardFee };
}
