import { offeredAfter } from '../../../src/domain/estates/offered.ts';
import { type Ownership, ownersBetween, ownersFrom } from '../../../src/domain/estates/ownership.ts';
import { isSameJson } from '../../../src/config/keys.ts';
import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { sharesAfterChange } from './building-share.ts';
import { isOffered, offeredOf } from './offered.ts';
import type { RowPut, DomainRule } from '../../live/rules/domain-write.ts';
import type { EstatesRow } from '../../live/rows/stored/estates.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';

/** The owners of a home as it is stored; entries of a draft that are not whole yet name nobody. */
export const ownershipsOf = (estate: Pick<EstatesRow, 'ownerships'> | undefined): readonly Ownership[] =>
  (estate?.ownerships ?? []).flatMap(({ investorId, sharePct, from, to = null }): Ownership[] =>
    investorId != null && sharePct != null && from != null ? [{ investorId, sharePct, from, to }] : [],
  );

/** Who owned the home on the nights of a stay (ES8). */
export const ownersOfStay = (
  estate: EstatesRow | undefined,
  stay: Pick<ReservationsRow, 'checkIn' | 'checkOut'>,
): readonly string[] => ownersBetween(ownershipsOf(estate), stay.checkIn, stay.checkOut);

/** Whom a home is shown to: who owns it today or later (ES8). Turns with the day, see `jobs.ts` beside it. */
export const ownersOfEstate = (estate: EstatesRow, today: string): readonly string[] =>
  ownersFrom(ownershipsOf(estate), today);

/**
 * ES8: who owns a home, and who its stays belong to, follow its dated shares. A change of them is carried to the stays
 * of this home in the same transaction; it reads those only and writes those whose owners change. Their version stays,
 * since nobody edited them. A building of fewer homes than its permits allow for is said at once (ES5). Since when a home
 * is as clean as it is (OPS3) is kept beside it, and so are the days on which it is for rent (OPS6).
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
