import { endOfBusinessDay } from '../calendar/business-day.ts';
import { type IsoInstant, todayIn } from '../calendar/iso-date.ts';

/** KB2: where a notification is on its way. */
export type KbsStatus = 'INCOMPLETE' | 'READY' | 'SENDING' | 'SENT' | 'ERROR' | 'MARKED_SENT' | 'CANCELLED';
export type KbsEvent = 'CHECK_IN' | 'CHECK_OUT' | 'CORRECTION';
/** Who is told: the police in towns, the gendarmerie in the country. */
export type KbsAuthority = 'POLICE' | 'GENDARMERIE';

/** It has not left the house yet: it still follows the data, and is simply dropped when nothing happened after all. */
export const isNotificationUnsent = (status: string | null): boolean =>
  status === 'INCOMPLETE' || status === 'READY' || status === 'ERROR';
/** The authority knows of it: only another notification takes it back (KB2). */
export const isReported = (status: string | null): boolean => status === 'SENT' || status === 'MARKED_SENT';

/** KB6, assumed: hours after which a notification that is not sent is overdue. */
const HOURS = 3;

/** KB1, KB6: three hours after the event, and never later than its day, for arrivals are told on the day of arrival. */
export function dueAt(eventAt: IsoInstant): IsoInstant {
  const soon = new Date(Date.parse(eventAt) + HOURS * 3_600_000).toISOString();
  const end = endOfBusinessDay(todayIn(new Date(eventAt)));
  return soon < end ? soon : end;
}

/** Whom a home reports to; the police unless the home says otherwise (assumed). */
export function authorityOf(home: { readonly kbsAuthority?: string | null } | undefined): KbsAuthority {
  return home?.kbsAuthority === 'GENDARMERIE' ? 'GENDARMERIE' : 'POLICE';
}

/** While it is open, its data decide whether it can be sent; afterwards they change nothing. */
export function statusWith(status: KbsStatus | null, missing: readonly string[]): KbsStatus | null {
  if (status === 'INCOMPLETE' && missing.length === 0) return 'READY';
  return (status === 'READY' || status === 'ERROR') && missing.length > 0 ? 'INCOMPLETE' : status;
}

/** ms between two tries to reach the authority's service: longer each time, five minutes at most. */
export function waitAfter(attempts: number): number {
  return Math.min(300_000, 2000 * 2 ** Math.max(0, Math.min(20, attempts - 1)));
}
