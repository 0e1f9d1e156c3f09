import type { Row } from '../../../src/config/types.ts';
import { type GuestData, guestDataOf, peopleOf } from '../../../src/domain/kbs/people.ts';
import { textIn } from '../../live/rows/rows.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import type { Tables } from '../../live/rows/company.ts';

export const STAY_GUESTS = 'stay-guests';

/** Everybody on a stay: the main guest, then the others in the order in which they were entered. */
export function guestIdsOf(stay: Row, table: Tables): readonly string[] {
  const others = table(STAY_GUESTS).equal('reservationId', stay.id);
  return [...new Set([textIn(stay, 'guestId'), ...others.map((row) => row.guestId)])].filter((id) => id !== '');
}

/** How many people come by the booking. */
export const peopleIn = (stay: Row): number => peopleOf(stay as ReservationsRow);

/** How far the identity data of everybody on a stay are: one answer for the desk, the stay's page and the morning mail. */
export function guestDataIn(stay: Row, table: Tables): GuestData {
  const persons = guestIdsOf(stay, table).flatMap((id) => table('guests').get(id) ?? []);
  return guestDataOf(
    stay as ReservationsRow,
    persons.map((person) => person),
  );
}
