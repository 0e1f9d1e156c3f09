import { type GuestStanding, standingOf, standingWith, standingWithout } from '../../../src/domain/crm/standing.ts';
import type { Tables } from '../../live/rows/company.ts';
import type { GuestsRow } from '../../live/rows/stored/guests.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import { holdsAll } from '../../live/rows/rows.ts';
import { STAYS, STAY_GUESTS } from '../reservations/names.ts';

/** The stays that a guest booked, and those of others in which the guest is named. */
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

/** The standing on the guest's record; undefined when not counted yet. */
function standingOn(guest: GuestsRow): GuestStanding | undefined {
  const { kind, stayCount, lastStayAt } = guest;
  if ((kind !== 'GUEST' && kind !== 'LEAD') || typeof stayCount !== 'number') return undefined;
  return { kind, stayCount, lastStayAt: lastStayAt ?? null };
}

/** The guest with that standing, if it changed; it does not count as an edit. */
function standingNews(guest: GuestsRow, standing: GuestStanding): GuestsRow | undefined {
  return holdsAll(guest, standing) ? undefined : { ...guest, ...standing };
}

/** The guest with the standing from all their stays, if it changed. */
export function withStanding(guest: GuestsRow, table: Tables): GuestsRow | undefined {
  if ((guest.mergedIntoId ?? '') !== '') return undefined;
  return standingNews(guest, standingIn(guest.id, table));
}

/** The same after a new stay of their own, without counting from the start for people with many stays. */
export function withNewStay(guest: GuestsRow, stay: ReservationsRow, table: Tables): GuestsRow | undefined {
  const before = standingOn(guest);
  if (before === undefined || (guest.mergedIntoId ?? '') !== '') return withStanding(guest, table);
  return standingNews(guest, standingWith(before, stay));
}

/** The same after a future stay of their own no longer counts. */
export function withoutStay(guest: GuestsRow, table: Tables): GuestsRow | undefined {
  const before = standingOn(guest);
  if (before === undefined || (guest.mergedIntoId ?? '') !== '') return withStanding(guest, table);
  return standingNews(guest, standingWithout(before));
}
