import { isIban } from '../text/identifiers.ts';
import type { Refusal } from '../rule/refusal.ts';

/** A statement to be paid out; minor units. */
export type ToPay = {
  /** Its label. */
  readonly name: string;
  readonly status: string;
  readonly currency: string;
  readonly balance: number;
  readonly iban: string;
  /** Unchanged since the person saw it. */
  readonly isAsSeen: boolean;
};

/**
 * Why a statement cannot be part of a payout run; undefined = it can.
 * @param account the paying one; undefined if nothing is paid
 */
export function whyNotPaid(statement: ToPay, account: { readonly currency: string } | undefined): Refusal | undefined {
  const { name, status, currency, balance, iban, isAsSeen } = statement;
  const refuse = (status: 409 | 422, key: Refusal['key']): Refusal => ({
    status,
    field: 'statements',
    key,
    params: { name, currency, account: account?.currency ?? '' },
  });
  if (status === 'PAID') return refuse(409, 'payout.paid');
  if (status !== 'PUBLISHED') return refuse(409, 'payout.notPublished');
  if (!isAsSeen) return refuse(409, 'payout.changed');
  if (balance < 0) return refuse(422, 'payout.nothing');
  // Nothing is paid: it is closed as settled.
  if (balance === 0) return undefined;
  if (!account) return refuse(422, 'payout.noAccount');
  if (currency !== account.currency) return refuse(422, 'payout.currency');
  if (iban === '') return refuse(422, 'payout.noIban');
  return isIban(iban) ? undefined : refuse(422, 'payout.wrongIban');
}

/** Characters of a reference that banks transmit. */
const LONGEST = 35;

/**
 * The number of a transfer: home and month of its statement, `KNK-119 2026-10`, and a counter if several owners of a
 * home are paid. @param taken earlier ones of its order
 */
export function transferNumber(
  of: { readonly code: string; readonly period: string },
  taken: ReadonlySet<string>,
): string {
  const code = of.code.replace(/[^A-Za-z0-9-]/gu, '').slice(0, LONGEST - 12) || 'ST';
  const first = `${code} ${of.period}`;
  for (let count = 2, number = first; ; count += 1) {
    if (!taken.has(number)) return number;
    number = `${first} ${count}`;
  }
}
