import { startOfBusinessDay } from '../../../src/domain/calendar/business-day.ts';
import { addDays } from '../../../src/domain/calendar/iso-date.ts';
import type { ReminderFacts } from '../../../src/domain/mail/reminder.ts';
import { rowsByIndex } from '../../records/indexed.ts';
import type { Tables } from '../../live/rows/company.ts';
import type { HousekeepingTasksRow } from '../../live/rows/stored/housekeeping-tasks.ts';
import type { TasksRow } from '../../live/rows/stored/tasks.ts';
import { homeIn } from './reminder-items.ts';
import { expiringPapers, openNotifications } from './reminder-papers.ts';
import { comingAndGoing, delayedStays, endingHolds, todaysStays } from './reminder-stays.ts';

const OPEN_CLEANING = ['UNASSIGNED', 'ASSIGNED', 'ACCEPTED', 'REJECTED', 'IN_PROGRESS', 'REOPENED'];
const OPEN_TASK = ['OPEN', 'ACCEPTED', 'IN_PROGRESS'];

/** The facts of a morning, for everybody in the company; read by index, so the cost depends only on the matches. */
export type MorningFacts = {
  readonly facts: ReminderFacts;
  readonly cleanings: readonly HousekeepingTasksRow[];
  readonly tasks: readonly TasksRow[];
};

export function readMorningFacts({ table, today, now }: { table: Tables; today: string; now: string }): MorningFacts {
  const stays = todaysStays(table, today);
  const tomorrow = startOfBusinessDay(addDays(today, 1));
  return {
    facts: {
      ...comingAndGoing(table, stays),
      delayed: delayedStays(table),
      kbs: openNotifications(table, stays.arriving),
      permits: expiringPapers(table, today),
      holds: endingHolds(table, { today, now }),
    },
    cleanings: rowsByIndex(table('housekeeping-tasks'), (each) => each.equal('date', today)).filter(({ status }) =>
      OPEN_CLEANING.includes(status ?? ''),
    ),
    tasks: rowsByIndex(table('tasks'), (each) => each.range('dueAt', { lt: tomorrow })).filter(({ status }) =>
      OPEN_TASK.includes(status ?? ''),
    ),
  };
}

const isMine = (row: HousekeepingTasksRow | TasksRow, userId: string): boolean =>
  ('assigneeId' in row && row.assigneeId === userId) ||
  ('assigneeIds' in row && row.assigneeIds?.includes(userId) === true);

/**
 * The morning of one person: their own tasks, or everybody's for roles that see all.
 * @param userId undefined = the whole role, as its preview shows it
 */
export function factsFor(
  { facts, cleanings, tasks }: MorningFacts,
  { table, role, userId, now }: { table: Tables; role: string; userId: string | undefined; now: string },
): ReminderFacts {
  const seesAll = role === 'admin' || role === 'SuperAdmin' || userId === undefined;
  const isWanted = (row: HousekeepingTasksRow | TasksRow) => seesAll || isMine(row, userId);
  return {
    ...facts,
    cleanings: cleanings.filter(isWanted).map((row) => ({
      home: homeIn(table, row),
      time: row.windowStart || undefined,
      note: (row.assigneeId ?? '') === '' ? 'unassigned' : undefined,
    })),
    tasks: tasks.filter(isWanted).map((row) => ({
      title: row.title,
      home: homeIn(table, row),
      note: (row.dueAt ?? '') < now ? 'overdue' : undefined,
    })),
  };
}
