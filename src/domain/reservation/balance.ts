import type { PaymentState } from './status.ts';
import { paymentState } from './status.ts';

/** What a reservation's balance is made of. Money in minor units of its currency. */
export type Owed = {
  readonly totalPrice?: number | null;
  readonly chargesTotal?: number | null;
  readonly paidAmount?: number | null;
  readonly collectedBy?: string | null;
};
/** Minor units; `remainingPrice` is negative when too much was paid. */
export type Balance = {
  readonly paidAmount: number;
  readonly remainingPrice: number;
  readonly paymentState: PaymentState;
};

/**
 * PA1; `paidAmount` is the sum of the collections less the refunds. SC2: where the channel
 * collects, the guest owes nothing of the price, and what is paid counts towards it first; the extra charges are the
 * guest's own in any case, since no channel collects them.
 */
export function balance({ totalPrice, chargesTotal, paidAmount, collectedBy }: Owed): Balance {
  const paid = paidAmount ?? 0;
  const price = totalPrice ?? 0;
  const owed = (collectedBy === 'CHANNEL' ? Math.min(paid, price) : price) + (chargesTotal ?? 0);
  return { paidAmount: paid, remainingPrice: owed - paid, paymentState: paymentState({ total: owed, paid }) };
}
