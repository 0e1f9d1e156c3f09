import type { IsoDate, IsoInstant } from '../calendar/iso-date.ts';

export type TaskType =
  | 'CHECK_OUT_CLEAN'
  | 'CHECK_IN_PREP'
  | 'MID_STAY'
  | 'DEEP_CLEAN'
  | 'INSPECTION'
  | 'CHECK_IN_MEETING'
  | 'CHECK_OUT_CONTROL';
/** OPS3: UNASSIGNED → ASSIGNED → ACCEPTED | REJECTED → IN_PROGRESS → DONE → VERIFIED | REOPENED. */
export type TaskStatus =
  | 'UNASSIGNED'
  | 'ASSIGNED'
  | 'ACCEPTED'
  | 'REJECTED'
  | 'IN_PROGRESS'
  | 'DONE'
  | 'VERIFIED'
  | 'REOPENED'
  | 'CANCELLED';
export type HousekeepingPriority = 'LOW' | 'NORMAL' | 'HIGH' | 'URGENT';

/** A stored task, as its rules see it. */
export type HousekeepingTask = {
  readonly id: string;
  readonly estateId: string;
  readonly type: TaskType;
  /** null: older than task statuses. */
  readonly status?: TaskStatus | null;
  readonly date: IsoDate;
  readonly windowStart?: string | null;
  readonly isPinned?: boolean | null;
  readonly assigneeId?: string | null;
  /** The day and time wanted by its stay; a pinned task may have others (OPS4). */
  readonly stayDate?: IsoDate | null;
  readonly stayTime?: string | null;
  /** STAY: cancelled because its stay no longer needs it, so it is restored when the stay does. */
  readonly closedBy?: string | null;
  readonly vacatedAt?: IsoInstant | null;
};

const NOT_STARTED: readonly TaskStatus[] = ['UNASSIGNED', 'ASSIGNED', 'ACCEPTED', 'REJECTED'];
const OVER: readonly TaskStatus[] = ['DONE', 'VERIFIED', 'CANCELLED'];
/** These leave the home clean, so one must be done before the next guests arrive. */
const CLEANS: readonly TaskType[] = ['CHECK_OUT_CLEAN', 'CHECK_IN_PREP', 'DEEP_CLEAN'];

/** Nobody has started it, so it still follows its stay. */
export const isNotStarted = ({ status }: Pick<HousekeepingTask, 'status'>): boolean =>
  NOT_STARTED.some((each) => each === status);
/** Still to be done. */
export const isOpenCleaning = ({ status }: Pick<HousekeepingTask, 'status'>): boolean =>
  !OVER.some((each) => each === status);
export const cleansHome = ({ type }: Pick<HousekeepingTask, 'type'>): boolean => CLEANS.includes(type);
