import { isSameJson } from '../../../src/config/keys.ts';
import type { Json, Row } from '../../../src/config/types.ts';
import { addDays, type IsoDate } from '../../../src/domain/calendar/iso-date.ts';
import { cleaningAtCheckOut } from '../../../src/domain/housekeeping/cleaning-state.ts';
import {
  type Asked,
  checkOutTaskId,
  planOfStay,
  prepTaskId,
  type Span,
} from '../../../src/domain/housekeeping/stay-tasks.ts';
import { cleansHome, isNotStarted, isOpen } from '../../../src/domain/housekeeping/task.ts';
import type { RecordWrite, RecordChange, DomainWrite, Followed, Follower } from '../../live/rules/domain-write.ts';
import { CLEANING, ESTATES, TASKS } from './names.ts';
import { lastStayBefore } from './arrivals.ts';
import { stayTimes } from '../../records/settings/stay-times.ts';
import { spanOfOwner, spanOfStay } from './spans.ts';
import type { HousekeepingTasksRow } from '../../live/rows/stored/housekeeping-tasks.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import type { OutOfOrderPeriodsRow } from '../../live/rows/stored/out-of-order-periods.ts';

type Table = DomainWrite['table'];
type Source = { readonly via: 'reservationId' | 'ownerStayId'; readonly id: string };

/** What of a reservation its tasks, and those of the homes around it, depend on. */
const OF_STAYS = [
  'status',
  'estateId',
  'checkIn',
  'checkOut',
  'departedOn',
  'actualCheckInAt',
  'actualCheckOutAt',
  'noShowAt',
  'plannedArrival',
  'plannedDeparture',
] as const satisfies readonly (keyof ReservationsRow)[];
const OF_BLOCKS = [
  'kind',
  'estateId',
  'from',
  'to',
  'releasedAt',
] as const satisfies readonly (keyof OutOfOrderPeriodsRow)[];
/** Days before an arrival at which it is seen whether its home is clean. */
const PREP_AHEAD = 1;

const isUnchanged = <R extends Row>(keys: readonly (keyof R)[], before: R | undefined, after: R | undefined): boolean =>
  before !== undefined &&
  after !== undefined &&
  keys.every((key) => isSameJson(before[key] ?? null, after[key] ?? null));

/**
 * OPS2–OPS4, RS2: a reservation makes the cleaning tasks that it asks for, and they follow it: moved, cancelled, revived.
 * Whoever leaves makes the home dirty and its clean urgent; whoever comes limits the one before.
 */
export const followStays: Follower<ReservationsRow> = (change) => {
  const { before, after, table, today } = change;
  if (isUnchanged(OF_STAYS, before, after)) return [];
  const was = spanOfStay(before, table);
  const span = spanOfStay(after, table);
  if (was === undefined && span === undefined) return [];
  const source: Source = { via: 'reservationId', id: (after ?? before)?.id ?? '' };
  return [
    ...leavingAndComing(change, span),
    ...tasksFollow({ source, span, was, table, today }, vacated(change)),
    ...(after && span ? checkInPrep({ stay: after, span, table, today }) : []),
    ...othersAround({ source, spans: [was, span], table }),
  ];
};

/** OPS5: the owner's stay asks for the same tasks as a guest's. */
export const followOwnerStays: Follower<OutOfOrderPeriodsRow> = ({ before, after, table, today }) => {
  if (isUnchanged(OF_BLOCKS, before, after)) return [];
  const was = spanOfOwner(before, table);
  const span = spanOfOwner(after, table);
  if (was === undefined && span === undefined) return [];
  const source: Source = { via: 'ownerStayId', id: (after ?? before)?.id ?? '' };
  return [
    ...tasksFollow({ source, span, was, table, today }, {}),
    ...othersAround({ source, spans: [was, span], table }),
  ];
};

/** When the guests left, for those who wait at the door; taken back when they have not. */
function vacated({ before, after }: Followed<ReservationsRow>): Readonly<Record<string, Json>> {
  const was = before?.actualCheckOutAt ?? null;
  const is = after?.actualCheckOutAt ?? null;
  return was === is ? {} : { vacatedAt: is };
}

/** OPS2, OPS3: a home is dirty once guests are in it, and when they have left. */
function leavingAndComing(
  { before, after, table }: Followed<ReservationsRow>,
  span: Span | undefined,
): readonly RecordChange[] {
  if (!after || !span) return [];
  const hasNotCome = before !== undefined && (before.actualCheckInAt ?? '') !== '' && !after.actualCheckInAt;
  if (hasNotCome) return asFound(before, after, table);
  const happened = (key: 'actualCheckInAt' | 'actualCheckOutAt') => Boolean(after[key]) && !before?.[key];
  const isLeaving = happened('actualCheckOutAt');
  if (!isLeaving && !happened('actualCheckInAt')) return [];
  const clean = table(TASKS).get(checkOutTaskId(after.id));
  const cleaningState = isLeaving ? cleaningAtCheckOut(clean && clean.status) : 'DIRTY';
  return [{ collection: ESTATES, id: span.estateId, set: { cleaningState }, action: CLEANING }];
}

/** A check-in that is taken back leaves the home as it was, unless it was cleaned or moved out of meanwhile. */
function asFound(before: ReservationsRow, after: ReservationsRow, table: Table): readonly RecordChange[] {
  const id = after.estateId;
  const found = before.homeFoundAs ?? '';
  const home = table(ESTATES).get(id);
  if (found === '' || before.estateId !== id || home?.cleaningState !== 'DIRTY') return [];
  return [{ collection: ESTATES, id, set: { cleaningState: found }, action: CLEANING }];
}

