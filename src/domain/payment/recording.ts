import { type IsoDate, type IsoInstant, todayIn } from '../calendar/iso-date.ts';
import type { Refusal } from '../rule/refusal.ts';
import type { PAYMENT_METHODS } from './methods.ts';
import { type PaidStay, refuse, refuseCollection } from './payment.ts';

type Method = (typeof PAYMENT_METHODS)[number];
/** The money fields in a write of a stay: with a moment, a received amount; without, the sum. */
type SentMoney = {
  readonly paidAmount?: number | null;
  readonly receivedAt?: IsoInstant | null;
  readonly paymentMethod?: Method | null;
};
type StayBefore = PaidStay & { readonly paymentMethod?: Method | null };

export type Recording =
  | { readonly refused: Refusal }
  /** No money came; the sum stays. */
  | { readonly does: 'KEEP'; readonly paidAmount: number }
  | {
      readonly does: 'COLLECT';
      readonly amount: number;
      readonly method: Method;
      readonly receivedOn: IsoDate;
      /** The sum with it. */
      readonly paidAmount: number;
      /** The agreed payment method from now on. */
      readonly paymentMethod: Method | null;
    };

/**
 * PA1: the paid amount of a reservation is the sum of its payments. Recording a payment sends the amount received now,
 * which becomes a collection; any other write cannot change the sum. A new reservation may include a first payment.
 */
export function decideRecording(sent: SentMoney, before: StayBefore | undefined): Recording {
  if (!before) return { does: 'KEEP', paidAmount: sent.paidAmount ?? 0 };
  const paid = before.paidAmount ?? 0;
  const receivedAt = sent.receivedAt ?? '';
  if (receivedAt === '') {
    // A client that replaces the whole record need not know the sum.
    const isOther = typeof sent.paidAmount === 'number' && sent.paidAmount !== paid;
    if (isOther) return { refused: refuse('paidAmount', 'serverKept', { code: before.code }) };
    return { does: 'KEEP', paidAmount: paid };
  }
  const amount = sent.paidAmount ?? 0;
  if (amount <= 0) return { refused: refuse('paidAmount', 'amountNeeded') };
  const refused = refuseCollection({ stay: before, amount });
  if (refused) return { refused: { ...refused, field: refused.field === 'amount' ? 'paidAmount' : refused.field } };
  const known = before.paymentMethod || null;
  const method = sent.paymentMethod || known || 'CASH';
  return {
    does: 'COLLECT',
    amount,
    method,
    receivedOn: todayIn(new Date(receivedAt)),
    paidAmount: paid + amount,
    // The method of the rest does not change the price: the card fee depends on the method agreed for the stay (PR5).
    paymentMethod: known ?? (method === 'CREDIT_CARD' ? null : method),
  };
}
