import { type GuestDataEntry, guestDataOf, peopleOf } from '../../../src/domain/kbs/people.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import type { Tables } from '../../live/rows/company.ts';
import { STAY_GUESTS } from './names.ts';

/** Everybody on a stay: the main guest, then the others in the order in which they were entered. */
export function guestIdsOf(stay: Pick<ReservationsRow, 'id' | 'guestId'>, table: Tables): readonly string[] {
  const others = table(STAY_GUESTS).equal('reservationId', stay.id);
  return [...new Set([stay.guestId, ...others.map((row) => row.guestId)])].filter((id) => id !== '');
}

/** How many people come by the booking. */
export const peopleIn = (stay: ReservationsRow): number => peopleOf(stay);

/** How far the identity data of everybody on a stay are: one answer for the desk, the stay's page and the morning mail. */
export function guestDataIn(stay: ReservationsRow, table: Tables): GuestDataEntry {
  const persons = guestIdsOf(stay, table).flatMap((id) => table('guests').get(id) ?? []);
  return guestDataOf(stay, persons);
}
