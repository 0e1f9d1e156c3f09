import { cardFee } from '../price/card-fee.ts';

/** A stay as far as what it costs the company goes; money in minor units. */
export type CostingStay = {
  readonly status: string;
  readonly paymentMethod?: string | null;
  readonly accommodationPrice?: number | null;
  readonly cleaningFee?: number | null;
  readonly totalPrice?: number | null;
  readonly commissionAmount?: number | null;
};
export type StayCosts = { readonly accommodation: number; readonly cleaning: number } & Costs;
type Costs = { readonly commission: number; readonly cardFee: number };

/** What a stay is made of for those who share in it. Older records know their total only. */
export function stayCosts(stay: CostingStay): StayCosts {
  const cleaning = stay.cleaningFee ?? 0;
  const accommodation = stay.accommodationPrice ?? (stay.totalPrice ?? 0) - cleaning;
  const isCard = stay.paymentMethod === 'CREDIT_CARD';
  const fee = isCard ? cardFee(accommodation + cleaning) : 0;
  return { accommodation, cleaning, commission: stay.commissionAmount ?? 0, cardFee: fee };
}

/** What stands in the ledger as its costs: nothing before it is confirmed, and nothing once it came to nothing. */
export function accruedCosts(stay: CostingStay): Costs {
  if (stay.status !== 'SUCCESSFUL' && stay.status !== 'FINISHED') return { commission: 0, cardFee: 0 };
  const { commission, cardFee: fee } = stayCosts(stay);
  return { commission, cardFee: fee };
}
