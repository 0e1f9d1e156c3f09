import { addDays, type IsoDate } from '../calendar/iso-date.ts';
import { isPublished } from '../statements/plan.ts';
import type { Refusal } from '../rule/refusal.ts';

/** A month of a home with an owner statement. */
type StatedMonth = { readonly period: string; readonly status: string };
type Bounds = { readonly date: IsoDate; readonly today: IsoDate; readonly days: number };

/**
 * AC5: why a payment cannot be posted on a day: too long ago, or in a month closed by its owner's published statement.
 * An amount paid before payments existed (OPENING) keeps its date.
 * @param days back from today, by the company's settings
 */
export function refusePaymentDate(
  bounds: Bounds & { readonly statements: readonly StatedMonth[]; readonly origin?: string | null },
): Refusal | undefined {
  const { date, today, days, statements, origin } = bounds;
  if (origin === 'OPENING') return undefined;
  const refuse = (key: Refusal['key'], params: Refusal['params']): Refusal => ({
    status: 422,
    field: 'paidAt',
    key,
    params,
  });
  const earliest = addDays(today, -days);
  if (date < earliest) return refuse('payment.tooEarly', { date, days, earliest });
  const month = date.slice(0, 7);
  const isClosed = statements.some(({ period, status }) => period === month && isPublished(status));
  return isClosed ? refuse('payment.closedMonth', { month }) : undefined;
}

/** Why a charge cannot have a date: long ago and before its stay, or after both its stay and today. */
export function refuseChargeDate(
  bounds: Bounds & { readonly checkIn: IsoDate; readonly checkOut: IsoDate },
): Refusal | undefined {
  const { date, today, days, checkIn, checkOut } = bounds;
  const refuse = (key: Refusal['key'], params: Refusal['params']): Refusal => ({
    status: 422,
    field: 'date',
    key,
    params,
  });
  const usual = addDays(today, -days);
  const earliest = checkIn < usual ? checkIn : usual;
  if (date < earliest) return refuse('charge.tooEarly', { date, days, earliest });
  const latest = checkOut > today ? checkOut : today;
  return date > latest ? refuse('charge.tooLate', { date, latest }) : undefined;
}
