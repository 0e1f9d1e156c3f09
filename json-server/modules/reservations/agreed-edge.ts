import { addDays } from '../../../src/domain/calendar/iso-date.ts';
import { checkOutTaskId, prepTaskId, prepTimeFor } from '../../../src/domain/housekeeping/stay-tasks.ts';
import { isNotStarted, isOpenCleaning } from '../../../src/domain/housekeeping/task.ts';
import type { Edge } from '../../../src/domain/reservations/agreed-hour.ts';
import { occupiesNights } from '../../../src/domain/reservations/status.ts';
import type { DomainWrite, RecordWrite, Warning } from '../../live/rules/domain-write.ts';
import type { HousekeepingTasksRow } from '../../live/rows/stored/housekeeping-tasks.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import { stayTimes } from '../../records/settings/stay-times.ts';

type Table = DomainWrite['table'];

/** The other party at the door that day, guests or the owner, and the time. */
export type Others = { readonly at: string; readonly stay?: ReservationsRow };
type Cleaning = { readonly writes: readonly RecordWrite[]; readonly warnings: readonly Warning[] };

/** An end of a stay with an agreed hour, and the fields that hold it. */
type OfEdge<Fields> = {
  readonly end: Edge;
  readonly kind: string;
  readonly words: 'early' | 'late';
  readonly day: 'checkIn' | 'checkOut';
  readonly fields: Fields;
  readonly othersOf: (table: Table, stay: ReservationsRow, now: string) => Others | undefined;
  readonly notes: (table: Table, stay: ReservationsRow, others: Others | undefined) => readonly Warning[];
  /** The change to the clean between the two. */
  readonly cleaningFor: (
    table: Table,
    stay: ReservationsRow,
    agreed: { readonly at: string; readonly others: Others | undefined },
  ) => Cleaning;
};

const EARLY_FIELDS = {
  asked: 'comesEarly',
  item: 'earlyItemId',
  hour: 'earlyHour',
  free: 'earlyFree',
  amount: 'earlyAmount',
  others: 'earlyDeparture',
  reason: 'earlyReason',
  agreed: 'earlyFrom',
  planned: 'plannedArrival',
} as const;
const LATE_FIELDS = {
  asked: 'staysLate',
  item: 'lateItemId',
  hour: 'lateHour',
  free: 'lateFree',
  amount: 'lateAmount',
  others: 'lateArrival',
  reason: 'lateReason',
  agreed: 'lateUntil',
  planned: 'plannedDeparture',
} as const;
export type AgreedEdge = OfEdge<typeof EARLY_FIELDS | typeof LATE_FIELDS>;

const TASKS = 'housekeeping-tasks';
const NO_CLEANING: Cleaning = { writes: [], warnings: [] };

export const estateOfStay = (table: Table, { estateId }: ReservationsRow) => table('estates').get(estateId);

/** The home's default hour, whatever this stay plans. */
export function usualOf({ end }: AgreedEdge, table: Table, stay: ReservationsRow): string {
  const times = stayTimes(table);
  return times[end === 'IN' ? 'arrivesAt' : 'leavesAt']({ id: stay.id }, estateOfStay(table, stay));
}

/** Other stays in the home on a night. */
const staysOn = (table: Table, stay: ReservationsRow, { night, now }: { night: string; now: string }) =>
  [...table('reservations').overlapping({ of: stay.estateId, from: night, to: addDays(night, 1) })].filter(
    (row) => row.id !== stay.id && occupiesNights(row, now),
  );

const isOwnerIn = (table: Table, stay: ReservationsRow, night: string, end: 'from' | 'to'): boolean =>
  [...table('out-of-order-periods').overlapping({ of: stay.estateId, from: night, to: addDays(night, 1) })].some(
    (row) => row.kind === 'OWNER_STAY' && row[end] === stay[end === 'from' ? 'checkOut' : 'checkIn'] && !row.releasedAt,
  );

/** The next arrival, on the day these guests leave. */
function nextOf(table: Table, stay: ReservationsRow, now: string): Others | undefined {
  const home = estateOfStay(table, stay);
  const { arrivesAt, usual } = stayTimes(table);
  const [next] = staysOn(table, stay, { night: stay.checkOut, now })
    .filter(({ checkIn }) => checkIn === stay.checkOut)
    .map((row) => ({ at: arrivesAt(row, home), stay: row }))
    .sort((a, b) => (a.at < b.at ? -1 : 1));
  if (next) return next;
  return isOwnerIn(table, stay, stay.checkOut, 'from') ? { at: home?.checkInTime || usual.checkInTime } : undefined;
}

/** The guests who leave on the day of this arrival and are still there. */
function leavingOf(table: Table, stay: ReservationsRow, now: string): Others | undefined {
  const home = estateOfStay(table, stay);
  const { leavesAt, usual } = stayTimes(table);
  const night = addDays(stay.checkIn, -1);
  const last = staysOn(table, stay, { night, now })
    .filter((row) => row.checkOut === stay.checkIn && !row.actualCheckOutAt)
    .map((row) => ({ at: leavesAt(row, home), stay: row }))
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .at(-1);
  if (last) return last;
  return isOwnerIn(table, stay, night, 'to') ? { at: home?.checkOutTime || usual.checkOutTime } : undefined;
}

