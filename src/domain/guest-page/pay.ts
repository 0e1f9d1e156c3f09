import type { IsoInstant } from '../calendar/iso-date.ts';
import { isPayableOrder, type CardOrder, type OrderedStay, refuseOrder, spentReason } from '../card-payment/order.ts';

/** How a guest can pay the rest: with an existing link, a new one, or not by card. */
export type PayWay =
  | { readonly kind: 'USE'; readonly id: string }
  | { readonly kind: 'MAKE' }
  | { readonly kind: 'NONE' };

type PaySetup = { readonly stay: OrderedStay; readonly orders: readonly CardOrder[]; readonly now: IsoInstant };

/**
 * The target of the pay button. An existing link for exactly the remaining amount is reused. If one has no attempts
 * left but has not expired, no other link replaces it: staff reopen it (WB5).
 */
export function payWay({ stay, orders, now }: PaySetup): PayWay {
  if (refuseOrder(stay, stay.remainingPrice, now)) return { kind: 'NONE' };
  const open = orders.find((order) => order.amount === stay.remainingPrice && isPayableOrder(order, stay, now));
  if (open) return { kind: 'USE', id: open.id };
  const isSpent = orders.some(
    (order) => order.status !== 'PAID' && order.status !== 'CANCELLED' && order.expiresAt > now && spentReason(order),
  );
  return { kind: isSpent ? 'NONE' : 'MAKE' };
}
