import { hasBegun, isStayCounted } from '../../../src/domain/crm/standing.ts';
import type { RowPut, Follower } from '../../live/rules/domain-write.ts';
import { withNewStay, withoutStay, withStanding } from './stays.ts';
import type { Tables } from '../../live/rows/company.ts';
import type { StayGuestsRow } from '../../live/rows/stored/stay-guests.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import { GUESTS, STAY_GUESTS } from '../reservations/names.ts';

/** Updates the standing of these people from their stays. */
function putStandings(ids: readonly string[], table: Tables): readonly RowPut[] {
  return [...new Set(ids)].flatMap((id) => {
    const guest = id === '' ? undefined : table(GUESTS).get(id);
    const row = guest && withStanding(guest, table);
    return row ? [{ collection: GUESTS, row }] : [];
  });
}

/** Whether, before the change, it was not one of the guest's counted stays. */
const isYetToCount = (before: ReservationsRow | undefined, { guestId }: ReservationsRow): boolean =>
  before === undefined || (before.guestId === guestId && !isStayCounted(before));

/** Updates the guest when a future stay of theirs no longer counts. */
function standAsBefore(before: ReservationsRow, after: ReservationsRow, table: Tables): readonly RowPut[] {
  const guest = isStayCounted(after) ? undefined : table(GUESTS).get(after.guestId);
  const row = guest && withoutStay(guest, table);
  return row ? [{ collection: GUESTS, row }] : [];
}

const isToCome = (row: ReservationsRow): boolean => isStayCounted(row) && !hasBegun(row);

function standWithNew(stay: ReservationsRow, table: Tables): readonly RowPut[] {
  const guest = table(GUESTS).get(stay.guestId);
  const row = guest && withNewStay(guest, stay, table);
  return row ? [{ collection: GUESTS, row }] : [];
}

const COUNTED = ['status', 'guestId', 'checkIn', 'actualCheckInAt'] as const;
const isMoved = (before: ReservationsRow | undefined, after: ReservationsRow | undefined): boolean =>
  COUNTED.some((key) => (before?.[key] ?? null) !== (after?.[key] ?? null));

/** A lead becomes a guest with the first confirmed stay, and a lead again when that stay falls through. */
export const countStaysOfGuests: Follower<ReservationsRow> = ({ before, after, table }) => {
  if (!isMoved(before, after)) return [];
  const rows = [before, after].flatMap((row) => row ?? []);
  const along = table(STAY_GUESTS).equal('reservationId', rows[0]?.id ?? '');
  if (after && along.length === 0 && isYetToCount(before, after)) return standWithNew(after, table);
  const isOwn = along.length === 0 && before && after && before.guestId === after.guestId;
  if (isOwn && isToCome(before) && !hasBegun(after)) return standAsBefore(before, after, table);
  return putStandings(
    [...rows, ...along].map((row) => row.guestId),
    table,
  );
};

export const countStaysOfStayGuest: Follower<StayGuestsRow> = ({ before, after, table }) =>
  putStandings(
    [before, after].flatMap((row) => (row ? row.guestId : [])),
    table,
  );
