import { isPaymentCounted, paidBy, type Payment } from './payment.ts';
import { leftOfCollections, type OnItsWay } from './refundable.ts';

/** A refund to a guest by one method; minor units of the stay's currency. */
export type RefundWay = { readonly method: string; readonly amount: number };
export type RefundWays = {
  /** Through the provider, to the card that paid. */
  readonly toCard: number;
  /** Paid by hand or ordered at a bank; only recorded here. */
  readonly byHand: readonly RefundWay[];
};

/**
 * PA4: how an amount is refunded: the way it came, cards first, because their provider knows them; then the rest of
 * other payments by their method, last one first.
 * @param payments all of one stay
 * @param amount at most the paid amount
 */
export function refundWays({
  payments,
  onItsWay = [],
  amount,
}: {
  readonly payments: readonly Payment[];
  readonly onItsWay?: readonly OnItsWay[];
  readonly amount: number;
}): RefundWays {
  const left = leftOfCollections({ payments, onItsWay });
  const collections = payments.filter((payment) => payment.kind === 'COLLECTION' && isPaymentCounted(payment));
  const leftIn = (list: readonly Payment[]): number => list.reduce((sum, { id = '' }) => sum + (left.get(id) ?? 0), 0);
  const toCard = Math.min(amount, leftIn(collections.filter(({ origin }) => origin === 'CARD')));
  let rest = amount - toCard;
  const byMethod = new Map<string, number>();
  for (const payment of collections.filter(({ origin }) => origin !== 'CARD').toReversed()) {
    const method = payment.method || 'CASH';
    const room = method === 'CASH' ? paidBy(payments, method) - (byMethod.get(method) ?? 0) : rest;
    const part = Math.max(0, Math.min(rest, left.get(payment.id ?? '') ?? 0, room));
    if (part === 0) continue;
    byMethod.set(method, (byMethod.get(method) ?? 0) + part);
    rest -= part;
  }
  return { toCard, byHand: [...byMethod].map(([method, part]) => ({ method, amount: part })) };
}
