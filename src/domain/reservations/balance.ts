import { isReleased, type PaymentState, paymentState } from './status.ts';

/** The parts of a reservation's money. Money in minor units of its currency. */
export type Owed = {
  readonly status?: string | null;
  /** Accommodation and fees of the quote, less its discounts. */
  readonly totalPrice?: number | null;
  /** The guest's part of the extra charges. */
  readonly chargesTotal?: number | null;
  /** Collections less refunds. */
  readonly paidAmount?: number | null;
  readonly refundedAmount?: number | null;
  /** The amount kept of a cancelled stay; absent on stays cancelled before cancellation fees existed. */
  readonly cancelFee?: number | null;
  readonly collectedBy?: string | null;
};

/** The money of a stay, without the deposit; minor units. */
export type StayMoney = {
  /** Price and extra charges; for a cancelled stay the amount kept. */
  readonly total: number;
  /**
   * The part of the total the guest owes us: if a channel collects, the price counts only as far as the channel has
   * paid us (SC2).
   */
  readonly owed: number;
  readonly paid: number;
  readonly refunded: number;
  /** Left to pay; negative after an overpayment (PA1). */
  readonly remaining: number;
  /** The overpaid amount, to be refunded. */
  readonly refundDue: number;
  /** The amount that can still be collected, including the channel's part. */
  readonly collectable: number;
  readonly state: PaymentState | null;
};

/**
 * PA1, SC2, RS1: a stay's cost, the paid part, and the rest or refund. This is the only place that computes them: desk,
 * lists, pages, mails, payment links and receipts all use it. The channel's part counts as paid to us only once it is;
 * extra charges are always the guest's own, because no channel collects them. A cancelled stay costs the amount kept of
 * its money, and at most what was paid.
 */
export function stayMoney(stay: Owed): StayMoney {
  const price = stay.totalPrice ?? 0;
  const charges = stay.chargesTotal ?? 0;
  const paid = stay.paidAmount ?? 0;
  const refunded = stay.refundedAmount ?? 0;
  const kept = keptOf(stay);
  const total = kept ?? price + charges;
  const owed = kept ?? (stay.collectedBy === 'CHANNEL' ? Math.min(paid, price) : price) + charges;
  return {
    total,
    owed,
    paid,
    refunded,
    remaining: owed - paid,
    refundDue: Math.max(0, paid - owed),
    collectable: kept === undefined ? Math.max(0, total - paid) : 0,
    state: paymentState({ status: stay.status ?? null, total, owed, paid, refunded }),
  };
}

/** The amount kept of a cancelled stay; undefined for others. */
function keptOf({ status, cancelFee, paidAmount }: Owed): number | undefined {
  if (!isReleased(status ?? null)) return undefined;
  const paid = paidAmount ?? 0;
  return status === 'CANCELLED' ? Math.min(cancelFee ?? paid, paid) : 0;
}

/** AC4: the cancellation fee the company keeps; 0 by default. */
export const keptFee = (stay: Owed): number =>
  stay.status === 'CANCELLED' && stay.cancelFee != null ? stayMoney(stay).total : 0;

/** The stored balance, for lists to filter, sort and sum; null for zero, which pages leave out. */
export type Balance = {
  readonly grandTotal: number;
  readonly paidAmount: number;
  readonly refundedAmount: number | null;
  readonly remainingPrice: number;
  readonly refundDue: number | null;
  readonly paymentState: PaymentState | null;
  readonly cancelFee?: number;
};

/** The stored parts of `stayMoney`. If more was refunded than a fee leaves, the fee is only what was kept. */
export function balance(stay: Owed): Balance {
  const { total, paid, refunded, remaining, refundDue, state } = stayMoney(stay);
  return {
    grandTotal: total,
    paidAmount: paid,
    remainingPrice: remaining,
    paymentState: state,
    refundedAmount: refunded || null,
    refundDue: refundDue || null,
    ...(stay.status === 'CANCELLED' && stay.cancelFee != null && { cancelFee: total }),
  };
}
