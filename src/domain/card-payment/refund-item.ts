import { divideHalfUp } from '../money/money.ts';
import type { Payment } from '../payment/payment.ts';
import { leftOfCollections, type OnItsWay } from '../payment/refundable.ts';

/** A paid order, for deciding its refund. Money in minor units of the stay's currency. */
export type RefundableOrder = {
  readonly id: string;
  readonly status?: string | null;
  /** Its payment; null if the stay no longer existed when the money arrived. */
  readonly paymentId?: string | null;
  readonly paidTotal?: number | null;
  readonly refundState?: string | null;
  readonly refundReason?: string | null;
  readonly refundAmount?: number | null;
  /** The refunded attempt. */
  readonly refundRef?: string | null;
  readonly tries?: readonly { readonly ref?: string | null }[] | null;
};

/** The id of the payment an attempt posts, so it is posted once. */
export const paymentIdOf = (ref: string): string => `card-${ref.replace('.', '-')}`;

/** The attempt that paid an order; '' if unknown. */
export const paidRefOf = ({ tries, paymentId }: RefundableOrder): string =>
  tries?.find(({ ref }) => ref && paymentIdOf(ref) === paymentId)?.ref ?? '';

/** Whether the refund is money of the stay; a double charge never was. */
export const isOfStay = ({ refundRef, paymentId }: RefundableOrder): boolean =>
  !refundRef || paymentIdOf(refundRef) === paymentId;

/** Refunds requested from the provider for a stay's card payments, but not completed. */
export const onItsWayOf = (orders: readonly RefundableOrder[]): readonly OnItsWay[] =>
  orders.flatMap((order) =>
    order.refundState === 'REQUESTED' && order.paymentId && isOfStay(order)
      ? [{ paymentId: order.paymentId, amount: order.refundAmount ?? 0 }]
      : [],
  );

/** For these reasons the whole payment goes back, not only what exceeds the amount owed. */
const WHOLE = ['ALREADY_TAKEN', 'CLOSED', 'STAFF'];

/** The new state of an order's refund item. */
export type RefundItem = {
  readonly id: string;
  readonly set: {
    readonly refundState: 'DUE' | 'ERROR' | null;
    readonly refundReason: string | null;
    readonly refundAmount: number | null;
    readonly refundRef: string | null;
  };
};

/**
 * The refund items of a stay's card payments after its money changed: never more than the stay is owed, nor than the
 * rest of the payment. A refund by any other way closes an item; reversing that refund reopens it. For a cancelled stay
 * each card payment becomes an item, as far as money is due.
 */
export function refundItems(setup: {
  readonly orders: readonly RefundableOrder[];
  readonly payments: readonly Payment[];
  /** Paid beyond what is owed. */
  readonly refundDue: number;
  readonly isReleased: boolean;
}): readonly RefundItem[] {
  const { orders, payments, refundDue, isReleased } = setup;
  const onItsWay = onItsWayOf(orders);
  const left = leftOfCollections({ payments, onItsWay });
  let rest = onItsWay.reduce((sum, { amount }) => sum - amount, refundDue);
  return orders.flatMap((order): readonly RefundItem[] => {
    const { id, paymentId, refundState, refundReason: reason = null } = order;
    if (order.status !== 'PAID' || !paymentId || !isOfStay(order)) return [];
    if (refundState === 'REQUESTED' || refundState === 'REFUNDED') return [];
    if (!refundState && !reason && !isReleased) return [];
    const isWhole = reason !== null && WHOLE.includes(reason);
    const whole = left.get(paymentId) ?? 0;
    // A requested refund stays the same even if the stay no longer owes it.
    const isAsked = reason === 'ASKED' && refundState === 'ERROR' && !isReleased;
    const most = isAsked ? (order.refundAmount ?? 0) : rest;
    const amount = isWhole ? whole : Math.max(0, Math.min(most, whole));
    rest -= amount;
    const state = refundState === 'ERROR' ? 'ERROR' : 'DUE';
    const because = isReleased && !isWhole ? 'CANCELLED' : reason;
    const refundRef = paidRefOf(order);
    // A closed item keeps its reason, which identifies it if the money is owed again.
    const set: RefundItem['set'] =
      amount > 0
        ? { refundState: state, refundReason: because, refundAmount: amount, refundRef }
        : { refundState: null, refundReason: reason, refundAmount: null, refundRef: null };
    const isSame =
      (refundState ?? null) === set.refundState &&
      (order.refundAmount ?? null) === set.refundAmount &&
      (amount === 0 || reason === set.refundReason);
    return isSame ? [] : [{ id, set }];
  });
}

/**
 * The amount that can be refunded to the card of an order: its payment, less everything already refunded by any way.
 * @param isStayGone no payment was posted then, so nothing can have been refunded
 */
export function refundableTo(
  order: RefundableOrder,
  setup: {
    readonly orders: readonly RefundableOrder[];
    readonly payments: readonly Payment[];
    readonly isStayGone: boolean;
  },
): number {
  const { orders, payments, isStayGone } = setup;
  // Charged by a second attempt: no payment of any stay.
  if (order.refundRef && !isOfStay(order)) return order.refundAmount ?? 0;
  if (!order.paymentId) return isStayGone ? (order.paidTotal ?? 0) : 0;
  const left = leftOfCollections({ payments, onItsWay: onItsWayOf(orders) });
  return left.get(order.paymentId) ?? 0;
}

/** A card charge, split into the amount the stay owes and the refund. */
export type Capture = {
  /** Fee and instalment costs on the credited amount; paid by the guest. */
  readonly surcharge: number;
  /** The excess, with its part of the fee. */
  readonly back: number;
};

/**
 * PA1: a card may be charged after somebody else has paid. Only the amount the stay still owes is credited, plus its
 * fee.
 * @param remaining the amount the stay owed when the payment arrived
 */
export function partCapture(setup: {
  readonly amount: number;
  readonly total: number;
  readonly remaining: number;
}): Capture {
  const { amount, total, remaining } = setup;
  const owed = Math.max(0, Math.min(amount, remaining));
  const extra = BigInt(Math.max(0, total - amount));
  const surcharge = amount > 0 ? Number(divideHalfUp(extra * BigInt(owed), BigInt(amount))) : 0;
  return { surcharge, back: total - owed - surcharge };
}
