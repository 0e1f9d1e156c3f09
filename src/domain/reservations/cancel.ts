import { amountText } from '../money/money.ts';
import type { Refusal } from '../rule/refusal.ts';
import { type BookingState, isReleased } from './status.ts';

/** The facts that decide whether a stay may be cancelled. Money in minor units of `currency`. */
export type EndingStay = {
  readonly code?: string | null;
  readonly status?: BookingState | null;
  readonly actualCheckInAt?: string | null;
  readonly cancelFee?: number | null;
  readonly paidAmount?: number | null;
  readonly currency?: string | null;
};

/** Its guests have arrived and not left. */
export const isInHouse = ({ status, actualCheckInAt }: Pick<EndingStay, 'status' | 'actualCheckInAt'>): boolean =>
  status === 'SUCCESSFUL' && Boolean(actualCheckInAt);

/**
 * Why a stay cannot be cancelled: its guests are in the house, where only their departure ends it (RS3), or the fee
 * exceeds the paid amount.
 * @returns 409 or 422, or undefined
 */
export function refuseEnd(record: EndingStay, before: EndingStay | undefined): Refusal | undefined {
  if (before && isReleased(record.status) && isInHouse(before)) {
    return { status: 409, field: 'status', key: 'reservation.cancelInHouse', params: { code: before.code ?? '' } };
  }
  const fee = cancelFeeOf(record, before) ?? 0;
  const paid = (before ?? record).paidAmount ?? 0;
  if (fee <= paid) return undefined;
  const text = (minor: number) => amountText(minor, record.currency ?? '');
  return {
    status: 422,
    field: 'cancelFee',
    key: 'reservation.cancelFee',
    params: { fee: text(fee), paid: text(paid) },
  };
}

/** A cancellation as requested: the policy's fee at that time, and who is notified. */
export type AskedEnd = Pick<EndingStay, 'status' | 'currency'> & { readonly policyFee?: number | null };

/**
 * The policy's fee has changed since the person saw it: a day has passed, a payment came in, or the policy changed.
 * @param policyFee the current one; undefined = there is no policy
 */
export function refusePolicyFee(
  record: AskedEnd,
  before: Pick<EndingStay, 'status'> | undefined,
  policyFee: () => number | undefined,
): Refusal | undefined {
  const { policyFee: seen, currency } = record;
  if (!isEnded(record, before) || seen == null) return undefined;
  const now = policyFee();
  if (now === undefined || now === seen) return undefined;
  const text = (minor: number) => amountText(minor, currency ?? '');
  const params = { seen: text(seen), now: text(now) };
  return { status: 409, field: 'policyFee', key: 'reservation.policyFee', params };
}

/** Values of a cancellation, removed when the stay is not cancelled. */
export const NO_END = {
  cancelReason: null,
  cancelNote: null,
  policyFee: null,
  feeReason: null,
  refundNow: null,
  tellGuest: null,
  endedFrom: null,
  releasesNights: null,
} as const;

/** The facts about a no-show. */
type NoShow = Pick<EndingStay, 'status'> & {
  readonly noShowAt?: string | null;
  readonly releasesNights?: boolean | null;
};

/** A no-show whose nights are released: the stay is cancelled then. */
export const isReleasedNoShow = (record: NoShow, before: NoShow | undefined): boolean =>
  before?.status === 'SUCCESSFUL' && !before.noShowAt && Boolean(record.noShowAt) && record.releasesNights === true;

/** Whether a cancellation is undone. */
export const isRevived = (
  { status }: Pick<EndingStay, 'status'>,
  before: Pick<EndingStay, 'status'> | undefined,
): boolean => before?.status === 'CANCELLED' && status === 'SUCCESSFUL';

/** Whether it is being cancelled. */
export const isEnded = (
  record: Pick<EndingStay, 'status'> | undefined,
  before: Pick<EndingStay, 'status'> | undefined,
): boolean => before !== undefined && before.status !== 'CANCELLED' && record?.status === 'CANCELLED';

/**
 * The fee of a cancelled stay; by default everything paid is refunded. Other stays have no fee, nor do stays cancelled
 * before cancellation fees existed.
 */
export function cancelFeeOf(
  { status, cancelFee }: Pick<EndingStay, 'status' | 'cancelFee'>,
  before: Pick<EndingStay, 'status'> | undefined,
): number | null {
  if (status !== 'CANCELLED') return null;
  return cancelFee ?? (before?.status === 'CANCELLED' ? null : 0);
}
