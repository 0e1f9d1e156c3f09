import { cleansHome, type HousekeepingTask } from './task.ts';

export type CleaningState = 'DIRTY' | 'IN_PROGRESS' | 'CLEAN' | 'INSPECTED';

/** OPS3: days after which an empty home no longer counts as clean. */
export const EMPTY_DAYS = 14;

type Step = {
  readonly task: Pick<HousekeepingTask, 'type' | 'status'>;
  readonly before: HousekeepingTask['status'] | undefined;
  readonly home: CleaningState | null;
};

/**
 * OPS3: the effect of a task's step on its home: DIRTY → IN_PROGRESS when somebody begins, → CLEAN when it is done,
 * → INSPECTED when it is verified, → DIRTY again when it is sent back. Tasks other than cleaning, and a clean during a
 * stay, do not change it. Verifying an earlier clean does not mark a home that has become dirty as inspected, and
 * reopening a finished clean makes its home dirty again.
 * @returns the new state, or undefined if unchanged
 */
export function cleaningAfter({ task, before, home }: Step): CleaningState | undefined {
  const { status, type } = task;
  if (status === before) return undefined;
  if (before === 'DONE' && status === 'IN_PROGRESS' && home !== leftBy(type)) return undefined;
  if (type === 'INSPECTION') {
    if (status === 'IN_PROGRESS' && before === 'DONE') return 'CLEAN';
    return status === 'DONE' && home === 'CLEAN' ? 'INSPECTED' : undefined;
  }
  if (!cleansHome(task)) return undefined;
  const next = status === 'VERIFIED' && home !== 'CLEAN' ? undefined : stateOf(status);
  return next === home ? undefined : next;
}

/** The state of a home after a task is done. */
const leftBy = (type: HousekeepingTask['type']): CleaningState => (type === 'INSPECTION' ? 'INSPECTED' : 'CLEAN');

/** OPS2: guests have left. Dirty, unless the cleaning was faster than the front desk. */
export function cleaningAtCheckOut(clean: HousekeepingTask['status'] | undefined): CleaningState {
  return (clean === 'REOPENED' ? undefined : clean && stateOf(clean)) ?? 'DIRTY';
}

/** Arrival and departure of a home's guests; ISO instants, empty until they happen. */
type Guests = {
  readonly estateId: string;
  readonly actualCheckInAt?: string | null;
  readonly actualCheckOutAt?: string | null;
  /** The state of the home when they arrived. */
  readonly homeFoundAs?: CleaningState | null;
};

/**
 * OPS2, OPS3: a home is dirty once guests are in it, and after they have left. Undoing a check-in restores the earlier
 * state, unless the home was cleaned or vacated in between.
 * @param clean the state of the cleaning on their last day; undefined without one
 * @returns the new state of the home of `after`, or undefined if unchanged
 */
export function cleaningAfterGuests(change: {
  readonly before: Guests | undefined;
  readonly after: Guests;
  readonly home: CleaningState | null | undefined;
  readonly clean: HousekeepingTask['status'] | undefined;
}): CleaningState | undefined {
  const { before, after, home, clean } = change;
  if (before?.actualCheckInAt && !after.actualCheckInAt) {
    return before.estateId === after.estateId && home === 'DIRTY' ? (before.homeFoundAs ?? undefined) : undefined;
  }
  if (after.actualCheckOutAt && !before?.actualCheckOutAt) return cleaningAtCheckOut(clean);
  return after.actualCheckInAt && !before?.actualCheckInAt ? 'DIRTY' : undefined;
}

function stateOf(status: HousekeepingTask['status']): CleaningState | undefined {
  if (status === 'IN_PROGRESS') return 'IN_PROGRESS';
  if (status === 'DONE') return 'CLEAN';
  if (status === 'VERIFIED') return 'INSPECTED';
  return status === 'REOPENED' ? 'DIRTY' : undefined;
}
