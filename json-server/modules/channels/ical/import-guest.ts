import { randomUUID } from 'node:crypto';
import type { ImportRun, WantedBooking } from './import-run.ts';
import { GUESTS } from '../../reservations/names.ts';

/** Whom a stay is booked for; `make` creates the guest, where there is none yet. */
type StayGuest = { readonly id: string; readonly make: () => void };

/**
 * Whom a stay of a channel's calendar is booked for: a guest of the name that the calendar tells, or the one guest that
 * stands for all of this channel whose names it keeps to itself. Who they are is filled in at the reservation. Made only
 * once the stay may be, so that a refused one leaves no guest behind.
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
      // Guests have no rules that could refuse one.
      writer.create(GUESTS, { id, ...values, isBlocked: false, documentSeen: false, tags: ['ical'] });
    },
  };
}
