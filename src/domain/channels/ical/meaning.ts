import { fold } from '../../text/fold.ts';

/** An event of a channel's calendar is a booking, or closed nights. */
export type EventMeaning =
  | {
      readonly kind: 'STAY';
      /** If the channel provides it. */
      readonly guestName?: string;
      /** The channel's own booking number. */
      readonly reference?: string;
    }
  | { readonly kind: 'BLOCK' };

/** Folded words channels use for nights without a guest. */
const BLOCKED = /\b(not available|unavailable|blocked|closed|kapali|musait degil|bloke|engelli)\b/;
/** "Reserved - Ada", used by Vrbo and HomeAway. */
const NAMED = /^\s*(?:reserved|reservation|booked|booking|rezerve|rezervasyon)\s*[-–:](.*)$/i;
/** Airbnb: the link in the description ends with the booking number. */
const AIRBNB_NUMBER = /airbnb\.[a-z.]{2,6}\/\S{0,80}reservations\/(?:details\/)?([A-Z0-9]{6,20})\b/;
/** Characters of a first name in our records. */
const NAME_LENGTH = 60;

/**
 * Interprets an event's summary and description. Airbnb: "Reserved" and "Airbnb (Not available)". Booking.com writes
 * "CLOSED - Not available" for bookings and closed days alike, so both are blocks. Vrbo: "Reserved - Name" and
 * "Blocked". Anything else is a booking: one booking too many gets noticed, a double-booked night does not.
 */
export function meaningOf({
  summary,
  description,
}: {
  readonly summary: string;
  readonly description: string;
}): EventMeaning {
  if (BLOCKED.test(fold(summary))) return { kind: 'BLOCK' };
  const guestName = NAMED.exec(summary)?.[1]?.trim().slice(0, NAME_LENGTH);
  const reference = AIRBNB_NUMBER.exec(description)?.[1];
  return {
    kind: 'STAY',
    ...(guestName ? { guestName } : {}),
    ...(reference === undefined ? {} : { reference }),
  };
}
