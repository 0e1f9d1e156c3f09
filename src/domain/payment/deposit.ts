import { amountText, sumMinor } from '../money/money.ts';
import type { Refusal } from '../rule/refusal.ts';
import type { Payment } from './payment.ts';

export type DepositState = 'REQUIRED' | 'WAIVED' | 'COLLECTED' | 'HELD' | 'PARTLY_WITHHELD' | 'WITHHELD' | 'REFUNDED';
/** The state of a deposit; minor units of its currency. */
export type DepositSums = { readonly collected: number; readonly withheld: number; readonly refunded: number };

/** PA2: the deposit as the sum of a stay's payments. */
export function depositSums(payments: Iterable<Payment>): DepositSums {
  const sum = { DEPOSIT_IN: 0, DEPOSIT_OUT: 0, DEPOSIT_WITHHELD: 0 };
  for (const { kind, status, amount } of payments) {
    if (status === 'SUCCESSFUL' && kind in sum) sum[kind as keyof typeof sum] += amount;
  }
  return { collected: sum.DEPOSIT_IN, withheld: sum.DEPOSIT_WITHHELD, refunded: sum.DEPOSIT_OUT };
}

/** The part of a deposit still with us. */
export const heldOf = ({ collected, withheld, refunded }: DepositSums): number =>
  sumMinor([collected, -withheld, -refunded]);

/** PA2: REQUIRED until complete, COLLECTED before the guest arrives, HELD afterwards, then how it was settled. */
export function depositState(setup: {
  readonly required: number;
  readonly sums: DepositSums;
  readonly isWaived: boolean;
  readonly isInHouse: boolean;
}): DepositState {
  const { required, sums, isWaived, isInHouse } = setup;
  const { collected, withheld, refunded } = sums;
  if (collected === 0) return isWaived ? 'WAIVED' : 'REQUIRED';
  if (heldOf(sums) === 0) return withheld === 0 ? 'REFUNDED' : refunded === 0 ? 'WITHHELD' : 'PARTLY_WITHHELD';
  if (withheld + refunded > 0 || isInHouse) return 'HELD';
  return collected >= required || isWaived ? 'COLLECTED' : 'REQUIRED';
}

/** PA2: only money in the deposit can leave it; a withheld part needs a reason. */
export function refuseDeposit(setup: {
  readonly kind: string;
  readonly amount: number;
  readonly currency: string;
  readonly own: string;
  readonly sums: DepositSums;
  readonly reason: string;
  readonly hasEvidence: boolean;
}): Refusal | undefined {
  const { kind, amount, currency, own, sums, reason, hasEvidence } = setup;
  const refuse = (field: string, key: string, params: Refusal['params'] = {}): Refusal => ({
    status: 422,
    field,
    key: `deposit.${key}`,
    params,
  });
  if (currency !== own) return refuse('currency', 'currency', { currency, own });
  if (kind === 'DEPOSIT_IN') return undefined;
  const held = heldOf(sums);
  if (amount > held) {
    return refuse('amount', 'tooMuch', { amount: amountText(amount, own), held: amountText(held, own) });
  }
  if (kind !== 'DEPOSIT_WITHHELD') return undefined;
  if (reason.trim() === '') return refuse('reason', 'reason');
  return hasEvidence ? undefined : refuse('evidence', 'evidence');
}
