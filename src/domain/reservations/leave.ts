import { amountText } from '../money/money.ts';
import type { Refusal } from '../rule/refusal.ts';

/** The deposit at check-out; minor units of the stay's currency. */
export type AskedDeposit = {
  /** It is returned with the check-out. */
  readonly settlesDeposit?: boolean | null;
  /** The held amount the person saw. */
  readonly depositHeld?: number | null;
};

/**
 * PA2: a deposit returned at check-out: the held amount after a withheld damage. Money already returned or withheld by
 * another person is not returned again.
 * @param held the amount still with us
 * @returns the returned amount; 0 if not requested, or nothing is held
 */
export function depositBack(setup: {
  readonly asked: AskedDeposit;
  readonly held: number;
  readonly currency: string;
}): number | { readonly refused: Refusal } {
  const { asked, held, currency } = setup;
  if (asked.settlesDeposit !== true) return 0;
  const seen = asked.depositHeld ?? held;
  if (seen === held) return Math.max(0, held);
  const params = { seen: amountText(seen, currency), held: amountText(held, currency) };
  return { refused: { status: 409, field: 'depositHeld', key: 'deposit.heldChanged', params } };
}
