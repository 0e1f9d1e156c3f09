import { isPaymentCounted, paidBy, type Payment } from './payment.ts';
import { leftOfCollections, type OnItsWay } from './refundable.ts';

/** Money that goes back to a guest by one method; minor units of the stay's currency. */
export type RefundWay = { readonly method: string; readonly amount: number };
export type RefundWays = {
  /** Through the provider that took it, to the card that paid. */
  readonly toCard: number;
  /** What somebody gives back by hand, or has to order at a bank: it is only recorded. */
  readonly byHand: readonly RefundWay[];
};

/**
 * PA4: by which ways an amount goes back: as it came, to cards first, since their provider knows the guest's; what is left
 * of other payments by their method, the last one first.
 * @param payments all of one stay
 * @param amount no more than was paid
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