type Following = {
  readonly source: Source;
  readonly span: Span | undefined;
  readonly was: Span | undefined;
  readonly table: Table;
  readonly today: IsoDate;
};

/** @param atDoor what else is written to the cleaning task of the last day */
function tasksFollow(following: Following, atDoor: Readonly<Record<string, Json>>): readonly RecordWrite[] {
  const { source, span, was, table, today } = following;
  const rows = table(TASKS).equal(source.via, source.id);
  const plan = planOfStay({ span, before: was, tasks: rows, today });
  const lastId = checkOutTaskId(source.id);
  const changes = plan.change.map(({ id, ...set }): RecordChange => {
    return { collection: TASKS, id, set: { ...set, ...(id === lastId && atDoor) } };
  });
  const last = rows.find(({ id }) => id === lastId);
  const isChanged = changes.some(({ id }) => id === lastId);
  const needsChange = last && !isChanged && isOpen(last) && Object.keys(atDoor).length > 0;
  return [
    ...(span
      ? plan.make.map((asked) => taskOf({ asked, source, span, table }, asked.id === lastId ? atDoor : {}))
      : []),
    ...changes,
    ...(needsChange ? [{ collection: TASKS, id: lastId, set: atDoor }] : []),
  ];
}

/** What a stay asks for and does not have yet. */
export function missingTasks(
  stay: ReservationsRow,
  { table, today }: Pick<Following, 'table' | 'today'>,
): readonly RecordWrite[] {
  const span = spanOfStay(stay, table);
  if (!span || stay.status !== 'SUCCESSFUL') return [];
  const source: Source = { via: 'reservationId', id: stay.id };
  const tasks = table(TASKS).equal(source.via, source.id);
  return planOfStay({ span, before: span, tasks, today }).make.map((asked) => taskOf({ asked, source, span, table }));
}

type Making = { readonly asked: Asked; readonly source: Source; readonly span: Span; readonly table: Table };

/** A new task, of the home's own housekeeper where it has one. */
function taskOf({ asked, source, span, table }: Making, more: Readonly<Record<string, Json>> = {}): RecordWrite {
  const { id, type, date, time } = asked;
  const home = table(ESTATES).get(span.estateId);
  const assigneeId = home?.housekeeperId || null;
  const asStayed = { date, windowStart: time, stayDate: date, stayTime: time };
  return {
    collection: TASKS,
    create: {
      id,
      type,
      estateId: span.estateId,
      [source.via]: source.id,
      ...asStayed,
      assigneeId,
      status: assigneeId ? 'ASSIGNED' : 'UNASSIGNED',
      ...more,
    },
  };
}

/**
 * OPS3: guests come soon and nobody is to clean their home, which is dirty: it stood empty for long, or they are the first.
 */
export function checkInPrep({
  stay,
  span,
  table,
  today,
  isStale = false,
}: {
  readonly stay: ReservationsRow;
  readonly span: Span;
  readonly table: Table;
  readonly today: IsoDate;
  /** The home is dirty from today on, for it stood empty. */
  readonly isStale?: boolean;
}): readonly RecordWrite[] {
  const { from, estateId, isInHouse } = span;
  const isSoon = from >= today && from <= addDays(today, PREP_AHEAD);
  const home = table(ESTATES).get(estateId);
  if (!isSoon || isInHouse || !home || !(isStale || home.cleaningState === 'DIRTY')) return [];
  const id = prepTaskId(stay.id);
  const isCleaned = table(TASKS)
    .equal('estateId', estateId)
    .some((task) => {
      const isBefore = task.date <= from && task.id !== checkOutTaskId(stay.id);
      return task.id === id || (isBefore && isOpen(task) && cleansHome(task));
    });
  if (isCleaned) return [];
  const asked: Asked = { id, type: 'CHECK_IN_PREP', date: from, time: earlier(stayTimes(table).arrivesAt(stay, home)) };
  return [taskOf({ asked, source: { via: 'reservationId', id: stay.id }, span, table })];
}

/** Three hours before they come, of the same day. */
function earlier(time: string): string {
  const hours = Math.max(0, Number(time.slice(0, 2)) - 3);
  return `${String(hours).padStart(2, '0')}${time.slice(2, 5)}`;
}

/**
 * OPS2: open cleans of the homes concerned look again who comes next; those that find the same leave no trace. A clean
 * before the arrival of others who come earlier finds the same.
 */
function othersAround({
  source,
  spans,
  table,
}: {
  readonly source: Source;
  readonly spans: readonly (Span | undefined)[];
  readonly table: Table;
}): readonly RecordChange[] {
  const found = new Set<string>();
  for (const span of spans) {
    if (span === undefined) continue;
    const { estateId, from: until } = span;
    const earlier = lastStayBefore(table, {
      estateId,
      from: until,
      except: source.id,
      since: addDays(until, -LONG_AGO),
    });
    const since = earlier?.checkIn ?? '';
    for (const task of table(TASKS).equal('estateId', estateId)) {
      // Others' arrival does not limit their own clean.
      const isBetween = task.date > since || (task.reservationId ?? '') === earlier?.id;
      if (task[source.via] === source.id || task.date > until || !isBetween) continue;
      if (isOpen(task) && cleansHome(task) && !isOld(task, until)) found.add(task.id);
    }
  }
  return [...found].map((id) => ({ collection: TASKS, id, set: {} }));
}

/** Days; a clean that nobody began for so long is not waiting for this arrival. */
const LONG_AGO = 90;
const isOld = (task: HousekeepingTasksRow, until: IsoDate): boolean =>
  isNotStarted(task) && task.date < addDays(until, -LONG_AGO);
