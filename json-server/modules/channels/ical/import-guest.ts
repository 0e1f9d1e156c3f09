import { randomUUID } from 'node:crypto';
import type { ImportRun, WantedBooking } from './import-run.ts';
import { GUESTS } from '../../reservations/names.ts';

/** The guest of a stay; `make` creates the guest if there is none yet. */
type StayGuest = { readonly id: string; readonly make: () => void };

/**
 * The guest of a stay from a channel's calendar: a guest with the name in the calendar, or one placeholder guest for
 * all bookings whose names the channel hides. People complete the details at the reservation. Created only once the
 * stay is allowed, so that a refused stay leaves no guest behind.
 */
export function guestOf({ writer, channel }: ImportRun, { meaning }: WantedBooking): StayGuest {
  const channelName = channel.name.slice(0, 60) || '–';
  const name = meaning.kind === 'STAY' ? meaning.guestName : undefined;
  const id = name === undefined ? `gst-channel-${channel.id}` : randomUUID();
  const values =
    name === undefined ? { firstName: channelName, lastName: 'iCal' } : { firstName: name, lastName: channelName };
  return {
    id,
    make: () => {
      if (writer.table(GUESTS).get(id)) return;
      // No rule of guests could refuse it.
      writer.create(GUESTS, { id, ...values, isBlocked: false, documentSeen: false, tags: ['ical'] });
    },
  };
}
