import type { IsoInstant } from '../calendar/iso-date.ts';
import { isPayableOrder, type CardOrder, type OrderedStay, refuseOrder, spentReason } from '../card-payment/order.ts';

/** How a guest comes to pay what is left: by a link that is there, by a new one, or not by card. */
export type PayWay =
  | { readonly kind: 'USE'; readonly id: string }
  | { readonly kind: 'MAKE' }
  | { readonly kind: 'NONE' };

type PaySetup = { readonly stay: OrderedStay; readonly orders: readonly CardOrder[]; readonly now: IsoInstant };

/**
 * What the button to pay leads to. A link for just what is left is used again, however often it is pressed. Where one has
 * had all its tries and its time is not over, no other one takes its place: staff open it again (WB5).
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
