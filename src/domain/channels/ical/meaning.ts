import { fold } from '../../text/fold.ts';

/** An event of a channel's calendar is a booking, or nights that nobody may have. */
export type EventMeaning =
  | {
      readonly kind: 'STAY';
      /** As far as the channel tells one. */
      readonly guestName?: string;
      /** The channel's own number of the booking. */
      readonly reference?: string;
    }
  | { readonly kind: 'BLOCK' };

/** Folded words by which channels mark nights without a guest. */
const BLOCKED = /\b(not available|unavailable|blocked|closed|kapali|musait degil|bloke|engelli)\b/;
/** "Reserved - Ada", as Vrbo and HomeAway write it. */
const NAMED = /^\s*(?:reserved|reservation|booked|booking|rezerve|rezervasyon)\s*[-–:](.*)$/i;
/** Airbnb: the address of the booking in the description ends with its number. */
const AIRBNB_NUMBER = /airbnb\.[a-z.]{2,6}\/\S{0,80}reservations\/(?:details\/)?([A-Z0-9]{6,20})\b/;
/** Characters of a first name in our records. */
const NAME_LENGTH = 60;

/**
 * What the summary and the description of an event say. Airbnb: "Reserved" and "Airbnb (Not available)". Booking.com
 * writes "CLOSED - Not available" for bookings and closed days alike, so both are blocks. Vrbo: "Reserved - Name" and
 * "Blocked". Whatever says nothing of the kind is a booking: a guest too many shows, a night sold twice does not.
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
