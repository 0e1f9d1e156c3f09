import { isInHouse } from '../../../src/domain/reservations/cancel.ts';
import { addDays, type IsoDate, type IsoInstant } from '../../../src/domain/calendar/iso-date.ts';
import { occupiesNights } from '../../../src/domain/reservations/status.ts';
import { stayStateOf } from '../../../src/domain/reservations/stay-state.ts';
import type { CompanyTable } from '../../live/rows/company.ts';
import type { ResourceNamed } from '../../records/context.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';

/** The resources that the desk reads. */
export type DeskResources = {
  readonly reservations: ResourceNamed<'reservations'>;
  readonly estates: ResourceNamed<'estates'>;
};

/** The stays of one day, grouped by task. */
export type DayRows = {
  readonly arrivals: readonly ReservationsRow[];
  readonly departures: readonly ReservationsRow[];
  readonly unconfirmed: readonly ReservationsRow[];
  readonly inHouse: readonly ReservationsRow[];
  readonly delayed: readonly ReservationsRow[];
  readonly noShow: readonly ReservationsRow[];
};

/** Days to look back for a stay by its arrival, in case the clock has not updated its state yet. */
const LATELY = 7;
/** States that last until somebody acts. */
const STANDING = ['IN_HOUSE', 'DEPARTURE_DELAYED', 'ARRIVAL_DELAYED'];

type Stays = CompanyTable<ReservationsRow>;
type Tables = {
  /** The table of stays. */
  readonly table: Stays;
  readonly homes: Iterable<{ readonly id: string }>;
  /** The result of `standingRows` for today. */
  readonly standing: readonly ReservationsRow[];
};

/** The business day on which the guests left or will leave. */
export const leavesOn = (row: ReservationsRow): IsoDate => row.leftOn || row.checkOut;

/** Stays that are or were confirmed; the desk shows no others. */
const isStay = (row: ReservationsRow): boolean => row.status === 'SUCCESSFUL' || row.status === 'FINISHED';

/**
 * The desk's day, by index: arrivals and departures by their dates, in-house and late stays by the stay state. Today
 * counts actual check-ins and check-outs; other days count the dates and the recorded events.
 */
export function rowsOfDay(
  { table, homes, standing }: Tables,
  { date, today, now }: { readonly date: IsoDate; readonly today: IsoDate; readonly now: IsoInstant },
): DayRows {
  const next = addDays(date, 1);
  const begun = [...table.range('checkIn', { gte: date, lt: next })];
  const due = begun.filter((row) => isStay(row) && !row.noShowAt);
  const leaving = new Map<string, ReservationsRow>();
  for (const key of ['checkOut', 'leftOn']) {
    for (const row of table.range(key, { gte: date, lt: next })) {
      if (isStay(row) && leavesOn(row) === date && (date > today || row.actualCheckInAt)) {
        leaving.set(row.id, row);
      }
    }
  }
  const stateOf = (row: ReservationsRow) => stayStateOf(row, today);
  const isPast = (row: ReservationsRow): boolean => row.checkOut <= today;
  const late = standing.filter((row) => stateOf(row) === 'ARRIVAL_DELAYED');
  const isToday = date === today;
  const never = late.filter((row) => row.checkIn === date || (isToday && isPast(row)));
  const neverIds = new Set(never.map(({ id }) => id));
  return {
    arrivals: isToday || date > today ? due : due.filter((row) => !neverIds.has(row.id)),
    departures: [...leaving.values()],
    unconfirmed: begun.filter((row) => row.status === 'PENDING' && occupiesNights(row, now)),
    inHouse: isToday ? standing.filter(isInHouse) : staysOverNight({ table, homes }, date, today),
    delayed: isToday
      ? [
          ...late.filter((row) => !isPast(row)),
          ...standing.filter((row) => isInHouse(row) && stateOf(row) === 'DEPARTURE_DELAYED'),
        ]
      : [],
    noShow: [...markedOn(table, date), ...(date > today ? [] : never)],
  };
}

/** In-house and late stays now. */
export function standingRows(table: Stays, today: IsoDate): ReservationsRow[] {
  const found = new Map<string, ReservationsRow>();
  for (const state of STANDING) for (const row of table.equal('stayState', state)) found.set(row.id, row);
  const lately = table.range('checkIn', { gte: addDays(today, -LATELY), lt: addDays(today, 1) });
  for (const row of lately) if (isInHouse(row) || isWaitedFor(row)) found.set(row.id, row);
  return [...found.values()].filter((row) => row.status === 'SUCCESSFUL' && !row.noShowAt);
}

const isWaitedFor = (row: ReservationsRow): boolean =>
  row.status === 'SUCCESSFUL' && !row.actualCheckInAt && !row.noShowAt;

/** The stays that cover the night that begins on the day. */
function staysOverNight(
  { table, homes }: Pick<Tables, 'table' | 'homes'>,
  date: IsoDate,
  today: IsoDate,
): ReservationsRow[] {
  const found: ReservationsRow[] = [];
  for (const { id } of homes) {
    for (const row of table.overlapping({ of: id, from: date, to: addDays(date, 1) })) {
      const isThere = isStay(row) && !row.noShowAt && leavesOn(row) > date;
      if (isThere && row.checkIn <= date && (date > today || row.actualCheckInAt)) found.push(row);
    }
  }
  return found;
}

/** Stays marked as no-show, for the days they would have lasted. */
const markedOn = (table: Stays, date: IsoDate): ReservationsRow[] =>
  table.equal('stayState', 'NO_SHOW').filter((row) => row.noShowAt && row.checkIn <= date && row.checkOut > date);
