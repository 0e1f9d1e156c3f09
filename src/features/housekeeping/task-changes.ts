import type { TaskStatus } from '../../domain/housekeeping/task.ts';
import type { ChecklistEntry, DayTask } from '../../wire/housekeeping.ts';

/** A cleaner's change, on its way to the server. `key` is its Idempotency-Key: sent twice, it is applied once. */
export type TaskChange = {
  readonly key: string;
  readonly taskId: string;
  /** The task's display name, for messages about it. */
  readonly title: string;
} & (
  | { readonly kind: 'step'; readonly action: TaskStep; readonly body: StepBody }
  | { readonly kind: 'report'; readonly body: TaskReport }
  /** A picture as a data URL; `fileId` once it is uploaded. */
  | { readonly kind: 'photo'; readonly name: string; readonly picture: string; readonly fileId?: string }
);
export type TaskStep = 'accept' | 'reject' | 'start' | 'finish' | 'undoFinish';
export type StepBody = { readonly rejectReason?: string };
export type TaskReport = {
  readonly checklist?: readonly ChecklistEntry[];
  readonly linenCount?: number | null;
  readonly issues?: string | null;
};

const LEADS_TO: Readonly<Record<TaskStep, TaskStatus>> = {
  accept: 'ACCEPTED',
  reject: 'REJECTED',
  start: 'IN_PROGRESS',
  finish: 'DONE',
  undoFinish: 'IN_PROGRESS',
};

/** The task as it will be once everything has arrived. */
export function withChanges(task: DayTask, changes: readonly TaskChange[]): DayTask {
  return changes
    .filter(({ taskId }) => taskId === task.id)
    .reduce<DayTask>((known, change) => {
      if (change.kind === 'report') return { ...known, ...change.body };
      if (change.kind === 'photo') return { ...known, photos: [...known.photos, { id: '', name: change.name }] };
      return { ...known, status: LEADS_TO[change.action], isMine: true };
    }, task);
}

/**
 * Adds a change to the queue. A report has the task's whole state, so it replaces an earlier report of the same task
 * that is not being sent, unless another change of that task came in between.
 * @param sending key of the change being sent
 */
export function withTaskChange(
  changes: readonly TaskChange[],
  change: TaskChange,
  sending: string | undefined,
): readonly TaskChange[] {
  const before = changes.filter(({ taskId }) => taskId === change.taskId).at(-1);
  if (change.kind !== 'report' || before?.kind !== 'report' || before.key === sending) return [...changes, change];
  const both: TaskChange = { ...change, body: { ...before.body, ...change.body } };
  return changes.map((each) => (each === before ? both : each));
}

/** The remaining changes after a refusal: later ones of the same task depended on it. */
export const withoutRefused = (changes: readonly TaskChange[], refused: TaskChange): readonly TaskChange[] =>
  changes.filter((change) => change.taskId !== refused.taskId);

/** Whether an answer means "never" rather than "not now". */
export const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status);
