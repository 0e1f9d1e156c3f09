import { isReleased, type PaymentState, paymentState } from './status.ts';

/** What a reservation's money is made of. Money in minor units of its currency. */
export type Owed = {
  readonly status?: string | null;
  /** Accommodation and fees of the quote, less its discounts. */
  readonly totalPrice?: number | null;
  /** What the guest bears of the extra charges. */
  readonly chargesTotal?: number | null;
  /** Collections less refunds. */
  readonly paidAmount?: number | null;
  readonly refundedAmount?: number | null;
  /** What is kept of a cancelled stay; absent on those cancelled before anybody was asked. */
  readonly cancelFee?: number | null;
  readonly collectedBy?: string | null;
};

/** The money of a stay, the deposit apart; minor units. */
export type StayMoney = {
  /** Price and extra charges; of a stay that came to nothing what is kept of its money. */
  readonly total: number;
  /** What of the total the guest owes us in all: where a channel collects, the price only as far as we were paid it (SC2). */
  readonly owed: number;
  readonly paid: number;
  readonly refunded: number;
  /** Still to pay; negative when too much was paid (PA1). */
  readonly remaining: number;
  /** What was paid beyond what is owed, and goes back. */
  readonly refundDue: number;
  /** What can still be taken: where a channel collects, its part too. */
  readonly collectable: number;
  readonly state: PaymentState | null;
};

/**
 * PA1, SC2, RS1: what a stay costs, what of it is paid, and what remains or goes back. Nothing else adds these up: desk,
 * lists, pages, mails, payment links and receipts all show this. The channel's part counts as paid to us only once it is;
 * extra charges are the guest's own in any case, since no channel collects them. A stay that came to nothing costs what
 * is kept of its money, and no more than there is of it.
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

/** What is kept of a stay that came to nothing; undefined = it did not. */
function keptOf({ status, cancelFee, paidAmount }: Owed): number | undefined {
  if (!isReleased(status ?? null)) return undefined;
  const paid = paidAmount ?? 0;
  return status === 'CANCELLED' ? Math.min(cancelFee ?? paid, paid) : 0;
}

/** AC4: what the company keeps of a cancelled stay; 0 while nobody has said that anything is kept. */
export const keptFee = (stay: Owed): number =>
  stay.status === 'CANCELLED' && stay.cancelFee != null ? stayMoney(stay).total : 0;

/** As it stands on the reservation, for lists to filter, sort and sum; null is none, which pages leave out. */
export type Balance = {
  readonly grandTotal: number;
  readonly paidAmount: number;
  readonly refundedAmount: number | null;
  readonly remainingPrice: number;
  readonly refundDue: number | null;
  readonly paymentState: PaymentState | null;
  readonly cancelFee?: number;
};

/** What is stored of `stayMoney`. Where more was refunded than a fee leaves, the fee is no more than what was kept. */
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
