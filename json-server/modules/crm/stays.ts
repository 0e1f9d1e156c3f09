import type { Row } from '../../../src/config/types.ts';
import { type GuestStay, type Standing, standingOf } from '../../../src/domain/crm/standing.ts';
import { textIn } from '../../rows.ts';
import type { Tables } from '../../tenancy/company.ts';
import type { ReservationsRow } from '../../stored/reservations.ts';

export const GUESTS = 'guests';
export const STAYS = 'reservations';
export const STAY_GUESTS = 'stay-guests';

export const asStay = (row: Row): GuestStay => row as ReservationsRow;

/** The stays that a guest booked, and those of others that the guest is on. */
export function staysOf(
  guestId: string,
  table: Tables,
): { readonly own: readonly Row[]; readonly along: readonly Row[] } {
  const along = table(STAY_GUESTS)
    .equal('guestId', guestId)
    .flatMap((row) => table(STAYS).get(textIn(row, 'reservationId')) ?? [])
    .filter((stay) => stay['guestId'] !== guestId);
  return { own: table(STAYS).equal('guestId', guestId), along };
}

export function standingIn(guestId: string, table: Tables): Standing {
  const { own, along } = staysOf(guestId, table);
  return standingOf({ own: own.map(asStay), along: along.map(asStay) });
}

/** The guest with what the stays say, when that is news; people do not read it as an edit. */
export function withStanding(guest: Row, table: Tables): Row | undefined {
  if (textIn(guest, 'mergedIntoId') !== '') return undefined;
  const standing = standingIn(guest.id, table);
  const isSame = Object.entries(standing).every(([key, value]) => (guest[key] ?? null) === value);
  return isSame ? undefined : { ...guest, ...standing };
}
