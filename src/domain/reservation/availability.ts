import type { IsoDate, IsoInstant } from '../calendar/iso-date.ts';
import { overlaps } from '../calendar/iso-date.ts';
import type { Occupancy } from './status.ts';
import { occupiesNights } from './status.ts';

/** A reservation as availability sees it. */
export type BookedStay = Occupancy & {
  readonly id: string;
  readonly code: string;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
};

/**
 * AV4: the one answer to "is it free?": the first stay of the same estate that occupies a wanted night (AV1, AV3), or
 * undefined. The record itself (`wanted.id`) does not block its own move.
 * @param stays the reservations of one estate, in any order; other estates' must not be among them
 */
export function findBlockingStay<Booked extends BookedStay>({
  stays,
  wanted,
  now,
}: {
  readonly stays: Iterable<Booked>;
  readonly wanted: { readonly id?: string; readonly checkIn: IsoDate; readonly checkOut: IsoDate };
  readonly now: IsoInstant;
}): Booked | undefined {
  for (const stay of stays) {
    if (stay.id !== wanted.id && overlaps(stay, wanted) && occupiesNights(stay, now)) return stay;
  }
  return undefined;
}
