import { addDays, type IsoDate } from '../../../src/domain/calendar/iso-date.ts';
import type { Arrival } from '../../../src/domain/housekeeping/urgency.ts';
import type { Row } from '../../../src/config/types.ts';
import type { DomainWrite } from '../../live/rules/domain-write.ts';
import { stayTimes } from '../../records/settings/stay-times.ts';
import { isExpected } from './spans.ts';
import type { CompanyTable } from '../../live/rows/company.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import { STAYS, BLOCKS } from '../reservations/names.ts';
import { ESTATES } from '../estates/names.ts';

type Wanted = { readonly estateId: string; readonly from: IsoDate; /** Who leaves. */ readonly except: string };

/** Days to search first: there is nearly always an arrival within them. */
const SOON = 32;
const FOR_EVER = '9999-12-31';

/** The first row, by its beginning, that takes nights of a home and begins on a day or later. */
function firstFrom<R extends Row>(
  table: Pick<CompanyTable<R>, 'overlapping'>,
  { beginsOn, estateId, from, isWanted }: Looked<R>,
): R | undefined {
  const soon = addDays(from, SOON);
  for (const to of [soon, FOR_EVER]) {
    for (const row of table.overlapping({ of: estateId, from: to === soon ? from : soon, to })) {
      if (beginsOn(row) >= from && isWanted(row)) return row;
    }
  }
  return undefined;
}

type Looked<R> = {
  readonly beginsOn: (row: R) => IsoDate;
  readonly estateId: string;
  readonly from: IsoDate;
  readonly isWanted: (row: R) => boolean;
};

/** The next stay in a home from a day on. Reads the home's nights, so that a reshuffle does not hide a stay. */
export function nextStayOf(
  table: DomainWrite['table'],
  { estateId, from, except }: Wanted,
): ReservationsRow | undefined {
  return firstFrom(table(STAYS), {
    beginsOn: ({ checkIn }) => checkIn,
    estateId,
    from,
    isWanted: (row) => row.id !== except && isExpected(row),
  });
}

/** The last arrival day before another day, as far back as `since`. */
export function lastStayBefore(
  table: DomainWrite['table'],
  { estateId, from, except, since }: Wanted & { readonly since: IsoDate },
): ReservationsRow | undefined {
  let last: ReservationsRow | undefined;
  for (const row of table(STAYS).overlapping({ of: estateId, from: since, to: from })) {
    if (row.id !== except && row.checkIn < from && isExpected(row)) last = row;
  }
  return last;
}

/** OPS2, OPS5: the next arrival, of guests or the owner. */
export function nextArrivalOf(table: DomainWrite['table'], wanted: Wanted): Arrival | undefined {
  const { estateId, from, except } = wanted;
  const home = table(ESTATES).get(estateId);
  const stay = nextStayOf(table, wanted);
  const { arrivesAt, usual } = stayTimes(table);
  const guests = stay && { date: stay.checkIn, time: arrivesAt(stay, home) };
  const block = firstFrom(table(BLOCKS), {
    beginsOn: (row) => row.from,
    estateId,
    from,
    isWanted: (row) => row.id !== except && row.kind === 'OWNER_STAY' && !row.releasedAt,
  });
  const owner = block?.from;
  if (owner === undefined || (guests && guests.date <= owner)) return guests;
  return { date: owner, time: home?.checkInTime || usual.checkInTime };
}
