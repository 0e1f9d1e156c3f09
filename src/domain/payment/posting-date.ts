import { addDays, type IsoDate } from '../calendar/iso-date.ts';
import { isPublished } from '../statement/plan.ts';
import type { Refusal } from '../rule/refusal.ts';

/** A month of a home that an owner statement was made of. */
type StatedMonth = { readonly period: string; readonly status: string };
type Bounds = { readonly date: IsoDate; readonly today: IsoDate; readonly days: number };

function refuseEarly({ date, today, days }: Bounds, field: string, key: Refusal['key']): Refusal | undefined {
  const earliest = addDays(today, -days);
  return date < earliest ? { status: 422, field, key, params: { date, days, earliest } } : undefined;
}

/**
 * AC5: why a payment may not be posted on a day: longer ago than anybody looks, or in a month that its owner's published
 * statement has closed.
 * @param days back from today, as the company's settings say
 */
export function refusePaymentDate(bounds: Bounds & { readonly statements: readonly StatedMonth[] }) {
  const early = refuseEarly(bounds, 'paidAt', 'payment.tooEarly');
  if (early) return early;
  const month = bounds.date.slice(0, 7);
  const isClosed = bounds.statements.some(({ period, status }) => period === month && isPublished(status));
  return isClosed
    ? ({ status: 422, field: 'paidAt', key: 'payment.closedMonth', params: { month } } satisfies Refusal)
    : undefined;
}

/** Why a charge may not have a day: long ago, or after both today and the end of its stay. */
export function refuseChargeDate(bounds: Bounds & { readonly checkOut: IsoDate }): Refusal | undefined {
  const early = refuseEarly(bounds, 'date', 'charge.tooEarly');
  if (early) return early;
  const { date, today, checkOut } = bounds;
  const latest = checkOut > today ? checkOut : today;
  return date > latest ? { status: 422, field: 'date', key: 'charge.tooLate', params: { date, latest } } : undefined;
}
