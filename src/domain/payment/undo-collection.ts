import type { Refusal } from '../rule/refusal.ts';
import { isPaymentCounted, isDeposit, type Payment, refuse } from './payment.ts';

type Moved = Payment & { readonly createdAt?: string | null };

/**
 * PA4: why the last payment of a stay cannot be undone in one step. Undoing means reversing it on the same day; if
 * other money of the stay moved afterwards, it must be reversed by hand.
 * @param payment undefined = missing
 * @param payments all of its stay
 * @returns 409, or undefined
 */
export function refuseUndoneCollection(setup: {
  readonly payment: Moved | undefined;
  readonly payments: readonly Moved[];
  readonly code: string;
}): Refusal | undefined {
  const { payment, payments, code } = setup;
  if (!payment || !isPaymentCounted(payment)) return { ...refuse('paidAmount', 'undoGone', { code }), status: 409 };
  const since = payment.createdAt ?? '';
  const isFollowed = payments.some(
    ({ id, kind, createdAt }) => id !== payment.id && !isDeposit(kind) && (createdAt ?? '') > since,
  );
  return isFollowed ? { ...refuse('paidAmount', 'undoFollowed', { code }), status: 409 } : undefined;
}
