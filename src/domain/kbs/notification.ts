import { endOfBusinessDay } from '../calendar/business-day.ts';
import { type IsoInstant, todayIn } from '../calendar/iso-date.ts';

/** KB2: the state of a notification. */
export type KbsStatus = 'INCOMPLETE' | 'READY' | 'SENDING' | 'SENT' | 'ERROR' | 'MARKED_SENT' | 'CANCELLED';
export type KbsEvent = 'CHECK_IN' | 'CHECK_OUT' | 'CORRECTION';
/** The receiver: the police in towns, the gendarmerie in the country. */
export type KbsAuthority = 'POLICE' | 'GENDARMERIE';

/** It has not been sent: it still follows the data, and is simply dropped if nothing happened. */
export const isNotificationUnsent = (status: string | null | undefined): boolean =>
  status === 'INCOMPLETE' || status === 'READY' || status === 'ERROR';
/** The authority knows it: only another notification can cancel it (KB2). */
export const isReported = (status: string | null | undefined): boolean => status === 'SENT' || status === 'MARKED_SENT';

/** KB6, assumed: hours after which an unsent notification is overdue. */
const HOURS = 3;

/**
 * KB1, KB6: three hours after the event, but on the same day, because arrivals must be reported on the day of arrival.
 */
export function dueAt(eventAt: IsoInstant): IsoInstant {
  const soon = new Date(Date.parse(eventAt) + HOURS * 3_600_000).toISOString();
  const end = endOfBusinessDay(todayIn(new Date(eventAt)));
  return soon < end ? soon : end;
}

/** The authority of a home; the police by default (assumed). */
export function authorityOf(home: { readonly kbsAuthority?: string | null } | undefined): KbsAuthority {
  return home?.kbsAuthority === 'GENDARMERIE' ? 'GENDARMERIE' : 'POLICE';
}

/** While it is open, its data decide whether it can be sent; later they change nothing. */
export function statusWith(status: KbsStatus | null, missing: readonly string[]): KbsStatus | null {
  if (status === 'INCOMPLETE' && missing.length === 0) return 'READY';
  return (status === 'READY' || status === 'ERROR') && missing.length > 0 ? 'INCOMPLETE' : status;
}

/** ms between two attempts to reach the authority's service: increasing, at most five minutes. */
export function waitAfter(attempts: number): number {
  return Math.min(300_000, 2000 * 2 ** Math.max(0, Math.min(20, attempts - 1)));
}
