import type { IsoInstant } from '../calendar/iso-date.ts';

/** Hours a PENDING reservation made by staff keeps its nights. */
export const STAFF_HOLD_HOURS = 24;

/** @returns the moment the hold ends */
export function holdUntil(now: IsoInstant, hours: number = STAFF_HOLD_HOURS): IsoInstant {
  return new Date(Date.parse(now) + hours * 3_600_000).toISOString();
}
