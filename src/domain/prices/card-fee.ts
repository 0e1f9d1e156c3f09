import { percentOf } from '../money/money.ts';

/** Spec §9: the default fee of a card payment, percent (`dated-rates`). */
export const CARD_FEE_PERCENT = 3.69;

/**
 * PR5: added on top, rounded to the minor unit. Not the gross-up `total / (1 − 0.0369)`, which gives another number.
 * @param percent the rate on the day the price is made; 3.69 = 3.69 %
 */
export function cardFee(total: number, percent = CARD_FEE_PERCENT): number {
  return percentOf(total, percent);
}
