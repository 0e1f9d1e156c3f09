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

/** What the rules read of a task as it is stored. */
export type HousekeepingTask = {
  readonly id: string;
  readonly estateId: string;
  readonly type: TaskType;
  /** null: stored before tasks had one. */
  readonly status: TaskStatus | null;
  readonly date: IsoDate;
  readonly windowStart?: string | null;
  readonly isPinned?: boolean | null;
  readonly assigneeId?: string | null;
  /** The day and the time that its stay asks for; a pinned task may stand elsewhere (OPS4). */
  readonly stayDate?: IsoDate | null;
  readonly stayTime?: string | null;
  /** STAY: cancelled because its stay no longer asks for it, and so asked for again when the stay does. */
  readonly closedBy?: string | null;
  readonly vacatedAt?: IsoInstant | null;
};

const NOT_STARTED: readonly TaskStatus[] = ['UNASSIGNED', 'ASSIGNED', 'ACCEPTED', 'REJECTED'];
const OVER: readonly TaskStatus[] = ['DONE', 'VERIFIED', 'CANCELLED'];
/** They leave the home clean, so somebody must have done them before the next guests come. */
const CLEANS: readonly TaskType[] = ['CHECK_OUT_CLEAN', 'CHECK_IN_PREP', 'DEEP_CLEAN'];

/** Nobody has begun it, so the task still follows its stay. */
export const isNotStarted = ({ status }: Pick<HousekeepingTask, 'status'>): boolean =>
  status !== null && NOT_STARTED.includes(status);
/** Still to be done. */
export const isOpenCleaning = ({ status }: Pick<HousekeepingTask, 'status'>): boolean =>
  status === null || !OVER.includes(status);
export const cleansHome = ({ type }: Pick<HousekeepingTask, 'type'>): boolean => CLEANS.includes(type);
