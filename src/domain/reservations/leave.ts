import { amountText } from '../money/money.ts';
import type { Refusal } from '../rule/refusal.ts';

/** The deposit as the check-out reads it; minor units of the stay's currency. */
export type AskedDeposit = {
  /** It goes back with the check-out. */
  readonly settlesDeposit?: boolean | null;
  /** What whoever checks them out saw as held. */
  readonly depositHeld?: number | null;
};

/**
 * PA2: a deposit that goes back when its guests leave: what is held of it once a damage was kept. Nobody gives back what
 * another has given back, or kept, meanwhile.
 * @param held what of it is with us now
 * @returns what goes back; 0 where nobody asked for it, or nothing is held
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
