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
  const fee = feeOf(record, before) ?? 0;
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

/**
 * What is kept of a cancelled stay; all of what was paid goes back where nobody says otherwise. Nothing else has a fee, and
 * neither have stays that were cancelled before anybody was asked.
 */
export function feeOf(
  { status, cancelFee }: Pick<EndingStay, 'status' | 'cancelFee'>,
  before: Pick<EndingStay, 'status'> | undefined,
): number | null {
  if (status !== 'CANCELLED') return null;
  return cancelFee ?? (before?.status === 'CANCELLED' ? null : 0);
}
