import { addDays, daysBetween, type IsoDate } from '../calendar/iso-date.ts';
import {
  cleansHome,
  isNotStarted,
  isOpenCleaning,
  type HousekeepingTask,
  type TaskStatus,
  type TaskType,
} from './task.ts';

/** OPS2: nights after which guests get a clean during their stay; a stay of exactly this many gets none. */
export const MID_STAY_DAYS = 7;

/** Guests, or the owner, in a home. */
export type TaskSpan = {
  /** Id of the record that requires the tasks; part of their ids. */
  readonly id: string;
  readonly estateId: string;
  readonly from: IsoDate;
  /** The day they leave, planned or actual. */
  readonly to: IsoDate;
  /** The time they leave that day, `HH:MM`. */
  readonly leavesAt: string;
  readonly isInHouse: boolean;
};
/** A task required by a stay. `id` identifies it within the stay, so it is created once. */
export type WantedTask = {
  readonly id: string;
  readonly type: TaskType;
  readonly date: IsoDate;
  readonly time: string;
  /** When the guests left, ISO instant, for cleaners waiting at the door. */
  readonly vacatedAt?: string | null;
};

/** By this hour guests have usually gone out. */
const MID_STAY_TIME = '11:00';

export const checkOutTaskId = (stayId: string): string => `hk-${stayId}-out`;
export const prepTaskId = (stayId: string): string => `hk-${stayId}-in`;
const midStayTaskId = (stayId: string, round: number): string => `hk-${stayId}-mid${round}`;

/**
 * OPS2: the tasks of a stay: a clean on its last day and, if longer than seven nights, one every seven days. An owner's
 * stay has the same ones (OPS5).
 */
export function tasksOfStay({ id, from, to, leavesAt }: TaskSpan): readonly WantedTask[] {
  const asked: WantedTask[] = [{ id: checkOutTaskId(id), type: 'CHECK_OUT_CLEAN', date: to, time: leavesAt }];
  for (let round = 1; addDays(from, MID_STAY_DAYS * round) < to; round += 1) {
    const date = addDays(from, MID_STAY_DAYS * round);
    asked.push({ id: midStayTaskId(id, round), type: 'MID_STAY', date, time: MID_STAY_TIME });
  }
  return asked;
}

export type StayTaskChange = {
  readonly id: string;
  readonly estateId?: string;
  readonly date?: IsoDate;
  readonly windowStart?: string | null;
  readonly stayDate?: IsoDate;
  readonly stayTime?: string;
  readonly status?: TaskStatus;
  readonly closedBy?: 'STAY' | null;
  readonly vacatedAt?: string | null;
};
export type StayPlan = { readonly make: readonly WantedTask[]; readonly change: readonly StayTaskChange[] };

/**
 * OPS4, RS2: the effect of a changed stay on its tasks. They move with it; tasks pinned to a time by hand keep it and
 * remember the stay's date; unneeded ones are cancelled unless started, and restored when needed again. Started and
 * finished tasks stay; the clean on the last day learns when the guests left.
 * @param span undefined when nobody stays (any more): cancelled, no-show, or not confirmed
 * @param before the span before the change
 * @param today no task is created for a past day
 * @param vacatedAt undefined if nobody left, null if that is undone
 */
export function planOfStay({
  span,
  before,
  tasks,
  today,
  vacatedAt,
}: {
  readonly span: TaskSpan | undefined;
  readonly before: TaskSpan | undefined;
  readonly tasks: readonly HousekeepingTask[];
  readonly today: IsoDate;
  readonly vacatedAt?: string | null | undefined;
}): StayPlan {
  const asked = new Map((span ? tasksOfStay(span) : []).map((each) => [each.id, each]));
  const known = new Set(tasks.map(({ id }) => id));
  const lastId = checkOutTaskId((span ?? before)?.id ?? '');
  const left = vacatedAt !== undefined && { vacatedAt };
  return {
    make: [...asked.values()]
      .filter(({ id, date }) => !known.has(id) && date >= today)
      .map((each) => ({ ...each, ...(each.id === lastId && left) })),
    change: tasks.flatMap((task) => {
      const wanted = span && wantedOf(task, { asked, span, before });
      const changed = wanted ? followed(task, wanted, span) : withdrawn(task);
      const isTold = left && task.id === lastId && (changed.length > 0 || isOpenCleaning(task));
      return isTold ? [{ id: task.id, ...changed[0], ...left }] : changed;
    }),
  };
}

