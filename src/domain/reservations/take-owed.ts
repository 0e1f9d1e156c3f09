import { amountText } from '../money/money.ts';
import type { Refusal } from '../rule/refusal.ts';

/** Money the guest pays within a step of their stay, as requested; minor units of the stay's currency. */
export type AskedOwed = {
  readonly takes: boolean;
  /** The debt the person saw. */
  readonly seen: number | null | undefined;
  /** By default all of it. */
  readonly amount: number | null | undefined;
};

/**
 * PA1: the part of the debt collected within a step. Money another person has already collected is not taken again.
 * @param owed the current debt; null = nothing
 * @param fields for the refusal
 * @returns 0 if nothing is collected
 */
export function takenOfOwed(setup: {
  readonly asked: AskedOwed;
  readonly owed: number | null;
  readonly currency: string;
  readonly fields: { readonly seen: string; readonly amount: string };
}): number | { readonly refused: Refusal } {
  const { asked, owed, currency, fields } = setup;
  if (!asked.takes) return 0;
  if ((asked.seen ?? null) !== owed) {
    const params = { seen: amountText(asked.seen ?? 0, currency), now: amountText(owed ?? 0, currency) };
    return { refused: { status: 409, field: fields.seen, key: 'reservation.owedChanged', params } };
  }
  const amount = asked.amount ?? owed ?? 0;
  if (amount > 0) return amount;
  return { refused: { status: 422, field: fields.amount, key: 'payment.amountNeeded', params: {} } };
}
