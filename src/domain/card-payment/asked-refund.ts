import { amountText, sumMinor } from '../money/money.ts';
import { leftOfCollections, sumOnItsWay } from '../payment/refundable.ts';
import { type PaidStay, type Payment, refuse, refuseRefund } from '../payment/payment.ts';
import { stayMoney } from '../reservations/balance.ts';
import { isReleased } from '../reservations/status.ts';
import type { Refusal } from '../rule/refusal.ts';
import { isOfStay, onItsWayOf, paidRefOf, type RefundableOrder } from './refund-item.ts';

/** An order's refund to the card that paid it; minor units of the stay's currency. */
export type CardPart = { readonly id: string; readonly amount: number; readonly refundRef: string };
/** The money of one stay: its card orders and all its payments. */
export type PaidByCard = { readonly orders: readonly RefundableOrder[]; readonly payments: readonly Payment[] };
type AskedRefund = {
  readonly backMethod?: string | null;
  readonly backAmount?: number | null;
  readonly backReason?: string | null;
};

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
export const mostToCards = (paid: PaidByCard): number => sumMinor(cardsOf(paid).map(({ amount }) => amount));

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

/** PA4: why money of a stay may not be refunded as requested. @param stay before the write */
export function refuseAskedRefund(asked: AskedRefund, stay: PaidStay, money: PaidByCard): Refusal | undefined {
  const amount = asked.backAmount ?? 0;
  if (amount <= 0) return refuse('backAmount', 'refundNeeded');
  if (!asked.backMethod) return refuse('backMethod', 'refundMethod');
  if ((asked.backReason ?? '').trim() === '') return refuse('backReason', 'refundReason');
  const refused = refuseRefund({
    stay,
    amount,
    method: asked.backMethod,
    payments: money.payments,
    onItsWay: sumOnItsWay(onItsWayOf(money.orders)),
  });
  if (refused) return { ...refused, field: 'backAmount' };
  return refuseBeyond(stay, amount) ?? refuseMixed(asked, stay, money);
}

/** A cancelled stay only refunds the amount beyond its kept fee. */
function refuseBeyond(stay: PaidStay, amount: number): Refusal | undefined {
  const { refundDue } = stayMoney(stay);
  if (!isReleased(stay.status) || amount <= refundDue) return undefined;
  const text = (minor: number) => amountText(minor, stay.currency);
  return refuse('backAmount', 'refundBeyond', { amount: text(amount), due: text(refundDue), code: stay.code });
}

/** A refund either goes to cards or is only recorded, never both, so that staff know where the money is. */
function refuseMixed(asked: AskedRefund, { currency }: PaidStay, money: PaidByCard): Refusal | undefined {
  const most = mostToCards(money);
  if (asked.backMethod !== 'CREDIT_CARD' || most === 0 || partsToCards(asked, money).length > 0) return undefined;
  const text = (minor: number) => amountText(minor, currency);
  return refuse('backAmount', 'refundCards', { amount: text(asked.backAmount ?? 0), card: text(most) });
}
