import { leftOfCollections } from '../payment/refundable.ts';
import type { Payment } from '../payment/payment.ts';
import { isOfStay, onItsWayOf, paidRefOf, type RefundableOrder } from './refund-item.ts';

/** An order's refund to the card that paid it; minor units of the stay's currency. */
export type CardPart = { readonly id: string; readonly amount: number; readonly refundRef: string };
/** The money of one stay: its card orders and all its payments. */
export type PaidByCard = { readonly orders: readonly RefundableOrder[]; readonly payments: readonly Payment[] };
type AskedRefund = { readonly backMethod?: string | null; readonly backAmount?: number | null };

/**
 * PA4: the refundable amount per card that paid by link: the rest of each order's payment. The provider refunds an
 * order once.
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

/** The total that can be refunded to a stay's cards. */
export const mostToCards = (paid: PaidByCard): number => cardsOf(paid).reduce((sum, { amount }) => sum + amount, 0);

/**
 * PA4: a refund by credit card goes completely to the cards that paid by link.
 * @returns the refund of each order; none if it is only recorded
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
