import type { CleaningState } from '../housekeeping/cleaning-state.ts';
import { amountText } from '../money/money.ts';
import type { Refusal } from '../rule/refusal.ts';
import { type Owed, stayMoney } from './balance.ts';

/** What is still missing of a stay whose guests are at the door; minor units of its currency, null = nothing. */
export type MissingAtArrival = {
  readonly owedNow: number | null;
  readonly depositDue: number | null;
  readonly homeIs: CleaningState | null;
};
/** What is settled of it with the check-in. */
export type AskedArrival = Partial<MissingAtArrival> & {
  readonly takesPayment?: boolean | null;
  readonly payNow?: number | null;
  readonly takesDeposit?: boolean | null;
  readonly marksClean?: boolean | null;
};
export type SettledArrival = { readonly pays: number; readonly takes: number; readonly isCleaned: boolean };

/**
 * OPS1: what a check-in can settle: what the guest owes, what is left of the deposit, and a home that nobody has called
 * clean. Where guests before are still in the house nobody can call it so.
 */
export function missingAtArrival(facts: {
  readonly stay: Owed;
  readonly deposit:
    | { readonly state?: string | null; readonly required?: number | null; readonly collected?: number | null }
    | undefined;
  readonly home: CleaningState | null;
  readonly isOccupied: boolean;
}): MissingAtArrival {
  const { stay, deposit, home, isOccupied } = facts;
  const { remaining } = stayMoney(stay);
  const due = deposit?.state === 'REQUIRED' ? (deposit.required ?? 0) - (deposit.collected ?? 0) : 0;
  const isClean = home === null || home === 'CLEAN' || home === 'INSPECTED';
  return {
    owedNow: remaining > 0 ? remaining : null,
    depositDue: due > 0 ? due : null,
    homeIs: isClean || isOccupied ? null : home,
  };
}

/**
 * What is settled with a check-in. Money that somebody else has taken meanwhile is not taken again.
 * @param missing as it is now
 */
export function settleArrival(setup: {
  readonly asked: AskedArrival;
  readonly missing: MissingAtArrival;
  readonly currency: string;
}): SettledArrival | { readonly refused: Refusal } {
  const { asked, missing, currency } = setup;
  const text = (minor: number | null | undefined) => amountText(minor ?? 0, currency);
  const refuse = (
    status: 409 | 422,
    field: string,
    key: Refusal['key'],
    params: Refusal['params'] = {},
  ): { readonly refused: Refusal } => ({ refused: { status, field, key, params } });
  const takesPayment = asked.takesPayment === true;
  const takesDeposit = asked.takesDeposit === true;
  if (takesPayment && asked.owedNow !== missing.owedNow) {
    const params = { seen: text(asked.owedNow), now: text(missing.owedNow) };
    return refuse(409, 'owedNow', 'reservation.owedChanged', params);
  }
  const pays = takesPayment ? (asked.payNow ?? missing.owedNow ?? 0) : 0;
  if (takesPayment && pays <= 0) return refuse(422, 'payNow', 'payment.amountNeeded');
  if (takesDeposit && asked.depositDue !== missing.depositDue) {
    const params = { seen: text(asked.depositDue), now: text(missing.depositDue) };
    return refuse(409, 'depositDue', 'reservation.depositChanged', params);
  }
  return {
    pays,
    takes: takesDeposit ? (missing.depositDue ?? 0) : 0,
    isCleaned: asked.marksClean === true && missing.homeIs !== null,
  };
}
