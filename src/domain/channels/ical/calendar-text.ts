import { icalText } from '../../calendar/ical-text.ts';
import type { IsoDate, IsoInstant } from '../../calendar/iso-date.ts';

/** Nights that are not for sale, for other systems: no name, no price, no reason. */
export type ExportedNights = {
  /** Id of the record that occupies the nights; stable as long as the record exists. */
  readonly id: string;
  readonly kind: 'TAKEN' | 'BLOCKED';
  readonly from: IsoDate;
  /** The first free night after it. */
  readonly to: IsoDate;
  /** When the record was last changed. */
  readonly changedAt: IsoInstant;
  /** Number of changes, from 0. */
  readonly sequence: number;
};

/** Suffix of our own UIDs; an imported event with one is our own. */
export const OWN_UID = '@konak';

/**
 * An iCalendar of nights: dates without times, half-open like stays (AV1). The same nights always give the same bytes.
 */
export function calendarText({
  name,
  nights,
}: {
  readonly name: string;
  readonly nights: readonly ExportedNights[];
}): string {
  const events = nights.map(({ id, kind, ...night }) => ({
    ...night,
    uid: `${id}${OWN_UID}`,
    summary: kind === 'TAKEN' ? 'Reserved' : 'Blocked',
    isBusy: true,
  }));
  return icalText({ product: 'Availability', name, events });
}
