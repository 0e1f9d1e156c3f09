import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { checklistOf } from '../../../src/domain/housekeeping/checklist.ts';
import { cleaningAfter } from '../../../src/domain/housekeeping/cleaning-state.ts';
import { isNotStarted } from '../../../src/domain/housekeeping/task.ts';
import { cleaningUrgency } from '../../../src/domain/housekeeping/urgency.ts';
import type { Refusal } from '../../../src/domain/rule/refusal.ts';
import type { Json, Row } from '../../../src/config/types.ts';
import type { RecordChange, DomainRule, DomainWrite, Warning } from '../../live/rules/domain-write.ts';
import { nextArrivalOf } from './arrivals.ts';
import { CLEANING } from './names.ts';
import type { HousekeepingTasksRow } from '../../live/rows/stored/housekeeping-tasks.ts';
import { STAYS } from '../reservations/names.ts';
import { ESTATES } from '../estates/names.ts';

type Set = Partial<HousekeepingTasksRow>;

/**
 * OPS2–OPS4: the rules of a task, whoever writes it: its assignee and since when, whether a person moved it away from
 * its stay, its deadline, and the effect of its steps on the home.
 */
export const housekeepingTaskRule: DomainRule<HousekeepingTasksRow> = (write) => {
  const { record, before, table, now } = write;
  const refused = refuseTask(write);
  if (refused) return { refused };
  const steps: HousekeepingTasksRow = { ...record, ...assignmentOf(record, before, todayIn(new Date(now))) };
  const timed: HousekeepingTasksRow = { ...steps, ...timesOf(steps, before, now) };
  const placed: HousekeepingTasksRow = { ...timed, ...placeOf(timed, before) };
  const urgent = urgentOf(placed, before, table);
  const row: HousekeepingTasksRow = { ...placed, ...urgent };
  const isNew = before === undefined && (row.checklist ?? []).length === 0;
  const checklist: Set = isNew ? { checklist: checklistOf(row.type).map((tick) => ({ ...tick })) } : {};
  return {
    set: { ...changedValues(record, row), ...checklist },
    writes: homeOf(row, before, table),
    warnings: warningsOf(row, before, table),
  };
};

/** The values the parts have added to the record. */
const changedValues = (record: Row, row: Row): Readonly<Record<string, Json>> =>
  Object.fromEntries(Object.entries(row).filter(([key, value]) => record[key] !== value));

function refuseTask({ record: task, before: was, table }: DomainWrite<HousekeepingTasksRow>): Refusal | undefined {
  const refuse = (field: string, key: Refusal['key']): Refusal => ({ status: 422, field, key, params: {} });
  const isStep = task.status !== was?.status;
  if (isStep && task.status === 'ASSIGNED' && !task.assigneeId) return refuse('assigneeId', 'housekeeping.assignee');
  if (isStep && task.status === 'REJECTED' && (task.rejectReason ?? '').trim() === '') {
    return refuse('rejectReason', 'housekeeping.rejectReason');
  }
  const from = task.windowStart ?? '';
  const to = task.windowEnd ?? '';
  const isTimed = from !== (was && (was.windowStart ?? '')) || to !== (was && (was.windowEnd ?? ''));
  const isByStay = (task.stayTime ?? '') !== (was?.stayTime ?? '') || (task.stayDate ?? '') !== (was?.stayDate ?? '');
  if (isTimed && !isByStay && from !== '' && to !== '' && to <= from) return refuse('windowEnd', 'housekeeping.window');
  const of = task.reservationId ?? '';
  const stay = of === '' || (was && (was.reservationId ?? '') === of) ? undefined : table(STAYS).get(of);
  if (stay && stay.estateId !== task.estateId) return refuse('reservationId', 'housekeeping.otherHome');
  return undefined;
}

/**
 * The assignee: taking an open task assigns it to the person; accepting for somebody else does not take it away from
 * them.
 */
function assignmentOf(record: HousekeepingTasksRow, was: HousekeepingTasksRow | undefined, today: string): Set {
  const { status, assigneeId } = record;
  if (status === 'ACCEPTED' && was && was.status !== 'ACCEPTED') {
    return was.assigneeId ? { assigneeId: was.assigneeId } : { takenOn: today };
  }
  const isStep = was !== undefined && status !== was.status;
  const isGiven = (assigneeId ?? null) !== (was?.assigneeId ?? null);
  if (isGiven && !isStep && isNotStarted(record)) {
    return { status: assigneeId ? 'ASSIGNED' : 'UNASSIGNED', takenOn: null, rejectReason: null };
  }
  return status === 'ASSIGNED' && isStep ? { takenOn: null, rejectReason: null } : {};
}

