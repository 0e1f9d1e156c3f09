import { amountText } from '../money/money.ts';
import type { Refusal } from '../rule/refusal.ts';

/** What is asked of a deposit while its guests leave; minor units of the stay's currency. */
export type AskedDeposit = {
  /** It is settled with the check-out. */
  readonly settlesDeposit?: boolean | null;
  /** What whoever checks them out saw as held. */
  readonly depositHeld?: number | null;
  /** What of it is kept for a damage. */
  readonly depositKept?: number | null;
  readonly keptReason?: string | null;
};
/** What becomes of it. */
export type SettledDeposit = { readonly kept: number; readonly back: number };

/**
 * PA2: a deposit that is settled when its guests leave: what is kept has a reason and a picture, the rest goes back.
 * @param held what of it is with us now
 * @returns undefined where nobody asked for it, or nothing is held
 */
export function settleDeposit(setup: {
  readonly asked: AskedDeposit;
  readonly held: number;
  readonly hasPicture: boolean;
  readonly currency: string;
}): SettledDeposit | { readonly refused: Refusal } | undefined {
  const { asked, held, hasPicture, currency } = setup;
  if (asked.settlesDeposit !== true) return undefined;
  const text = (minor: number) => amountText(minor, currency);
  const refuse = (field: string, key: Refusal['key'], params: Refusal['params'] = {}) => ({
    refused: { status: 422, field, key, params } as const,
  });
  const seen = asked.depositHeld ?? held;
  if (seen !== held) {
    const { refused } = refuse('depositHeld', 'deposit.heldChanged', { seen: text(seen), held: text(held) });
    return { refused: { ...refused, status: 409 } };
  }
  if (held <= 0) return undefined;
  const kept = asked.depositKept ?? 0;
  if (kept > held) return refuse('depositKept', 'deposit.tooMuch', { amount: text(kept), held: text(held) });
  if (kept > 0 && (asked.keptReason ?? '').trim() === '') return refuse('keptReason', 'deposit.reason');
  if (kept > 0 && !hasPicture) return refuse('damagePhotos', 'deposit.picture');
  return { kept, back: held - kept };
}
