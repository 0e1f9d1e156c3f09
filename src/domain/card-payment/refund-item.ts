import { divideHalfUp } from '../money/money.ts';
import type { Payment } from '../payment/payment.ts';
import { leftOfCollections, type OnItsWay } from '../payment/refundable.ts';

/** A paid order, as what goes back of it is decided. Money in minor units of the stay's currency. */
export type RefundableOrder = {
  readonly id: string;
  readonly status?: string | null;
  /** Its payment; null where the stay was gone when the money came. */
  readonly paymentId?: string | null;
  readonly paidTotal?: number | null;
  readonly refundState?: string | null;
  readonly refundReason?: string | null;
  readonly refundAmount?: number | null;
  /** The try that is given back. */
  readonly refundRef?: string | null;
  readonly tries?: readonly { readonly ref?: string | null }[] | null;
};

/** The id of the payment that a try posts, so that it is posted once. */
export const paymentIdOf = (ref: string): string => `card-${ref.replace('.', '-')}`;

/** The try that paid an order; '' where none is known. */
export const paidRefOf = ({ tries, paymentId }: RefundableOrder): string =>
  tries?.find(({ ref }) => ref && paymentIdOf(ref) === paymentId)?.ref ?? '';

/** Whether what goes back is money of the stay; what was charged twice never was. */
export const isOfStay = ({ refundRef, paymentId }: RefundableOrder): boolean =>
  !refundRef || paymentIdOf(refundRef) === paymentId;

/** What the provider was asked to give back of a stay's card payments, and has not yet. */
export const onItsWayOf = (orders: readonly RefundableOrder[]): readonly OnItsWay[] =>
  orders.flatMap((order) =>
    order.refundState === 'REQUESTED' && order.paymentId && isOfStay(order)
      ? [{ paymentId: order.paymentId, amount: order.refundAmount ?? 0 }]
      : [],
  );

/** For these reasons the whole payment goes back, not only what exceeds the amount owed. */
const WHOLE = ['ALREADY_TAKEN', 'CLOSED', 'STAFF'];

/** What becomes of the refund item of one order. */
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
 * The refund items of a stay's card payments after its money changed: never more than the stay is owed back, nor than is
 * left of the payment. What went back by any other way closes an item; it comes back when that refund is reversed. Of a
 * stay that came to nothing each card payment becomes an item, as far as money is due.
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
    // What somebody asked for is no less because the stay owes it to nobody.
    const isAsked = reason === 'ASKED' && refundState === 'ERROR' && !isReleased;
    const most = isAsked ? (order.refundAmount ?? 0) : rest;
    const amount = isWhole ? whole : Math.max(0, Math.min(most, whole));
    rest -= amount;
    const state = refundState === 'ERROR' ? 'ERROR' : 'DUE';
    const because = isReleased && !isWhole ? 'CANCELLED' : reason;
    const refundRef = paidRefOf(order);
    // A closed item keeps its reason, by which it is known should the money be owed again.
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
 * What may go back to the card of an order: what its payment brought, less what left for it by any way.
 * @param isStayGone nothing was posted for it then, so nothing of it can have gone back
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
  // Charged by a second try: no payment of any stay.
  if (order.refundRef && !isOfStay(order)) return order.refundAmount ?? 0;
  if (!order.paymentId) return isStayGone ? (order.paidTotal ?? 0) : 0;
  const left = leftOfCollections({ payments, onItsWay: onItsWayOf(orders) });
  return left.get(order.paymentId) ?? 0;
}

/** What a card was charged, parted into what the stay is owed and what goes back. */
export type Capture = {
  /** Fee and instalments on what counts; the guest's to bear. */
  readonly surcharge: number;
  /** Beyond what is owed, with its part of the fee. */
  readonly back: number;
};

/**
 * PA1: a card may be charged after somebody else paid. Only what the stay still owed counts then, with the fee on it.
 * @param remaining what the stay owed when the money came
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
