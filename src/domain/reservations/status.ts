import type { IsoInstant } from '../calendar/iso-date.ts';

/** The six states of spec §4; `resources/v1/operational/reservations.json` defines the transitions. */
export type BookingState = 'PENDING' | 'SUCCESSFUL' | 'FINISHED' | 'FAILED' | 'CANCELLED' | 'ALLREADYTAKEN';

/** The facts availability needs about a reservation; also in the browser, where a state is a text. */
export type StatusAndHold = { readonly status?: string | null; readonly holdExpiresAt?: IsoInstant | null };

/**
 * AV3: SUCCESSFUL, FINISHED and PENDING with an unexpired hold occupy their nights; FAILED, CANCELLED and ALLREADYTAKEN
 * never do. A PENDING one without a hold waits for people and keeps its nights.
 */
export function occupiesNights({ status, holdExpiresAt }: StatusAndHold, now: IsoInstant): boolean {
  if (status === 'SUCCESSFUL' || status === 'FINISHED') return true;
  return status === 'PENDING' && (!holdExpiresAt || Date.parse(holdExpiresAt) > Date.parse(now));
}

/** AV3: these have released their nights for good. */
export const RELEASED: readonly string[] = ['FAILED', 'CANCELLED', 'ALLREADYTAKEN'];

export const isReleased = (status: string | null | undefined): boolean => RELEASED.includes(status ?? '');

/** Only "copy as new" leads out of these, so their dates, estate and price are final. */
export function isClosed(status: string | null | undefined): boolean {
  return status === 'FINISHED' || isReleased(status);
}

/** RS1: the payment state beside the booking state. */
export type PaymentState = 'UNPAID' | 'PARTIAL' | 'PAID' | 'OVERPAID' | 'REFUNDED';

/**
 * RS1, PA1: more than owed is OVERPAID, and a free stay is PAID. A cancelled stay with nothing left to refund is
 * REFUNDED. If nothing was paid and nothing is due, because it was cancelled, or a channel collects and has not
 * confirmed it, there is no payment state: null. Amounts in minor units.
 */
export function paymentState(money: {
  readonly status: string | null;
  readonly total: number;
  readonly owed: number;
  readonly paid: number;
  readonly refunded: number;
}): PaymentState | null {
  const { status, total, owed, paid, refunded } = money;
  if (paid > owed) return 'OVERPAID';
  if (isReleased(status) && refunded > 0) return 'REFUNDED';
  if (paid < owed) return paid > 0 ? 'PARTIAL' : 'UNPAID';
  const isUnasked = isReleased(status) || (status === 'PENDING' && total > 0);
  return paid === 0 && isUnasked ? null : 'PAID';
}
