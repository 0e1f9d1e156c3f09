import { addDays } from '../../../src/domain/calendar/iso-date.ts';
import { instantOf } from '../../../src/domain/calendar/wall-clock.ts';
import { lateness } from '../../../src/domain/job-tracking/due.ts';
import { advanceRecurrence } from '../../../src/domain/job-tracking/recurring.ts';
import type { Job, JobContext } from '../../jobs/job.ts';
import type { RecordWrite } from '../../live/rules/domain-write.ts';
import type { RecurringTasksRow } from '../../live/rows/stored/recurring-tasks.ts';

/** Max tasks made from one recurring task per round; the next round makes the next ones. */
const MAX_TASKS_PER_LOOK = 60;

/** JT4: reports overdue tasks, each once; those that became overdue while the server was down, at its start. */
export const overdue: Job = {
  name: 'overdue',
  due: ({ table, now }) =>
    (['demands', 'tasks'] as const).flatMap((collection) =>
      table(collection)
        .range('watchAt', { lt: now })
        .map((row) => ({
          collection,
          id: row.id,
          ...lateness(row),
        })),
    ),
};

/** JT5: the tasks of one recurring task; their ids derive from it and their day, so none is made twice. */
function tasksMadeBy(rule: RecurringTasksRow, today: string): readonly RecordWrite[] {
  const { days, standing } = advanceRecurrence(rule, { today, most: MAX_TASKS_PER_LOOK });
  const tasks = days.map((day) => ({
    collection: 'tasks',
    create: {
      id: `rec-${rule.id}-${day}`,
      recurringTaskId: rule.id,
      title: rule.title,
      serviceDefinitionId: rule.serviceDefinitionId,
      estateId: rule.estateId,
      priority: rule.priority ?? null,
      assigneeIds: rule.assigneeIds ?? [],
      supplierId: rule.supplierId ?? null,
      startAt: instantOf(`${day}T08:00`),
      dueAt: instantOf(`${day}T23:59`),
    },
  }));
  // Nobody edited the recurring task: its version and history stay as they are.
  return [...tasks, { collection: 'recurring-tasks', row: { ...rule, ...standing } }];
}

/** JT5: makes recurring tasks ahead, and those missed. */
export const recurring: Job = {
  name: 'recurring',
  due: ({ table, today }: JobContext) =>
    table('recurring-tasks')
      .range('makeOn', { lt: addDays(today, 1) })
      .flatMap((rule) => tasksMadeBy(rule, today)),
};
