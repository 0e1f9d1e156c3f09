import { leftOfCollections } from '../payment/refundable.ts';
import type { Payment } from '../payment/payment.ts';
import { isOfStay, onItsWayOf, paidRefOf, type RefundableOrder } from './refund-item.ts';

/** What one order gives back to the card that paid it; minor units of the stay's currency. */
export type CardPart = { readonly id: string; readonly amount: number; readonly refundRef: string };
/** The money of one stay, by its cards and by all its payments. */
export type PaidByCard = { readonly orders: readonly RefundableOrder[]; readonly payments: readonly Payment[] };
type AskedRefund = { readonly backMethod?: string | null; readonly backAmount?: number | null };

/**
 * PA4: what can go back to the cards that paid by link, of each order what is left of its payment. Its provider gives an
 * order back once.
 */
export function cardsOf({ orders, payments }: PaidByCard): readonly CardPart[] {
  const left = leftOfCollections({ payments, onItsWay: onItsWayOf(orders) });
  return orders.flatMap((order) => {
    const { id, paymentId, status, refundState } = order;
    const isOver = refundState === 'REQUESTED' || refundState === 'REFUNDED';
    const amount = left.get(paymentId ?? '') ?? 0;
    if (status !== 'PAID' || isOver || !isOfStay(order) || amount <= 0) return [];
    return [{ id, amount, refundRef: paidRefOf(order) }];
  });
}

/** How much of a stay's money its cards can be given back in all. */
export const mostToCards = (paid: PaidByCard): number => cardsOf(paid).reduce((sum, { amount }) => sum + amount, 0);

/**
 * PA4: a refund that is asked for on a stay by credit card goes to the cards that paid by link, the whole of it.
 * @returns what each order gives back; none where it is only recorded
 */
export function partsToCards({ backMethod, backAmount }: AskedRefund, paid: PaidByCard): readonly CardPart[] {
  let rest = backAmount ?? 0;
  if (backMethod !== 'CREDIT_CARD' || rest <= 0 || rest > mostToCards(paid)) return [];
  return cardsOf(paid).flatMap((card) => {
    const amount = Math.min(rest, card.amount);
    rest -= amount;
    return amount > 0 ? [{ ...card, amount }] : [];
  });
}
