import { percentOf } from '../money/money.ts';

/** The parts of a stay that determine its costs; money in minor units. */
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

/** The percentage in the stay's quote: later rate changes do not affect it (PR7). */
const quotedPercent = ({ quote }: CostingStay): number | null | undefined =>
  quote?.lines?.find(({ kind }) => kind === 'CARD_FEE')?.percent;

/**
 * The parts of a stay's price for its stakeholders. Older records have only the total.
 * @param usualPercent the card fee if the quote has none, 3.69 = 3.69 %
 */
export function stayCosts(stay: CostingStay, usualPercent: number): StayCosts {
  const cleaning = stay.cleaningFee ?? 0;
  const accommodation = stay.accommodationPrice ?? (stay.totalPrice ?? 0) - cleaning;
  const isCard = stay.paymentMethod === 'CREDIT_CARD';
  const fee = isCard ? percentOf(accommodation + cleaning, quotedPercent(stay) ?? usualPercent) : 0;
  return { accommodation, cleaning, commission: stay.commissionAmount ?? 0, cardFee: fee };
}

/** The stay's costs posted in the ledger: none before it is confirmed, none after it is cancelled. */
export function accruedCosts(stay: CostingStay, usualPercent: number): Costs {
  if (stay.status !== 'SUCCESSFUL' && stay.status !== 'FINISHED') return { commission: 0, cardFee: 0 };
  const { commission, cardFee } = stayCosts(stay, usualPercent);
  return { commission, cardFee };
}
