import { amountText } from '../money/money.ts';
import type { Refusal } from '../rule/refusal.ts';

/**
 * S6: the caller sends the total that was shown, in minor units; if the price has changed since, nothing is saved and
 * the new one is returned. A caller who sends none accepts any price.
 */
export function refusePrice({
  expectedTotal,
  totalPrice,
  currency,
}: {
  readonly expectedTotal?: number | null;
  readonly totalPrice?: number | null;
  readonly currency?: string | null;
}): Refusal | undefined {
  if (expectedTotal == null || totalPrice == null || expectedTotal === totalPrice) return undefined;
  const [shown, total] = [expectedTotal, totalPrice].map((minor) => amountText(minor, currency ?? ''));
  return {
    status: 409,
    field: 'expectedTotal',
    key: 'reservation.priceChanged',
    params: { shown: shown ?? '', total: total ?? '' },
    price: { total: totalPrice, currency: currency ?? '' },
  };
}
