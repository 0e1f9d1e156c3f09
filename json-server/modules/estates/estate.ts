import { offeredAfter } from '../../../src/domain/estates/offered.ts';
import { type Ownership, ownersBetween, ownersFrom } from '../../../src/domain/estates/ownership.ts';
import { isSameJson } from '../../../src/config/keys.ts';
import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { sharesAfterChange } from './building-share.ts';
import { isOffered, offeredOf } from './offered.ts';
import type { RowPut, DomainRule } from '../../live/rules/domain-write.ts';
import type { EstatesRow } from '../../live/rows/stored/estates.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';

/** The owners of a stored home; incomplete entries of a draft name nobody. */
export const ownershipsOf = (estate: Pick<EstatesRow, 'ownerships'> | undefined): readonly Ownership[] =>
  (estate?.ownerships ?? []).flatMap(({ investorId, sharePct, from, to = null }): Ownership[] =>
    investorId != null && sharePct != null && from != null ? [{ investorId, sharePct, from, to }] : [],
  );

/** The owners of the home on the nights of a stay (ES8). */
export const ownersOfStay = (
  estate: EstatesRow | undefined,
  stay: Pick<ReservationsRow, 'checkIn' | 'checkOut'>,
): readonly string[] => ownersBetween(ownershipsOf(estate), stay.checkIn, stay.checkOut);

/**
 * The investors who may see a home: those who own it today or later (ES8). Changes with the day, see `jobs.ts` beside
 * it.
 */
export const ownersOfEstate = (estate: EstatesRow, today: string): readonly string[] =>
  ownersFrom(ownershipsOf(estate), today);

/**
 * ES8: the owners of a home, and of its stays, follow its dated shares. A change of shares updates the stays of this
 * home in the same transaction; it reads only those and writes only those whose owners change. Their version stays,
 * since nobody edited them. Warns at once if the building has fewer homes than its permits assume (ES5). Keeps the time
 * since when the home has its cleaning status (OPS3), and the days on which it is for rent (OPS6).
 */
export const estateRule: DomainRule<EstatesRow> = (write) => {
  const { record, before, table, now } = write;
  const today = todayIn(new Date(now));
  const ownerIds = ownersOfEstate(record, today);
  const isMoved = before !== undefined && !isSameJson(before.ownerships ?? null, record.ownerships ?? null);
  const stays = isMoved ? table('reservations').equal('estateId', record.id) : [];
  const writes = stays.flatMap((stay): RowPut[] => {
    const owners = ownersOfStay(record, stay);
    const isSame = isSameJson(stay.ownerIds ?? [], owners);
    return isSame ? [] : [{ collection: 'reservations', row: { ...stay, ownerIds: owners } }];
  });
  const isCleanedAnew = before?.cleaningState !== record.cleaningState;
  const offered = offeredAfter(before ? offeredOf(before, table) : [], { isOffered: isOffered(record), today });
  const kept = offered.map(({ from, to = null }) => ({ from, to }));
  const set = { ownerIds, offered: kept, ...(isCleanedAnew ? { cleaningStateAt: now } : {}) };
  return { set, writes, warnings: sharesAfterChange(write) };
};
