import { addDays } from '../../../src/domain/calendar/iso-date.ts';
import { advanceRecurrence } from '../../../src/domain/job-tracking/recurring.ts';
import type { RecordWrite } from '../../live/rules/domain-write.ts';
import type { Job, JobContext } from '../../jobs/job.ts';
import type { RecurringExpensesRow } from '../../live/rows/stored/recurring-expenses.ts';

const RULES = 'recurring-expenses';
/** Max entries made from one rule per round; the next round makes the next ones. */
const MAX_ENTRIES_PER_LOOK = 60;
const COPIED = [
  'type',
  'category',
  'description',
  'amount',
  'currency',
  'vatPct',
  'estateId',
  'bornBy',
  'supplierId',
  'note',
] as const satisfies readonly (keyof RecurringExpensesRow)[];

/**
 * The entries of one rule; their ids derive from it and their day, so none is made twice; they are approved like all
 * others.
 */
function entriesMadeBy(rule: RecurringExpensesRow, today: string): readonly RecordWrite[] {
  const { days, standing: next } = advanceRecurrence(rule, { today, most: MAX_ENTRIES_PER_LOOK });
  const copied = Object.fromEntries(COPIED.map((key) => [key, rule[key] ?? null]));
  const entries = days.map((day) => ({
    collection: 'revenue-expenses',
    create: { ...copied, id: `rex-${rule.id}-${day}`, date: day, recurringId: rule.id },
  }));
  const madeTo = days.at(-1) ?? rule.madeTo ?? null;
  // Nobody edited the rule: its version and history stay as they are.
  return [...entries, { collection: RULES, row: { ...rule, ...next, madeTo } }];
}

/** AC7: makes recurring expenses ahead of their day; those missed while the server was down are made later, once. */
export const recurringExpenses: Job = {
  name: 'recurring-expenses',
  due: ({ table, today }: JobContext) =>
    table(RULES)
      .range('makeOn', { lt: addDays(today, 1) })
      .flatMap((rule) => entriesMadeBy(rule, today)),
};
