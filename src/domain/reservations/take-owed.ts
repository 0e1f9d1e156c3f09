import { amountText } from '../money/money.ts';
import type { Refusal } from '../rule/refusal.ts';

/** Money that the guest pays within a step of their stay, as it was asked about; minor units of the stay's currency. */
export type AskedOwed = {
  readonly takes: boolean;
  /** What whoever takes it saw as owed. */
  readonly seen: number | null | undefined;
  /** Left out: all of it. */
  readonly amount: number | null | undefined;
};

/**
 * PA1: what of the debt is taken within a step. Money that another has taken by then is not taken again.
 * @param owed as it is now; null = nothing
 * @param fields where a refusal stands
 * @returns 0 where nobody takes any
 */
export function takenOfOwed(setup: {
  readonly asked: AskedOwed;
  readonly owed: number | null;
  readonly currency: string;
  readonly fields: { readonly seen: string; readonly amount: string };
}): number | { readonly refused: Refusal } {
  const { asked, owed, currency, fields } = setup;
  if (!asked.takes) return 0;
  if (asked.seen !== owed) {
    const params = { seen: amountText(asked.seen ?? 0, currency), now: amountText(owed ?? 0, currency) };
    return { refused: { status: 409, field: fields.seen, key: 'reservation.owedChanged', params } };
  }
  const amount = asked.amount ?? owed ?? 0;
  if (amount > 0) return amount;
  return { refused: { status: 422, field: fields.amount, key: 'payment.amountNeeded', params: {} } };
}
