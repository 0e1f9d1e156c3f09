import { addDays, type IsoDate } from '../calendar/iso-date.ts';

/** KB5: years that the book of guests was kept under the old regime; the period is to be confirmed. */
export const RETENTION_YEARS = 5;

/** The day from which on a guest may be made anonymous, given the days of their departures; undefined = at once. */
export function anonymousFrom(departures: readonly IsoDate[]): IsoDate | undefined {
  const last = [...departures].sort().at(-1);
  if (last === undefined) return undefined;
  const year = String(Number(last.slice(0, 4)) + RETENTION_YEARS).padStart(4, '0');
  const same = `${year}${last.slice(4)}`;
  // The 29th of February has a day only in every fourth year.
  return last.endsWith('-02-29') ? addDays(`${year}-02-28`, 1) : same;
}
