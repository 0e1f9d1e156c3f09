import { daysBetween, type IsoDate } from '../calendar/iso-date.ts';

/** Days before the end at which people are told (ES7), the nearest first. */
const NEARING = [7, 30, 60] as const;
/** Days after the end for which it is still news. */
const NEWS = 30;

export type ExpiryNotice = 'expires60' | 'expires30' | 'expires7' | 'expired';

/** Only ends within these days around today are announced. */
export const NOTICE_DAYS = { before: NEWS, after: NEARING[2] } as const;

/**
 * ES7: what is to be told of a document or permit today; undefined = nothing. For one that is
 * found late only the nearest notice is given.
 * @param expiresAt the last day on which it is good
 */
export function expiryNotice(expiresAt: IsoDate, today: IsoDate): ExpiryNotice | undefined {
  const left = daysBetween(today, expiresAt);
  if (left < 0) return left >= -NEWS ? 'expired' : undefined;
  const days = NEARING.find((most) => left <= most);
  return days && `expires${days}`;
}
