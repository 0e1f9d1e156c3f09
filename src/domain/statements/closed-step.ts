import { amountText } from '../money/money.ts';
import type { Refusal } from '../rule/refusal.ts';
import type { Period } from './period.ts';
import { isPublished } from './plan.ts';

/** A published statement that somebody writes, and what is known around it. Money in minor units. */
export type ClosedFacts = {
  readonly statement: {
    readonly status: string;
    readonly balance: number;
    readonly currency: string;
    readonly period: Period;
  };
  /** The state that it would be in. */
  readonly to: string;
  /** Keys that would change, without what the server stamps. */
  readonly changed: readonly string[];
  /** Of the same account, the nearest first; asked only where it is to be paid. */
  readonly later: () => readonly { readonly status: string; readonly carryover: number; readonly period: Period }[];
  /** The payment of its payout. */
  readonly payout: { readonly no: string; readonly isStanding: boolean } | undefined;
  /** Why the payout is taken back. */
  readonly reason: string;
};
/** SETTLE: it comes to zero, so that nothing is moved. */
export type ClosedStep = { readonly does: 'TELL' | 'PAY' | 'SETTLE' | 'TAKE_BACK' } | { readonly refused: Refusal };

/** What is kept of a declaration and of a payout may be told later; all other keys of a snapshot stay. */
const LATER: readonly string[] = ['withholdingDeclaredAt', 'withholdingDocNo', 'payoutPaymentId'];

const refused = (key: Refusal['key'], params: Refusal['params']): ClosedStep => ({
  refused: { status: 409, field: 'status', key, params },
});

/**
 * AC5: a published statement is a snapshot: it is paid, its tax is declared, its payout may come back, and nothing else ever
 * happens to it.
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
  // One whose payout came back after the next was published stands in no other: it is paid for itself.
  const next = later().find((one) => isPublished(one.status) && one.carryover !== 0);
  if (next) return refused('statement.carried', { month: next.period });
  return { does: balance === 0 ? 'SETTLE' : 'PAY' };
}
