import type { IsoInstant } from '../calendar/iso-date.ts';

/**
 * What availability needs to know of a reservation. `status` is one of the six of spec §4; which moves between them
 * exist is data: `resources/v1/operational/reservations.json`.
 */
export type StatusAndHold = { readonly status: string; readonly holdExpiresAt?: IsoInstant | null };

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

export const isReleased = (status: string): boolean => RELEASED.includes(status);

/** Nothing but "copy as new" leads out of these, so their dates, estate and price are history. */
export function isClosed(status: string): boolean {
  return status === 'FINISHED' || isReleased(status);
}

/** RS1: the payment state beside the booking state. Amounts in minor units. */
export type PaymentState = 'UNPAID' | 'PARTIAL' | 'PAID' | 'OVERPAID';

/** PA1 without refunds: more than the total is OVERPAID, and a free stay is PAID. */
export function paymentState({ total, paid }: { readonly total: number; readonly paid: number }): PaymentState {
  if (paid > total) return 'OVERPAID';
  if (paid === total) return 'PAID';
  return paid > 0 ? 'PARTIAL' : 'UNPAID';
}
