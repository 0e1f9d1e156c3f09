import { daysBetween, type IsoDate } from '../calendar/iso-date.ts';

/** Days before expiry at which people are notified (ES7), nearest first. */
const NEARING = [7, 30, 60] as const;
/** Days after expiry during which a notice is still sent. */
const NEWS = 30;

export type ExpiryNotice = 'expires60' | 'expires30' | 'expires7' | 'expired';

/** Only ends within these days around today are announced. */
export const NOTICE_DAYS = { before: NEWS, after: NEARING[2] } as const;

/**
 * ES7: the notice for a document or permit today; undefined = none. If it was found late, only the nearest notice is
 * given.
 * @param expiresAt its last valid day
 */
export function expiryNotice(expiresAt: IsoDate, today: IsoDate): ExpiryNotice | undefined {
  const left = daysBetween(today, expiresAt);
  if (left < 0) return left >= -NEWS ? 'expired' : undefined;
  const days = NEARING.find((most) => left <= most);
  return days && `expires${days}`;
}
