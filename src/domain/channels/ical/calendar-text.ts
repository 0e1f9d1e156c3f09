import { icalText } from '../../calendar/ical-text.ts';
import type { IsoDate, IsoInstant } from '../../calendar/iso-date.ts';

/** Nights that are not for sale, as another system may know them: no name, no price, no reason. */
export type ExportedNights = {
  /** Id of the record that has the nights; it stays the same as long as the record exists. */
  readonly id: string;
  readonly kind: 'TAKEN' | 'BLOCKED';
  readonly from: IsoDate;
  /** The first night that is free again. */
  readonly to: IsoDate;
  /** When the record was last changed. */
  readonly changedAt: IsoInstant;
  /** How often it was, from 0. */
  readonly sequence: number;
};

/** What UIDs of our own end with; an event that comes back under one is ours and not another's. */
export const OWN_UID = '@konak';

/**
 * An iCalendar of nights: dates and no times, half-open as stays are (AV1). The same nights give the same text to the byte,
 * whenever it is asked for.
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
