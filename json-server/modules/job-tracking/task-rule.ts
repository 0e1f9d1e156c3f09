import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { categoryOf, leftOf, prepareTask, type Task } from '../../../src/domain/job-tracking/task.ts';
import type { RecordWrite, DomainRule, Follower } from '../../live/rules/domain-write.ts';
import { problemSolver } from '../../records/settings/problem-solver.ts';
import { namesOfUsers } from './people.ts';
import type { TasksRow } from '../../live/rows/stored/tasks.ts';
import type { RevenueExpensesRow } from '../../live/rows/stored/revenue-expenses.ts';

/** The fields a task's expense is made from. */
type Billed = Task & Pick<TasksRow, 'id' | 'no'>;

/** JT2: the one expense of a task; its id derives from the task's, so there is never a second one. */
function expenseOf(task: Billed, now: string): readonly RecordWrite[] {
  const { estateId = null, supplierId = null, cost = null, currency = null, bornBy = null } = task;
  const description = `${task.no ?? ''} ${task.title ?? ''}`.slice(0, 200);
  const category = categoryOf(task.department);
  return [
    {
      collection: 'revenue-expenses',
      create: {
        id: `exp-${task.id}`,
        type: 'EXPENSE',
        category,
        date: todayIn(new Date(now)),
        description,
        amount: cost,
        currency,
        estateId,
        supplierId,
        bornBy,
        taskId: task.id,
      },
    },
  ];
}

/** JT1–JT4 (`src/domain/job-tracking/task.ts`): fills a task from its service definition and its demand. */
export const taskRule: DomainRule<TasksRow> = ({ record, before, table, now }) => {
  const definition = table('service-definitions').get(record.serviceDefinitionId ?? '');
  const demand = table('demands').get(record.demandId ?? '');
  const isReport = before === undefined && record.source === 'REPORT' && (record.assigneeIds ?? []).length === 0;
  const whose = isReport ? problemSolver(table) : [];
  const prepared = prepareTask({
    task: whose.length > 0 ? { ...record, assigneeIds: whose } : record,
    before,
    definition,
    demand,
    now,
  });
  if ('refused' in prepared) return prepared;
  const { set } = prepared;
  const task = { ...record, ...(whose.length > 0 && { assigneeIds: whose }), ...set };
  const isBilled = Boolean(task.expenseAt) && !before?.expenseAt;
  const left = leftOf(task);
  return {
    set: {
      ...set,
      ...(whose.length > 0 && { assigneeIds: whose }),
      assignedTo: namesOfUsers({ table }, task.assigneeIds ?? []),
    },
    writes: isBilled ? expenseOf(task, now) : [],
    ...(left > 0 ? { warnings: [{ field: 'checklist', key: 'job.checklistLeft', params: { count: left } }] } : {}),
  };
};

/** JT2: a task whose expense was deleted may get another one. */
export const expenseOfTask: Follower<RevenueExpensesRow> = ({ before, after, table }) => {
  const task = before && !after ? table('tasks').get(before.taskId ?? '') : undefined;
  return task ? [{ collection: 'tasks', id: task.id, set: { expenseAt: null } }] : [];
};
