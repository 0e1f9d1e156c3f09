import { cleansHome, type HousekeepingTask } from './task.ts';

export type CleaningState = 'DIRTY' | 'IN_PROGRESS' | 'CLEAN' | 'INSPECTED';

/** OPS3: days after which a home that nobody slept in is no longer clean. */
export const EMPTY_DAYS = 14;

type Step = {
  readonly task: Pick<HousekeepingTask, 'type' | 'status'>;
  readonly before: HousekeepingTask['status'] | undefined;
  readonly home: CleaningState | null;
};

/**
 * OPS3: what a step of a task does to its home: DIRTY → IN_PROGRESS when somebody begins, → CLEAN when it is done,
 * → INSPECTED when it is verified, → DIRTY again when it is sent back. Tasks that clean nothing, and a clean around guests
 * who stay, leave it as it is; a home that became dirty since is not inspected by verifying an earlier clean, and is no
 * longer what a clean left that is not finished after all.
 * @returns the new state, or undefined when it stays
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

/** What a home is once a task of it is done. */
const leftBy = (type: HousekeepingTask['type']): CleaningState => (type === 'INSPECTION' ? 'INSPECTED' : 'CLEAN');

/** OPS2: guests have left. Dirty, unless their clean was quicker than the desk. */
export function cleaningAtCheckOut(clean: HousekeepingTask['status'] | undefined): CleaningState {
  return (clean === 'REOPENED' ? undefined : clean && stateOf(clean)) ?? 'DIRTY';
}

/** Guests of a home, as far as they come and leave; ISO instants, empty until they do. */
type Guests = {
  readonly estateId: string;
  readonly actualCheckInAt?: string | null;
  readonly actualCheckOutAt?: string | null;
  /** What the home was when they came. */
  readonly homeFoundAs?: CleaningState | null;
};

/**
 * OPS2, OPS3: a home is dirty once guests are in it, and when they have left. A check-in that is taken back leaves it as it
 * was, unless it was cleaned or moved out of meanwhile.
 * @param clean how far the clean of their last day is, undefined where there is none
 * @returns the new state of the home of `after`, or undefined when it stays
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