/** The dialog's note about the other party at the door. */
function othersNote(
  table: Table,
  others: Others | undefined,
  keys: { readonly nobody: Warning['key']; readonly owner: Warning['key']; readonly guest: Warning['key'] },
): Warning {
  if (!others) return { field: 'stay', key: keys.nobody, params: {} };
  const { at, stay } = others;
  if (!stay) return { field: 'stay', key: keys.owner, params: { at } };
  const guest = table('guests').get(stay.guestId);
  const name = guest ? `${guest.firstName} ${guest.lastName}` : '';
  return { field: 'guestId', key: keys.guest, params: { at, guest: name, code: stay.code ?? '' } };
}

/**
 * The clean after a late check-out. Normally it follows the hour; if it is pinned to a time when the guests are still
 * in, it moves to their departure; if it has begun, only a note mentions it.
 */
const cleaningAfter: AgreedEdge['cleaningFor'] = (table, stay, { at }) => {
  const task = table(TASKS).get(checkOutTaskId(stay.id));
  if (!task || !isOpenCleaning(task)) return NO_CLEANING;
  if (!isNotStarted(task)) return begunNote('plannedDeparture', 'late.cleanBegun', task, at);
  const isEarlier = task.isPinned === true && task.date === stay.checkOut && (task.windowStart ?? '') < at;
  if (!isEarlier) return NO_CLEANING;
  const end = (task.windowEnd ?? '') > at ? {} : { windowEnd: null };
  return { writes: [{ collection: TASKS, id: task.id, set: { windowStart: at, ...end } }], warnings: [] };
};

/**
 * The cleans before an early check-in. Normally the clean after a departure is due by the next arrival; if it is pinned
 * to a time, or prepares for these guests, it moves to before they come; if it has begun, only a note mentions it.
 */
const cleaningBefore: AgreedEdge['cleaningFor'] = (table, stay, { at, others }) => {
  const ids = [...(others?.stay ? [checkOutTaskId(others.stay.id)] : []), prepTaskId(stay.id)];
  const tasks = ids.flatMap((id) => table(TASKS).get(id) ?? []);
  const open = tasks.filter((task) => isOpenCleaning(task) && task.date === stay.checkIn);
  const begun = open.find((task) => !isNotStarted(task));
  const begins = others && others.at < at ? others.at : prepTimeFor(at);
  const writes = open.filter(isNotStarted).flatMap((task): RecordWrite[] => {
    const isPrep = task.id === prepTaskId(stay.id);
    const isLate = (task.windowStart ?? '') >= at || (task.windowEnd ?? '') > at;
    if (!isLate || !(isPrep || task.isPinned === true)) return [];
    const start = (task.windowStart ?? '') >= at ? { windowStart: begins } : {};
    // An unpinned task stays unpinned, but its stay's hour changes.
    const own = task.isPinned === true ? {} : { stayTime: begins };
    return [{ collection: TASKS, id: task.id, set: { ...start, ...own, windowEnd: at } }];
  });
  return begun ? { ...begunNote('plannedArrival', 'early.cleanBegun', begun, at), writes } : { writes, warnings: [] };
};

const begunNote = (field: string, key: Warning['key'], { code }: HousekeepingTasksRow, hour: string): Cleaning => ({
  writes: [],
  warnings: [{ field, key, params: { code: code ?? '', hour } }],
});

const HOME_IS: Readonly<Record<string, Warning['key']>> = {
  CLEAN: 'early.homeClean',
  INSPECTED: 'early.homeClean',
  IN_PROGRESS: 'early.homeInProgress',
  DIRTY: 'early.homeDirty',
};

/** The dialog's note on whether the home is ready. */
function homeNote(table: Table, stay: ReservationsRow): readonly Warning[] {
  const key = HOME_IS[estateOfStay(table, stay)?.cleaningState ?? ''];
  return key === undefined ? [] : [{ field: 'estateId', key, params: {} }];
}

/** Guests come before the default hour. */
export const EARLY: AgreedEdge = {
  end: 'IN',
  kind: 'EARLY_CHECK_IN',
  words: 'early',
  day: 'checkIn',
  fields: EARLY_FIELDS,
  othersOf: leavingOf,
  notes: (table, stay, others) => [
    othersNote(table, others, {
      nobody: 'early.nobodyLeaves',
      owner: 'early.ownerLeaves',
      guest: 'early.guestLeaves',
    }),
    ...homeNote(table, stay),
  ],
  cleaningFor: cleaningBefore,
};

/** Guests leave after the default hour. */
export const LATE: AgreedEdge = {
  end: 'OUT',
  kind: 'LATE_CHECK_OUT',
  words: 'late',
  day: 'checkOut',
  fields: LATE_FIELDS,
  othersOf: nextOf,
  notes: (table, _stay, others) => [
    othersNote(table, others, { nobody: 'late.nobodyComes', owner: 'late.ownerComes', guest: 'late.guestComes' }),
  ],
  cleaningFor: cleaningAfter,
};
