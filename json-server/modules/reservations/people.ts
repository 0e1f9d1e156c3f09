import { type GuestDataEntry, guestDataOf, peopleOf } from '../../../src/domain/kbs/people.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import type { Tables } from '../../live/rows/company.ts';
import { STAY_GUESTS } from './names.ts';

/** All people on a stay: the main guest, then the others in the order they were entered. */
export function guestIdsOf(stay: Pick<ReservationsRow, 'id' | 'guestId'>, table: Tables): readonly string[] {
  const others = table(STAY_GUESTS).equal('reservationId', stay.id);
  return [...new Set([stay.guestId, ...others.map((row) => row.guestId)])].filter((id) => id !== '');
}

/** The number of people in the booking. */
export const peopleIn = (stay: ReservationsRow): number => peopleOf(stay);

/**
 * How complete the identity data of all people on a stay are: one answer for the desk, the stay's page and the morning
 * mail.
 */
export function guestDataIn(stay: ReservationsRow, table: Tables): GuestDataEntry {
  const persons = guestIdsOf(stay, table).flatMap((id) => table('guests').get(id) ?? []);
  return guestDataOf(stay, persons);
}
