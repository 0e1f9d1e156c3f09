import type { CleaningState } from '../housekeeping/cleaning-state.ts';
import { amountText } from '../money/money.ts';
import type { Refusal } from '../rule/refusal.ts';
import { type Owed, stayMoney } from './balance.ts';
import { takenOfOwed } from './take-owed.ts';

/** Requirements missing when guests arrive; minor units of the stay's currency, null = nothing missing. */
export type MissingAtArrival = {
  readonly owedNow: number | null;
  readonly depositDue: number | null;
  readonly homeIs: CleaningState | null;
};
/** The ones settled with the check-in. */
export type AskedArrival = Partial<MissingAtArrival> & {
  readonly takesPayment?: boolean | null;
  readonly payNow?: number | null;
  readonly takesDeposit?: boolean | null;
  readonly marksClean?: boolean | null;
};
export type SettledArrival = { readonly pays: number; readonly takes: number; readonly isCleaned: boolean };

/**
 * OPS1: what a check-in can settle: the guest's debt, the rest of the deposit, and a home not marked clean. While the
 * previous guests are still in the house, it cannot be marked.
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
 * Settles the missing parts with a check-in. Money somebody else has just taken is not taken again.
 * @param missing as of now
 */
export function settleArrival(setup: {
  readonly asked: AskedArrival;
  readonly missing: MissingAtArrival;
  readonly currency: string;
}): SettledArrival | { readonly refused: Refusal } {
  const { asked, missing, currency } = setup;
  const pays = takenOfOwed({
    asked: { takes: asked.takesPayment === true, seen: asked.owedNow, amount: asked.payNow },
    owed: missing.owedNow,
    currency,
    fields: { seen: 'owedNow', amount: 'payNow' },
  });
  if (typeof pays !== 'number') return pays;
  const takesDeposit = asked.takesDeposit === true;
  if (takesDeposit && (asked.depositDue ?? null) !== missing.depositDue) {
    const text = (minor: number | null | undefined) => amountText(minor ?? 0, currency);
    const params = { seen: text(asked.depositDue), now: text(missing.depositDue) };
    return { refused: { status: 409, field: 'depositDue', key: 'reservation.depositChanged', params } };
  }
  return {
    pays,
    takes: takesDeposit ? (missing.depositDue ?? 0) : 0,
    isCleaned: asked.marksClean === true && missing.homeIs !== null,
  };
}
