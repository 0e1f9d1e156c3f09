import { sumMinor } from '../money/money.ts';
import { isPaymentCounted, type Payment } from './payment.ts';

/** A requested but not completed refund of a card payment; it counts as refunded. */
export type OnItsWay = { readonly paymentId: string; readonly amount: number };
export const sumOnItsWay = (amounts: readonly OnItsWay[]): number => sumMinor(amounts.map(({ amount }) => amount));

type Moved = {
  readonly payments: readonly Payment[];
  readonly onItsWay?: readonly OnItsWay[];
};

/** The id of a refund to a payment's card is derived from the payment, so it is posted once. */
export const cardRefundId = (paymentId: string): string => `back-${paymentId}`;

const baseOf = ({ baseAmount, amount }: Payment): number => baseAmount ?? amount;
const isByLink = ({ origin }: Payment): boolean => origin === 'CARD';

/** The completed and pending refunds to the card of one payment; minor units of the stay's currency. */
export function backToCardOf(paymentId: string, { payments, onItsWay = [] }: Moved): number {
  const back = payments.find((payment) => payment.id === cardRefundId(paymentId) && isPaymentCounted(payment));
  const asked = onItsWay.filter((each) => each.paymentId === paymentId);
  return (back ? baseOf(back) : 0) + sumOnItsWay(asked);
}

/**
 * PA4: the rest of each collection of a stay, by its id, in the stay's currency. Card refunds reduce that card's
 * payment. Other refunds are not tied to a payment: they reduce collections of the same method, then those by payment
 * link, because one button refunds them, then the others.
 * @param payments all of one stay
 */
export function leftOfCollections(moved: Moved): ReadonlyMap<string, number> {
  const collections = moved.payments.filter((payment) => payment.kind === 'COLLECTION' && isPaymentCounted(payment));
  const left = new Map<string, number>();
  const named = new Set<string>();
  for (const collection of collections) {
    const { id = '' } = collection;
    left.set(id, Math.max(0, baseOf(collection) - backToCardOf(id, moved)));
    named.add(cardRefundId(id));
  }
  const take = (amount: number, from: readonly Payment[]): number => {
    let rest = amount;
    for (const { id = '' } of from) {
      const part = Math.min(rest, left.get(id) ?? 0);
      left.set(id, (left.get(id) ?? 0) - part);
      rest -= part;
    }
    return rest;
  };
  const byHand = collections.filter((each) => !isByLink(each));
  const byLink = collections.filter(isByLink);
  const others = moved.payments
    .filter((each) => each.kind === 'REFUND' && isPaymentCounted(each) && !named.has(each.id ?? ''))
    .map((each) => {
      const isSame = ({ method }: Payment): boolean => method === each.method;
      return take(baseOf(each), [...byHand.filter(isSame), ...byLink.filter(isSame)]);
    });
  for (const rest of others) take(rest, [...byLink, ...byHand]);
  return left;
}
