import { placeMessage } from '../../../src/domain/job-tracking/demand.ts';
import { prepareExpense } from '../../../src/domain/job-tracking/expense.ts';
import { resumeRecurrence } from '../../../src/domain/job-tracking/recurring.ts';
import type { DomainRule } from '../../live/rules/domain-write.ts';
import { writerOf } from './people.ts';
import type { RecurringTasksRow } from '../../live/rows/stored/recurring-tasks.ts';
import type { RevenueExpensesRow } from '../../live/rows/stored/revenue-expenses.ts';
import type { DemandMessagesRow } from '../../live/rows/stored/demand-messages.ts';
import type { ServiceDefinitionsRow } from '../../live/rows/stored/service-definitions.ts';

/** JT3: joins both names, for references and search. */
export const serviceDefinitionRule: DomainRule<ServiceDefinitionsRow> = ({ record }) => {
  const { en, tr } = record.name;
  return { set: { title: en === tr ? en : `${en} · ${tr}` } };
};

/** IV3: sets a message's author and time, and applies its effect on the demand (`placeMessage`). */
export const demandMessageRule: DomainRule<DemandMessagesRow> = ({ record, before, table, now }) => {
  if (before) return { refused: { status: 409, field: 'body', key: 'job.messageFixed', params: {} } };
  const demand = table('demands').get(record.demandId);
  if (!demand) throw new Error(`Message ${record.id} has no demand`);
  const writer = writerOf({ record, table });
  const isInvestor = writer?.role === 'Investor';
  const { side, isInternal, status } = placeMessage(demand, { isInvestor, isMeantInside: record.isInternal === true });
  const answered = isInternal ? {} : { lastMessageAt: now };
  return {
    set: { side, isInternal, authorName: writer?.name ?? null },
    writes: [{ collection: 'demands', id: demand.id, set: { status, ...answered }, action: 'answer' }],
  };
};

/** JT5: the next day of a recurring task, and when to make its task; missed past days are skipped. */
export const recurringTaskRule: DomainRule<RecurringTasksRow> = ({ record, before, now }) => {
  const isSame =
    before !== undefined &&
    (['every', 'startsOn', 'until', 'isActive'] as const).every((key) => before[key] === record[key]);
  const from = isSame ? (record.nextOn ?? '') : now.slice(0, 10);
  return {
    set: from === '' ? { nextOn: null, makeOn: null } : resumeRecurrence(record, from),
  };
};

/** AC7 (`src/domain/job-tracking/expense.ts`). */
export const expenseRule: DomainRule<RevenueExpensesRow> = ({ record, before }) => prepareExpense(record, before);
