import { percentOf } from '../money/money.ts';

/** Spec §9: the fee of a card payment, percent. */
export const CARD_FEE_PERCENT = 3.69;

/** PR5: added on top, rounded to the minor unit. Not the gross-up `total / (1 − 0.0369)`, which is another number. */
export function cardFee(total: number): number {
  return percentOf(total, CARD_FEE_PERCENT);
}
