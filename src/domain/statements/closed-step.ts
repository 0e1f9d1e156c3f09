import { amountText } from '../money/money.ts';
import type { Refusal } from '../rule/refusal.ts';
import type { Period } from './period.ts';
import { isPublished } from './plan.ts';

/** A write of a published statement, with the facts it depends on. Money in minor units. */
export type ClosedFacts = {
  readonly statement: {
    readonly status: string;
    readonly balance: number;
    readonly currency: string;
    readonly period: Period;
  };
  /** The state after the write. */
  readonly to: string;
  /** Changed keys, without the server's stamps. */
  readonly changed: readonly string[];
  /** Later statements of the same account, the nearest first; read only for a payout. */
  readonly later: () => readonly { readonly status: string; readonly carryover: number; readonly period: Period }[];
  /** The payment of its payout. */
  readonly payout: { readonly no: string; readonly isStanding: boolean } | undefined;
  /** Why the payout is reversed. */
  readonly reason: string;
};
/** SETTLE: the balance is zero, so no money moves. */
export type ClosedStep = { readonly does: 'TELL' | 'PAY' | 'SETTLE' | 'TAKE_BACK' } | { readonly refused: Refusal };

/** Records of the declaration and the payout may follow later; all other keys of a snapshot never change. */
const LATER: readonly string[] = ['withholdingDeclaredAt', 'withholdingDocNo', 'payoutPaymentId'];

const refused = (key: Refusal['key'], params: Refusal['params']): ClosedStep => ({
  refused: { status: 409, field: 'status', key, params },
});

/**
 * AC5: a published statement is a snapshot: it is paid, its tax is declared, its payout may be reversed, and nothing
 * else changes it.
 */
export function closedStep({ statement, to, changed, later, payout, reason }: ClosedFacts): ClosedStep {
  const { status, balance, currency, period: month } = statement;
  if (to === status) {
    const isTold = changed.length > 0 && changed.every((key) => LATER.includes(key));
    return isTold ? { does: 'TELL' } : refused('statement.published', { month });
  }
  if (status === 'PAID') {
    if (to !== 'PUBLISHED') return refused('statement.paid', { month, no: payout?.no ?? '' });
    if (!payout?.isStanding || reason !== '') return { does: 'TAKE_BACK' };
    return { refused: { status: 422, field: 'payoutReverseReason', key: 'validation.required', params: {} } };
  }
  if (balance < 0) return refused('statement.debt', { amount: amountText(balance, currency), month });
  // A statement whose payout came back after the next was published is not carried over: it is paid on its own.
  const next = later().find((one) => isPublished(one.status) && one.carryover !== 0);
  if (next) return refused('statement.carried', { month: next.period });
  return { does: balance === 0 ? 'SETTLE' : 'PAY' };
}
