import { addDays, type IsoDate, type IsoInstant } from '../../../src/domain/calendar/iso-date.ts';
import { type StatusAndHold, occupiesNights } from '../../../src/domain/reservations/status.ts';
import { stayStateOf, type StayFacts } from '../../../src/domain/reservations/stay-state.ts';
import type { Row } from '../../../src/config/types.ts';
import { textIn } from '../../live/rows/rows.ts';
import type { Table } from '../../live/rows/company.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';

/** The stays of one day, by what is to be done with them. */
export type DayRows = {
  readonly arrivals: readonly Row[];
  readonly departures: readonly Row[];
  readonly unconfirmed: readonly Row[];
  readonly inHouse: readonly Row[];
  readonly delayed: readonly Row[];
  readonly noShow: readonly Row[];
};

/** Days back in which a stay is looked for by its arrival, should the clock not have turned its state over yet. */
const LATELY = 7;
/** States that a stay has until somebody does something. */
const STANDING = ['IN_HOUSE', 'DEPARTURE_DELAYED', 'ARRIVAL_DELAYED'];

type Tables = {
  /** Of the stays. */
  readonly table: Table;
  readonly homes: Iterable<Row>;
  /** `standingRows` of today. */
  readonly standing: readonly Row[];
};

// The stored rows are what the configuration of reservations says; the domain names only what it reads of them.
const asFacts = (row: Row): StayFacts => row as ReservationsRow as StayFacts;
const asOccupancy = (row: Row): StatusAndHold => row as ReservationsRow as StatusAndHold;
const has = (row: Row, key: string): boolean => textIn(row, key) !== '';

/** The business day on which the guests left, or will. */
export const leavesOn = (row: Row): IsoDate => textIn(row, 'leftOn') || textIn(row, 'checkOut');

/** Confirmed, and neither gone nor expected: the guests are in the house. */
export const isInHouse = (row: Row): boolean => row['status'] === 'SUCCESSFUL' && has(row, 'actualCheckInAt');

/** Stays that were or are confirmed; no other ones come to the desk. */
const isStay = (row: Row): boolean => row['status'] === 'SUCCESSFUL' || row['status'] === 'FINISHED';

/**
 * What a day asks of the desk, by index: arrivals and departures by their dates, who is in the house or late by the stay
 * state. Today counts by check-in and check-out; of other days the dates speak, and what happened on them.
 */
export function rowsOfDay(
  { table, homes, standing }: Tables,
  { date, today, now }: { readonly date: IsoDate; readonly today: IsoDate; readonly now: IsoInstant },
): DayRows {
  const next = addDays(date, 1);
  const begun = [...table.range('checkIn', { gte: date, lt: next })];
  const due = begun.filter((row) => isStay(row) && !has(row, 'noShowAt'));
  const leaving = new Map<string, Row>();
  for (const key of ['checkOut', 'leftOn']) {
    for (const row of table.range(key, { gte: date, lt: next })) {
      if (isStay(row) && leavesOn(row) === date && (date > today || has(row, 'actualCheckInAt'))) {
        leaving.set(row.id, row);
      }
    }
  }
  const stateOf = (row: Row) => stayStateOf(asFacts(row), today);
  const isPast = (row: Row): boolean => textIn(row, 'checkOut') <= today;
  const late = standing.filter((row) => stateOf(row) === 'ARRIVAL_DELAYED');
  const isToday = date === today;
  const never = late.filter((row) => textIn(row, 'checkIn') === date || (isToday && isPast(row)));
  const neverIds = new Set(never.map(({ id }) => id));
  return {
    arrivals: isToday || date > today ? due : due.filter((row) => !neverIds.has(row.id)),
    departures: [...leaving.values()],
    unconfirmed: begun.filter((row) => row['status'] === 'PENDING' && occupiesNights(asOccupancy(row), now)),
    inHouse: isToday ? standing.filter(isInHouse) : sleeping({ table, homes }, date, today),
    delayed: isToday
      ? [
          ...late.filter((row) => !isPast(row)),
          ...standing.filter((row) => isInHouse(row) && stateOf(row) === 'DEPARTURE_DELAYED'),
        ]
      : [],
    noShow: [...markedOn(table, date), ...(date > today ? [] : never)],
  };
}

/** Who is in the house or late now. */
export function standingRows(table: Table, today: IsoDate): Row[] {
  const found = new Map<string, Row>();
  for (const state of STANDING) for (const row of table.equal('stayState', state)) found.set(row.id, row);
  const lately = table.range('checkIn', { gte: addDays(today, -LATELY), lt: addDays(today, 1) });
  for (const row of lately) if (isInHouse(row) || isWaitedFor(row)) found.set(row.id, row);
  return [...found.values()].filter((row) => row['status'] === 'SUCCESSFUL' && !has(row, 'noShowAt'));
}

const isWaitedFor = (row: Row): boolean =>
  row['status'] === 'SUCCESSFUL' && !has(row, 'actualCheckInAt') && !has(row, 'noShowAt');

/** Who slept there, or will, in the night that begins on the day. */
function sleeping({ table, homes }: Pick<Tables, 'table' | 'homes'>, date: IsoDate, today: IsoDate): Row[] {
  const found: Row[] = [];
  for (const { id } of homes) {
    for (const row of table.overlapping({ of: id, from: date, to: addDays(date, 1) })) {
      const isThere = isStay(row) && !has(row, 'noShowAt') && leavesOn(row) > date;
      if (isThere && textIn(row, 'checkIn') <= date && (date > today || has(row, 'actualCheckInAt'))) found.push(row);
    }
  }
  return found;
}

/** Marked as not come, while the stay would have lasted. */
const markedOn = (table: Table, date: IsoDate): Row[] =>
  table
    .equal('stayState', 'NO_SHOW')
    .filter((row) => has(row, 'noShowAt') && textIn(row, 'checkIn') <= date && textIn(row, 'checkOut') > date);