function timesOf({ status }: HousekeepingTasksRow, before: HousekeepingTasksRow | undefined, now: string): Set {
  if (before === undefined || status === before.status) return {};
  if (status === 'IN_PROGRESS') return { startedAt: before.startedAt ?? now, finishedAt: null, doneOn: null };
  if (status === 'DONE') return { finishedAt: now, doneOn: todayIn(new Date(now)) };
  return status === 'REOPENED' ? { finishedAt: null, doneOn: null } : {};
}

/**
 * OPS4: a time that a person sets by hand stays, and the task records that; the stay's own time is kept beside it. A
 * task made by hand for a stay follows the stay from its own place.
 */
function placeOf(task: HousekeepingTasksRow, was: HousekeepingTasksRow | undefined): Set {
  if (!task.reservationId && !task.ownerStayId) return {};
  if (!task.stayDate) return { stayDate: task.date, stayTime: task.windowStart ?? null };
  if (was === undefined) return {};
  const isByStay = task.stayDate !== was.stayDate || (task.stayTime ?? '') !== (was.stayTime ?? '');
  if (was.isPinned && !task.isPinned) return { date: task.stayDate, windowStart: task.stayTime ?? null };
  const isMoved = task.date !== was.date || (task.windowStart ?? '') !== (was.windowStart ?? '');
  return isMoved && !isByStay ? { isPinned: true } : {};
}

/** The deadline, the lead time and the priority; a priority that a person chose stays until the task moves. */
function urgentOf(
  task: HousekeepingTasksRow,
  before: HousekeepingTasksRow | undefined,
  table: DomainWrite['table'],
): Set {
  // A preparation is due before its own guests arrive; a clean after a stay, before the next guests.
  const except = task.type === 'CHECK_IN_PREP' ? '' : task.reservationId || task.ownerStayId || '';
  const next = nextArrivalOf(table, { estateId: task.estateId, from: task.date, except });
  const { priority, ...due } = cleaningUrgency(task, next);
  const isChosen = before ? task.priority !== before.priority : Boolean(task.priority);
  const isMoved = before?.dueAt !== due.dueAt || before.date !== task.date;
  const isEmpty = !task.priority;
  const sameDay = next?.date === task.date ? next.time : null;
  const isByStay = Boolean(task.stayDate) && !task.isPinned && task.type === 'CHECK_OUT_CLEAN';
  return {
    ...due,
    ...(isEmpty || (isMoved && !isChosen) ? { priority } : {}),
    ...(isByStay ? { windowEnd: sameDay } : {}),
  };
}

function homeOf(
  task: HousekeepingTasksRow,
  was: HousekeepingTasksRow | undefined,
  table: DomainWrite['table'],
): readonly RecordChange[] {
  const home = table(ESTATES).get(task.estateId)?.cleaningState ?? null;
  const next = cleaningAfter({ task, before: was?.status, home });
  return next === undefined || !was
    ? []
    : [{ collection: ESTATES, id: task.estateId, set: { cleaningState: next }, action: CLEANING }];
}

/** Warns, but never refuses: the guests of the clean are still there, or something on the list is not ticked. */
function warningsOf(
  task: HousekeepingTasksRow,
  was: HousekeepingTasksRow | undefined,
  table: DomainWrite['table'],
): readonly Warning[] {
  if (was === undefined || was.status === task.status) return [];
  const stay = table(STAYS).get(task.reservationId ?? '');
  const isIn = stay && (stay.actualCheckInAt ?? '') !== '' && (stay.actualCheckOutAt ?? '') === '';
  if (task.status === 'IN_PROGRESS' && task.type === 'CHECK_OUT_CLEAN' && isIn) {
    return [{ field: 'status', key: 'housekeeping.stillIn', params: { code: stay.code ?? '' } }];
  }
  const left = (task.checklist ?? []).filter(({ done }) => done !== true).length;
  if (task.status !== 'DONE' || left === 0) return [];
  return [{ field: 'checklist', key: 'housekeeping.unticked', params: { count: left } }];
}
