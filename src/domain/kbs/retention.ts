import { addDays, type IsoDate } from '../calendar/iso-date.ts';

/** KB5: retention of the guest book under the old regime, in years; to be confirmed. */
export const RETENTION_YEARS = 5;

/** The first day on which a guest may be anonymised, given their departures; undefined = at once. */
export function anonymousFrom(departures: readonly IsoDate[]): IsoDate | undefined {
  const last = [...departures].sort().at(-1);
  if (last === undefined) return undefined;
  const year = String(Number(last.slice(0, 4)) + RETENTION_YEARS).padStart(4, '0');
  const same = `${year}${last.slice(4)}`;
  // 29 February exists only in leap years.
  return last.endsWith('-02-29') ? addDays(`${year}-02-28`, 1) : same;
}
