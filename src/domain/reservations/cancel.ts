import { amountText } from '../money/money.ts';
import type { Refusal } from '../rule/refusal.ts';
import { type BookingState, isReleased } from './status.ts';

/** What decides whether a stay may still come to nothing. Money in minor units of `currency`. */
export type EndingStay = {
  readonly code?: string | null;
  readonly status: BookingState | null;
  readonly actualCheckInAt?: string | null;
  readonly cancelFee?: number | null;
  readonly paidAmount?: number | null;
  readonly currency?: string | null;
};

/** Its guests came and have not left. */
export const isInHouse = ({ status, actualCheckInAt }: Pick<EndingStay, 'status' | 'actualCheckInAt'>): boolean =>
  status === 'SUCCESSFUL' && Boolean(actualCheckInAt);

/**
 * Why a stay may not come to nothing, whoever asks for it: its guests are in the house, where only their departure ends it
 * (RS3), or more is to be kept of it than was paid.
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

/** A cancellation as it was asked about: what its policy asked for then, and who is to hear of it. */
export type AskedEnd = Pick<EndingStay, 'status' | 'currency'> & { readonly policyFee?: number | null };

/**
 * Whoever cancelled saw another fee than the policy asks for now: a day has passed, a payment came in, or the policy changed.
 * @param policyFee what it asks for now; undefined = there is no policy
 */
export function refusePolicyFee(
  { status, policyFee: seen, currency }: AskedEnd,
  before: Pick<EndingStay, 'status'> | undefined,
  policyFee: () => number | undefined,
): Refusal | undefined {
  if (!isEnded({ status }, before) || seen == null) return undefined;
  const now = policyFee();
  if (now === undefined || now === seen) return undefined;
  const text = (minor: number) => amountText(minor, currency ?? '');
  const params = { seen: text(seen), now: text(now) };
  return { status: 409, field: 'policyFee', key: 'reservation.policyFee', params };
}

/** What was asked about a cancellation goes with it: none of it is about a stay that comes about. */
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

/** What is known of guests who did not come. */
type NoShow = Pick<EndingStay, 'status'> & {
  readonly noShowAt?: string | null;
  readonly releasesNights?: boolean | null;
};

/** Guests did not come, and whoever says so releases their nights: the stay is cancelled then. */
export const isReleasedNoShow = (record: NoShow, before: NoShow | undefined): boolean =>
  before?.status === 'SUCCESSFUL' && !before.noShowAt && Boolean(record.noShowAt) && record.releasesNights === true;

/** A cancellation that is taken back. */
export const isRevived = (
  { status }: Pick<EndingStay, 'status'>,
  before: Pick<EndingStay, 'status'> | undefined,
): boolean => before?.status === 'CANCELLED' && status === 'SUCCESSFUL';

/** It is cancelled just now. */
export const isEnded = (
  record: Pick<EndingStay, 'status'> | undefined,
  before: Pick<EndingStay, 'status'> | undefined,
): boolean => before !== undefined && before.status !== 'CANCELLED' && record?.status === 'CANCELLED';

/**
 * What is kept of a cancelled stay; all of what was paid goes back where nobody says otherwise. Nothing else has a fee, and
 * neither have stays that were cancelled before anybody was asked.
 */
export function cancelFeeOf(
  { status, cancelFee }: Pick<EndingStay, 'status' | 'cancelFee'>,
  before: Pick<EndingStay, 'status'> | undefined,
): number | null {
  if (status !== 'CANCELLED') return null;
  return cancelFee ?? (before?.status === 'CANCELLED' ? null : 0);
}
