import { addDays, daysBetween, type IsoDate } from '../calendar/iso-date.ts';
import { isNotStarted, type Task, type TaskStatus, type TaskType } from './task.ts';

/** OPS2: nights after which guests who stay longer get a clean; a stay of exactly as many gets none. */
export const MID_STAY_DAYS = 7;

/** Guests, or the owner, in a home. */
export type Span = {
  /** Of the record that says so; part of the ids of its tasks. */
  readonly id: string;
  readonly estateId: string;
  readonly from: IsoDate;
  /** The day they leave, planned or real. */
  readonly to: IsoDate;
  /** When they leave that day, `HH:MM`. */
  readonly leavesAt: string;
  readonly isInHouse: boolean;
};
/** A task that a stay asks for. `id` says which of its tasks, so that it is made once. */
export type Asked = { readonly id: string; readonly type: TaskType; readonly date: IsoDate; readonly time: string };

/** From this hour guests who stay have usually gone out. */
const MID_STAY_TIME = '11:00';

export const checkOutTaskId = (stayId: string): string => `hk-${stayId}-out`;
export const prepTaskId = (stayId: string): string => `hk-${stayId}-in`;
const midStayTaskId = (stayId: string, round: number): string => `hk-${stayId}-mid${round}`;

/**
 * OPS2: what a stay asks for: a clean on its last day and, when it is longer than seven nights, one every seven days on
 * the way. The owner's stay asks for the same (OPS5).
 */
export function tasksOfStay({ id, from, to, leavesAt }: Span): readonly Asked[] {
  const asked: Asked[] = [{ id: checkOutTaskId(id), type: 'CHECK_OUT_CLEAN', date: to, time: leavesAt }];
  for (let round = 1; addDays(from, MID_STAY_DAYS * round) < to; round += 1) {
    const date = addDays(from, MID_STAY_DAYS * round);
    asked.push({ id: midStayTaskId(id, round), type: 'MID_STAY', date, time: MID_STAY_TIME });
  }
  return asked;
}

export type TaskChange = {
  readonly id: string;
  readonly estateId?: string;
  readonly date?: IsoDate;
  readonly windowStart?: string | null;
  readonly stayDate?: IsoDate;
  readonly stayTime?: string;
  readonly status?: TaskStatus;
  readonly closedBy?: 'STAY' | null;
};
export type StayPlan = { readonly make: readonly Asked[]; readonly change: readonly TaskChange[] };

/**
 * OPS4, RS2: what becomes of the tasks of a stay when it changes. They move with it, those pinned to a time by hand keep
 * that time and know where the stay would have them; what it no longer asks for is cancelled unless somebody has begun,
 * and asked for again when it does. What is begun or done is left alone.
 * @param span undefined when nobody stays (any more): cancelled, not come, or not confirmed
 * @param before the same before the change
 * @param today no task is made for a day that has passed
 */
export function planOfStay({
  span,
  before,
  tasks,
  today,
}: {
  readonly span: Span | undefined;
  readonly before: Span | undefined;
  readonly tasks: readonly Task[];
  readonly today: IsoDate;
}): StayPlan {
  const asked = new Map((span ? tasksOfStay(span) : []).map((each) => [each.id, each]));
  const known = new Set(tasks.map(({ id }) => id));
  return {
    make: [...asked.values()].filter(({ id, date }) => !known.has(id) && date >= today),
    change: tasks.flatMap((task) => {
      const wanted = span && wantedOf(task, { asked, span, before });
      if (wanted) return followed(task, wanted, span);
      return isNotStarted(task) ? [{ id: task.id, status: 'CANCELLED' as const, closedBy: 'STAY' as const }] : [];
    }),
  };
}

/** Where the stay would have a task; undefined when it has no more use for it. */
function wantedOf(
  task: Task,
  { asked, span, before }: { asked: ReadonlyMap<string, Asked>; span: Span; before: Span | undefined },
): Pick<Asked, 'date' | 'time'> | undefined {
  const own = asked.get(task.id);
  if (own) return own;
  if (task.id === prepTaskId(span.id)) {
    return span.isInHouse ? undefined : { date: span.from, time: task.stayTime ?? '' };
  }
  // One of its own that it no longer asks for: a stay that became shorter.
  if (task.id.startsWith(`hk-${span.id}-`)) return undefined;
  // Made by hand for this stay: keeps its distance from the arrival or the departure.
  const end = task.type.startsWith('CHECK_OUT') ? 'to' : 'from';
  const days = before ? daysBetween(before[end], span[end]) : 0;
  return { date: addDays(task.stayDate ?? task.date, days), time: task.stayTime ?? '' };
}

function followed(task: Task, { date, time }: Pick<Asked, 'date' | 'time'>, { estateId }: Span): readonly TaskChange[] {
  const { id } = task;
  const isRevived = task.status === 'CANCELLED' && task.closedBy === 'STAY';
  if (!isNotStarted(task) && !isRevived) return [];
  const revived = isRevived && {
    status: task.assigneeId ? ('ASSIGNED' as const) : ('UNASSIGNED' as const),
    closedBy: null,
  };
  const place = { estateId, stayDate: date, stayTime: time };
  const time24 = time === '' ? null : time;
  return [{ id, ...place, ...(!task.isPinned && { date, windowStart: time24 }), ...revived }];
}
