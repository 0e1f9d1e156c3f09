import { type GuestStanding, standingOf, standingWith, standingWithout } from '../../../src/domain/crm/standing.ts';
import type { Tables } from '../../live/rows/company.ts';
import type { GuestsRow } from '../../live/rows/stored/guests.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import { holdsAll } from '../../live/rows/rows.ts';
import { STAYS, STAY_GUESTS } from '../reservations/names.ts';

/** The stays that a guest booked, and those of others that the guest is on. */
export function staysOf(
  guestId: string,
  table: Tables,
): { readonly own: readonly ReservationsRow[]; readonly along: readonly ReservationsRow[] } {
  const along = table(STAY_GUESTS)
    .equal('guestId', guestId)
    .flatMap((row) => table(STAYS).get(row.reservationId) ?? [])
    .filter((stay) => stay.guestId !== guestId);
  return { own: table(STAYS).equal('guestId', guestId), along };
}

export const standingIn = (guestId: string, table: Tables): GuestStanding => standingOf(staysOf(guestId, table));

/** What the guest's record says by now; undefined when nobody has counted yet. */
function standingOn(guest: GuestsRow): GuestStanding | undefined {
  const { kind, stayCount, lastStayAt } = guest;
  if ((kind !== 'GUEST' && kind !== 'LEAD') || typeof stayCount !== 'number') return undefined;
  return { kind, stayCount, lastStayAt: lastStayAt ?? null };
}

/** The guest with that standing, when it is news; people do not read it as an edit. */
function standingNews(guest: GuestsRow, standing: GuestStanding): GuestsRow | undefined {
  return holdsAll(guest, standing) ? undefined : { ...guest, ...standing };
}

/** The guest with what all their stays say, when that is news. */
export function withStanding(guest: GuestsRow, table: Tables): GuestsRow | undefined {
  if ((guest.mergedIntoId ?? '') !== '') return undefined;
  return standingNews(guest, standingIn(guest.id, table));
}

/** The same after a new stay of their own: whoever comes often, or books for others, is not counted from the start. */
export function withNewStay(guest: GuestsRow, stay: ReservationsRow, table: Tables): GuestsRow | undefined {
  const before = standingOn(guest);
  if (before === undefined || (guest.mergedIntoId ?? '') !== '') return withStanding(guest, table);
  return standingNews(guest, standingWith(before, stay));
}

/** The same after a stay of their own that nobody had come to is none any more. */
export function withoutStay(guest: GuestsRow, table: Tables): GuestsRow | undefined {
  const before = standingOn(guest);
  if (before === undefined || (guest.mergedIntoId ?? '') !== '') return withStanding(guest, table);
  return standingNews(guest, standingWithout(before));
}
