import { addDays, todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { prepareExpense } from '../../../src/domain/job-tracking/expense.ts';
import { resumeRecurrence } from '../../../src/domain/job-tracking/recurring.ts';
import type { DomainRule } from '../../live/rules/domain-write.ts';
import type { RecurringExpensesRow } from '../../live/rows/stored/recurring-expenses.ts';
const SCHEDULE = ['every', 'startsOn', 'until', 'isActive'] as const satisfies readonly (keyof RecurringExpensesRow)[];

/**
 * AC7: the position of a rule after a write. Days that passed before it existed or while it was off are skipped; "Skip
 * the next" moves to the day after it. Refuses anything that its entries would be refused for.
 */
export const recurringExpenseRule: DomainRule<RecurringExpensesRow> = ({ record, before, now }) => {
  const entry = prepareExpense({ ...record, approval: 'NOT_NEEDED' }, undefined);
  if ('refused' in entry) return entry;
  const today = todayIn(new Date(now));
  const known = before?.nextOn ?? '';
  const last = before?.madeTo ?? '';
  const after = last >= today ? addDays(last, 1) : today;
  const isSkipped = before !== undefined && (record.skippedAt ?? '') !== (before.skippedAt ?? '');
  if (isSkipped && known === '') {
    return { refused: { status: 409, field: 'nextOn', key: 'recurring.over', params: {} } };
  }
  if (isSkipped) return { set: resumeRecurrence(record, addDays(known, 1)) };
  const isSame = before !== undefined && SCHEDULE.every((key) => before[key] === record[key]);
  if (isSame && known === '') return { set: { nextOn: null, makeOn: null } };
  return { set: resumeRecurrence(record, isSame ? known : after) };
};