const withdrawn = (task: HousekeepingTask): readonly StayTaskChange[] =>
  isNotStarted(task) ? [{ id: task.id, status: 'CANCELLED', closedBy: 'STAY' }] : [];

/** Where the stay wants a task; undefined if it no longer needs it. */
function wantedOf(
  task: HousekeepingTask,
  { asked, span, before }: { asked: ReadonlyMap<string, WantedTask>; span: TaskSpan; before: TaskSpan | undefined },
): Pick<WantedTask, 'date' | 'time'> | undefined {
  const own = asked.get(task.id);
  if (own) return own;
  if (task.id === prepTaskId(span.id)) {
    return span.isInHouse ? undefined : { date: span.from, time: task.stayTime ?? '' };
  }
  // One of its own tasks that it no longer needs: the stay became shorter.
  if (task.id.startsWith(`hk-${span.id}-`)) return undefined;
  // Created by hand for this stay: keeps its distance to the arrival or departure.
  const end = task.type.startsWith('CHECK_OUT') ? 'to' : 'from';
  const days = before ? daysBetween(before[end], span[end]) : 0;
  return { date: addDays(task.stayDate ?? task.date, days), time: task.stayTime ?? '' };
}

function followed(
  task: HousekeepingTask,
  { date, time }: Pick<WantedTask, 'date' | 'time'>,
  { estateId }: TaskSpan,
): readonly StayTaskChange[] {
  const { id } = task;
  const isRevived = task.status === 'CANCELLED' && task.closedBy === 'STAY';
  if (!isNotStarted(task) && !isRevived) return [];
  const revived = isRevived && { status: firstStatus(task.assigneeId), closedBy: null };
  const place = { estateId, stayDate: date, stayTime: time };
  const time24 = time === '' ? null : time;
  return [{ id, ...place, ...(!task.isPinned && { date, windowStart: time24 }), ...revived }];
}

/** OPS3: the initial status of a task. @param assigneeId of the home's own housekeeper, if it has one */
export const firstStatus = (assigneeId: string | null | undefined): TaskStatus =>
  assigneeId ? 'ASSIGNED' : 'UNASSIGNED';

/** Days before an arrival at which its home is checked for cleanliness. */
const PREP_AHEAD = 1;

/**
 * OPS3: guests arrive soon in a dirty home without a cleaning task: it was empty for long, or they are its first
 * guests.
 * @param isDirty it is, or will be from today on
 * @param arrivesAt `HH:MM`
 * @param tasks of the home; read only if guests arrive soon
 */
export function prepOf(setup: {
  readonly span: TaskSpan;
  readonly isDirty: boolean;
  readonly arrivesAt: string;
  readonly today: IsoDate;
  readonly tasks: () => readonly HousekeepingTask[];
}): WantedTask | undefined {
  const { span, isDirty, arrivesAt, today, tasks } = setup;
  const { from } = span;
  const isSoon = from >= today && from <= addDays(today, PREP_AHEAD);
  if (!isSoon || span.isInHouse || !isDirty) return undefined;
  const id = prepTaskId(span.id);
  const isCleaned = tasks().some((task) => {
    const isBefore = task.date <= from && task.id !== checkOutTaskId(span.id);
    return task.id === id || (isBefore && isOpenCleaning(task) && cleansHome(task));
  });
  return isCleaned ? undefined : { id, type: 'CHECK_IN_PREP', date: from, time: prepTimeFor(arrivesAt) };
}

/** When a home is prepared for guests: three hours before arrival, on the same day. @param time `HH:MM` */
export function prepTimeFor(time: string): string {
  const hours = Math.max(0, Number(time.slice(0, 2)) - 3);
  return `${String(hours).padStart(2, '0')}${time.slice(2, 5)}`;
}

/** Days; a clean nobody has started for this long is not for this arrival. */
export const LONG_AGO = 90;

/**
 * OPS2: whether an open clean of a home must recompute its next arrival, because an arrival was added or removed. A
 * clean before an earlier arrival is not affected.
 * @param until the day of that arrival
 * @param earlier the stay before it
 */
export function mustRecheckArrival(
  task: HousekeepingTask & { readonly reservationId?: string | null },
  until: IsoDate,
  earlier: { readonly id: string; readonly checkIn: IsoDate } | undefined,
): boolean {
  // Another arrival does not limit their own clean.
  const isBetween = task.date > (earlier?.checkIn ?? '') || (task.reservationId ?? '') === earlier?.id;
  const isOld = isNotStarted(task) && task.date < addDays(until, -LONG_AGO);
  return task.date <= until && isBetween && isOpenCleaning(task) && cleansHome(task) && !isOld;
}
