import type { IsoInstant } from '../calendar/iso-date.ts';
import { amountText } from '../money/money.ts';
import type { Refusal } from '../rule/refusal.ts';
import {
  cardFeeOf,
  type CardOrder,
  closedReason,
  expiryOf,
  liveTry,
  mayReopen,
  type OrderedStay,
  refuseOrder,
  spentReason,
  type SpentReason,
  triesOf,
} from './order.ts';
import { paidRefOf, type RefundableOrder } from './refund-item.ts';

/** The fields of a stored order that a change can touch. */
export type ChangedOrder = Pick<CardOrder, 'status' | 'tries' | 'triesBefore'> & {
  readonly orderId?: string | null;
  readonly reservationId?: string | null;
  readonly amount?: number | null;
  readonly currency?: string | null;
  readonly cardFee?: number | null;
  readonly total?: number | null;
  readonly createdAt?: string | null;
  readonly attentionDoneAt?: string | null;
  readonly refundRequestedAt?: string | null;
  readonly reopenedAt?: string | null;
};

type Refused = { readonly refused: Refusal };
const refuse = (status: 409 | 422, field: string, key: string, params: Refusal['params'] = {}): Refused => ({
  refused: { status, field, key: `cardPayment.${key}`, params },
});
const noStay = (): Refused => refuse(422, 'reservationId', 'noStay');

/** The fields of an order that never change. */
const FIXED = [
  'orderId',
  'reservationId',
  'amount',
  'currency',
  'cardFee',
  'total',
  'createdAt',
] as const satisfies readonly (keyof ChangedOrder)[];

/** The kind of a change of an order; PROGRESS = the provider's answers, or staff's cancellation. */
export type OrderChange = Refused | { readonly asks: 'ATTENTION_DONE' | 'REFUND' | 'REOPEN' | 'PROGRESS' };

/** An order is created once; then only its progress, its refund and its link change. */
export function orderChangeOf(record: ChangedOrder, before: ChangedOrder): OrderChange {
  if (FIXED.some((key) => (record[key] ?? null) !== (before[key] ?? null))) return refuse(409, 'amount', 'posted');
  const isNew = (key: 'attentionDoneAt' | 'refundRequestedAt' | 'reopenedAt'): boolean =>
    (record[key] ?? '') !== '' && record[key] !== before[key];
  if (isNew('attentionDoneAt')) return { asks: 'ATTENTION_DONE' };
  if (isNew('refundRequestedAt')) return { asks: 'REFUND' };
  return { asks: isNew('reopenedAt') ? 'REOPEN' : 'PROGRESS' };
}

/** Why an order accepts no further attempt; null while it is closed, or one is running. */
export const spentReasonOf = (order: ChangedOrder): SpentReason | null =>
  ['WAITING', 'FAILED'].includes(order.status) && liveTry(order) === undefined ? (spentReason(order) ?? null) : null;

/** Whether the price of a stay includes the card fee because payment by card was agreed (PR5). */
export const hasCardFee = (
  quote: { readonly lines?: readonly { readonly kind?: string | null }[] | null } | null | undefined,
): boolean => quote?.lines?.some(({ kind }) => kind === 'CARD_FEE') ?? false;

/**
 * A new order for a stay.
 * @param asked minor units; undefined = the rest the stay owes
 * @param percent the card fee on this day
 */
export function decideOrder(setup: {
  readonly stay: OrderedStay | undefined;
  readonly asked: number | undefined;
  readonly percent: number;
  readonly isFeeIncluded: boolean;
  readonly now: IsoInstant;
}) {
  const { stay, percent, isFeeIncluded, now } = setup;
  if (!stay) return noStay();
  const amount = setup.asked ?? stay.remainingPrice;
  const refused = refuseOrder(stay, amount, now);
  if (refused) return { refused };
  const cardFee = cardFeeOf({ amount, percent, isIncluded: isFeeIncluded });
  const total = isFeeIncluded ? amount : amount + cardFee;
  const { currency } = stay;
  const expiresAt = expiryOf(stay, now);
  return { set: { amount, currency, feePercent: percent, cardFee, isFeeIncluded, total, expiresAt } };
}

/**
 * PA4: decided before the provider is asked: the rest of the payment goes back.
 * @param left the refundable amount (`refundableTo`)
 */
export function decideRefundRequest(
  order: RefundableOrder & { readonly currency: string },
  { left, now }: { readonly left: number; readonly now: IsoInstant },
) {
  const { refundState, refundReason, refundAmount, refundRef, paidTotal, currency } = order;
  if (refundState === 'REQUESTED' || refundState === 'REFUNDED') return refuse(409, 'refundState', 'refundedAlready');
  if (left <= 0) {
    return refuse(409, 'refundState', 'nothingLeft', { charged: amountText(paidTotal ?? 0, currency) });
  }
  const isItem = (refundState ?? '') !== '';
  return {
    set: {
      refundState: 'REQUESTED',
      checks: 0,
      nextCheckAt: now,
      refundReason: (isItem && refundReason) || 'STAFF',
      refundAmount: Math.min(left, (isItem && refundAmount) || left),
      refundRef: refundRef || paidRefOf(order),
    },
  };
}

/** Reopens an expired or exhausted link for the amount the stay still owes; earlier attempts no longer count. */
export function decideReopen(order: CardOrder, stay: OrderedStay | undefined, now: IsoInstant) {
  if (!stay) return noStay();
  const refused = refuseOrder(stay, order.amount, now);
  if (refused) return { refused };
  if (!mayReopen(closedReason(order, stay, now))) return refuse(409, 'status', 'stillOpen');
  const triesBefore = triesOf(order).length;
  const set = { status: 'WAITING', spentReason: null, failureCode: null, nextCheckAt: null, triesBefore };
  return { set: { ...set, expiresAt: expiryOf(stay, now) } };
}
