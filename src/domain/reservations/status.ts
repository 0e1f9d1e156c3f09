import type { IsoInstant } from '../calendar/iso-date.ts';

/** The six of spec §4; which moves between them exist is data: `resources/v1/operational/reservations.json`. */
export type BookingState = 'PENDING' | 'SUCCESSFUL' | 'FINISHED' | 'FAILED' | 'CANCELLED' | 'ALLREADYTAKEN';

/** What availability needs to know of a reservation; also as the browser has it, for which a state is a text. */
export type StatusAndHold = { readonly status: string | null; readonly holdExpiresAt?: IsoInstant | null };

/**
 * AV3: SUCCESSFUL, FINISHED and PENDING with an unexpired hold occupy their nights; FAILED, CANCELLED and
 * ALLREADYTAKEN never do. A PENDING one without a hold waits for people and keeps its nights.
 */
export function occupiesNights({ status, holdExpiresAt }: StatusAndHold, now: IsoInstant): boolean {
  if (status === 'SUCCESSFUL' || status === 'FINISHED') return true;
  return status === 'PENDING' && (!holdExpiresAt || Date.parse(holdExpiresAt) > Date.parse(now));
}

/** AV3: these gave their nights back for good. */
export const RELEASED: readonly string[] = ['FAILED', 'CANCELLED', 'ALLREADYTAKEN'];

export const isReleased = (status: string | null): boolean => status !== null && RELEASED.includes(status);

/** Nothing but "copy as new" leads out of these, so their dates, estate and price are history. */
export function isClosed(status: string | null): boolean {
  return status === 'FINISHED' || isReleased(status);
}

/** RS1: the payment state beside the booking state. */
export type PaymentState = 'UNPAID' | 'PARTIAL' | 'PAID' | 'OVERPAID' | 'REFUNDED';

/**
 * RS1, PA1: more than what is owed is OVERPAID, and a free stay is PAID. A stay that came to nothing, and of which nothing
 * is to go back any more, is REFUNDED. Where nothing was paid and nothing is asked for, since it came to nothing, or a
 * channel collects and has not confirmed it, there is no payment to speak of: null. Amounts in minor units.
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
