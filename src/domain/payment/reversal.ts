import { type Posting, reversedEntries } from '../ledger/posting.ts';
import { amountText } from '../money/money.ts';
import type { Refusal } from '../rule/refusal.ts';
import { depositSums, heldOf } from './deposit.ts';
import { mirrorOf, paidOf, type Payment, type PaymentDecision, refuse } from './payment.ts';
import { backToCardOf, type OnItsWay, sumOnItsWay } from './refundable.ts';

/** A posted payment before its change. */
type Posted = Payment & { readonly id: string };

/** Values a reversal copies from the payment. */
const COPIED = [
  'reservationId',
  'estateId',
  'method',
  'amount',
  'currency',
  'rate',
  'rateDate',
  'baseCurrency',
  'baseAmount',
  'accountId',
  'purpose',
  'lines',
] as const satisfies readonly (keyof Payment)[];

/**
 * PA4: the only change of a posted payment is its reversal, once, by a linked opposite payment. The given reason
 * belongs to the reversal; a refund keeps its own.
 * @param asked the payment after the change
 * @param payments all of its stay, including itself
 * @param onItsWay pending refunds to the stay's cards
 * @param stayCurrency '' without a stay
 * @returns refused: 409 `payment.posted`, 422 `payment.givenBack`
 */
export function decideReversal(setup: {
  readonly before: Posted;
  readonly asked: Pick<Payment, 'status' | 'reason'>;
  readonly payments: readonly Payment[];
  readonly onItsWay: readonly OnItsWay[];
  readonly stayCurrency: string;
  readonly now: string;
}): PaymentDecision {
  const { before, asked, now } = setup;
  const isReversed = before.status === 'SUCCESSFUL' && asked.status === 'REVERSED';
  if (!isReversed) return { refused: { ...refuse('amount', 'posted', { no: before.no ?? '' }), status: 409 } };
  const refused = refuseGap(setup);
  if (refused) return { refused };
  const kind = mirrorOf(before.kind);
  const isTransfer = kind === 'TRANSFER';
  const mirror = {
    id: `${before.id}-r`,
    ...Object.fromEntries(COPIED.map((key) => [key, before[key] ?? null])),
    ...(isTransfer && { accountFromId: before.accountToId ?? null, accountToId: before.accountFromId ?? null }),
    kind,
    status: 'REVERSED',
    origin: 'REVERSAL',
    reversesId: before.id,
    paidAt: now,
    reason: asked.reason ?? null,
  };
  const set = { reason: before.reason ?? null, reverseReason: asked.reason ?? null };
  return { set, postings: [], makes: [mirror] };
}

/** Money already refunded or used cannot be reversed. */
function refuseGap(setup: Parameters<typeof decideReversal>[0]): Refusal | undefined {
  const { before, payments, onItsWay, stayCurrency } = setup;
  const others = payments.filter(({ id }) => id !== before.id);
  const short = before.kind === 'COLLECTION' ? paidOf(others) - sumOnItsWay(onItsWay) : 0;
  const held = before.kind === 'DEPOSIT_IN' ? heldOf(depositSums(others)) : 0;
  const gap = Math.min(short, held, -backToCardOf(before.id, { payments, onItsWay }));
  if (gap >= 0) return undefined;
  return refuse('reason', 'givenBack', { no: before.no ?? '', amount: amountText(-gap, stayCurrency) });
}

/** PA4: the entries of a reversal: the opposite of the original ones. @param entries of the payment it reverses */
export const decideMirror = (entries: readonly Posting[]): PaymentDecision => ({
  set: {},
  postings: reversedEntries(entries).map(
    ({ account, accountId = null, reservationId = null, currency, debit, credit }): Posting => ({
      account,
      accountId,
      reservationId,
      currency,
      debit,
      credit,
    }),
  ),
  makes: [],
});
