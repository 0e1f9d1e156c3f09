import { textIn } from '../../../rows.ts';
import type { ImportRun, Wanted } from './import-run.ts';

const GUESTS = 'guests';

/**
 * Whom a stay of a channel's calendar is booked for: a guest of the name that the calendar tells, or the one guest that
 * stands for all of this channel whose names it keeps to itself. Who they are is filled in at the reservation.
 */
export function guestOf({ writer, channel }: ImportRun, { meaning }: Wanted): string {
  const channelName = textIn(channel, 'name').slice(0, 60) || '–';
  const name = meaning.kind === 'STAY' ? meaning.guestName : undefined;
  const id = `gst-channel-${channel.id}`;
  if (name === undefined && writer.table(GUESTS).get(id)) return id;
  const made = writer.create(GUESTS, {
    ...(name === undefined
      ? { id, firstName: channelName, lastName: 'iCal' }
      : { firstName: name, lastName: channelName }),
    ...{ isBlocked: false, documentSeen: false, tags: ['ical'] },
  });
  // Guests have no rules that could refuse one.
  return 'row' in made ? made.row.id : id;
}
