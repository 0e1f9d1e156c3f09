import { isSameJson } from '../../../src/config/keys.ts';
import type { Row } from '../../../src/config/types.ts';
import { addDays, type IsoDate } from '../../../src/domain/calendar/iso-date.ts';
import { cleaningAfterGuests } from '../../../src/domain/housekeeping/cleaning-state.ts';
import {
  type WantedTask,
  checkOutTaskId,
  firstStatus,
  LONG_AGO,
  mustRecheckArrival,
  planOfStay,
  prepOf,
  type TaskSpan,
} from '../../../src/domain/housekeeping/stay-tasks.ts';
import type { RecordWrite, RecordChange, DomainWrite, Followed, Follower } from '../../live/rules/domain-write.ts';
import { CLEANING, TASKS } from './names.ts';
import { lastStayBefore } from './arrivals.ts';
import { stayTimes } from '../../records/settings/stay-times.ts';
import { spanOfOwner, spanOfStay } from './spans.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import type { OutOfOrderPeriodsRow } from '../../live/rows/stored/out-of-order-periods.ts';
import { ESTATES } from '../estates/names.ts';

type Table = DomainWrite['table'];
type Source = { readonly via: 'reservationId' | 'ownerStayId'; readonly id: string };

/** Fields of a reservation that its tasks, and those of nearby stays, depend on. */
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

const isUnchanged = <R extends Row>(keys: readonly (keyof R)[], before: R | undefined, after: R | undefined): boolean =>
  before !== undefined &&
  after !== undefined &&
  keys.every((key) => isSameJson(before[key] ?? null, after[key] ?? null));

/**
 * OPS2–OPS4, RS2: creates the cleaning tasks of a reservation and keeps them up to date when it is moved, cancelled or
 * revived. A departure makes the home dirty and its clean urgent; an arrival is the deadline of the previous clean.
 */
export const followStays: Follower<ReservationsRow> = (change) => {
  const { before, after, table, today } = change;
  if (isUnchanged(OF_STAYS, before, after)) return [];
  const was = spanOfStay(before, table);
  const span = spanOfStay(after, table);
  if (was === undefined && span === undefined) return [];
  const source: Source = { via: 'reservationId', id: (after ?? before)?.id ?? '' };
  return [
    ...(after && span ? leavingAndComing(change, after) : []),
    ...tasksFollow({ source, span, was, table, today }, vacatedAt(change)),
    ...(after && span ? checkInPrep({ stay: after, span, table, today }) : []),
    ...othersAround({ source, spans: [was, span], table }),
  ];
};

/** OPS5: the owner's stay needs the same tasks as a guest's. */
export const followOwnerStays: Follower<OutOfOrderPeriodsRow> = ({ before, after, table, today }) => {
  if (isUnchanged(OF_BLOCKS, before, after)) return [];
  const was = spanOfOwner(before, table);
  const span = spanOfOwner(after, table);
  if (was === undefined && span === undefined) return [];
  const source: Source = { via: 'ownerStayId', id: (after ?? before)?.id ?? '' };
  return [...tasksFollow({ source, span, was, table, today }), ...othersAround({ source, spans: [was, span], table })];
};

/** When the guests left; null if they have not after all, undefined if this did not change. */
function vacatedAt({ before, after }: Followed<ReservationsRow>): string | null | undefined {
  const was = before?.actualCheckOutAt ?? null;
  const is = after?.actualCheckOutAt ?? null;
  return was === is ? undefined : is;
}

function leavingAndComing(
  { before, table }: Followed<ReservationsRow>,
  after: ReservationsRow,
): readonly RecordChange[] {
  const id = after.estateId;
  const home = table(ESTATES).get(id)?.cleaningState;
  const clean = table(TASKS).get(checkOutTaskId(after.id));
  const cleaningState = cleaningAfterGuests({ before, after, home, clean: clean && clean.status });
  return cleaningState ? [{ collection: ESTATES, id, set: { cleaningState }, action: CLEANING }] : [];
}

type Following = {
  readonly source: Source;
  readonly span: TaskSpan | undefined;
  readonly was: TaskSpan | undefined;
  readonly table: Table;
  readonly today: IsoDate;
};

function tasksFollow(following: Following, left?: string | null): readonly RecordWrite[] {
  const { source, span, was, table, today } = following;
  const tasks = table(TASKS).equal(source.via, source.id);
  const plan = planOfStay({ span, before: was, tasks, today, vacatedAt: left });
  return [
    ...(span ? plan.make.map((asked) => taskOf({ asked, source, span, table })) : []),
    ...plan.change.map(({ id, ...set }): RecordChange => ({ collection: TASKS, id, set })),
  ];
}

/** The tasks that a stay needs and does not have yet. */
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

type Making = { readonly asked: WantedTask; readonly source: Source; readonly span: TaskSpan; readonly table: Table };

/** A new task, assigned to the home's housekeeper if it has one. */
function taskOf({ asked, source, span, table }: Making): RecordWrite {
  const { date, time, ...own } = asked;
  const home = table(ESTATES).get(span.estateId);
  const assigneeId = home?.housekeeperId || null;
  const asStayed = { date, windowStart: time, stayDate: date, stayTime: time };
  return {
    collection: TASKS,
    create: {
      ...own,
      estateId: span.estateId,
      [source.via]: source.id,
      ...asStayed,
      assigneeId,
      status: firstStatus(assigneeId),
    },
  };
}

/** The preparation an arrival needs if its home is dirty (`prepOf`). */
export function checkInPrep({
  stay,
  span,
  table,
  today,
  isStale = false,
}: {
  readonly stay: ReservationsRow;
  readonly span: TaskSpan;
  readonly table: Table;
  readonly today: IsoDate;
  /** The home becomes dirty today because it stood empty. */
  readonly isStale?: boolean;
}): readonly RecordWrite[] {
  const { estateId } = span;
  const home = table(ESTATES).get(estateId);
  const asked = prepOf({
    span,
    isDirty: isStale || home?.cleaningState === 'DIRTY',
    arrivesAt: stayTimes(table).arrivesAt(stay, home),
    today,
    tasks: () => table(TASKS).equal('estateId', estateId),
  });
  return asked ? [taskOf({ asked, source: { via: 'reservationId', id: stay.id }, span, table })] : [];
}

/**
 * OPS2: open cleans of the affected homes determine their next arrival again (`mustRecheckArrival`); unchanged ones are
 * not written.
 */
function othersAround({
  source,
  spans,
  table,
}: {
  readonly source: Source;
  readonly spans: readonly (TaskSpan | undefined)[];
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
    for (const task of table(TASKS).equal('estateId', estateId)) {
      if (task[source.via] !== source.id && mustRecheckArrival(task, until, earlier)) found.add(task.id);
    }
  }
  return [...found].map((id) => ({ collection: TASKS, id, set: {} }));
}
