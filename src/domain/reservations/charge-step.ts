import type { Refusal } from '../rule/refusal.ts';
import { type Owed, stayMoney } from './balance.ts';

/** A charge added together with others. */
type SteppedCharge = { readonly code: string; readonly bornBy: string };

/**
 * PA1: why charges added together cannot be undone together: one has been assigned to another payer and so to an
 * owner's statement, or the guest has paid since and would have overpaid.
 * @param stay as it would be without them
 * @param isPaidSince money of the stay moved after they were added
 */
export function refuseUndoneCharges(setup: {
  readonly charges: readonly SteppedCharge[];
  readonly stay: Owed;
  readonly code: string;
  readonly isPaidSince: boolean;
}): Refusal | undefined {
  const { charges, stay, code, isPaidSince } = setup;
  const refuse = (key: Refusal['key'], params: Refusal['params']): Refusal => {
    return { status: 409, field: 'chargesTotal', key, params };
  };
  if (charges.length === 0) return refuse('charge.undoNone', { code });
  const moved = charges.find(({ bornBy }) => bornBy !== 'GUEST');
  if (moved) return refuse('charge.undoMoved', { charge: moved.code });
  return isPaidSince && stayMoney(stay).remaining < 0 ? refuse('charge.undoPaid', { code }) : undefined;
}
