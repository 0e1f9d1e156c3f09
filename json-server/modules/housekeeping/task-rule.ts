import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { checklistOf } from '../../../src/domain/housekeeping/checklist.ts';
import { type CleaningState, cleaningAfter } from '../../../src/domain/housekeeping/cleaning-state.ts';
import { isNotStarted, type Task } from '../../../src/domain/housekeeping/task.ts';
import { urgencyOf } from '../../../src/domain/housekeeping/urgency.ts';
import type { Refusal } from '../../../src/domain/rule/refusal.ts';
import { entriesOf } from '../../../src/config/parts.ts';
import type { Json, Row } from '../../../src/config/types.ts';
import { textIn } from '../../live/rows/rows.ts';
import type { RecordChange, DomainRule, DomainWrite, Warning } from '../../live/rules/domain-write.ts';
import { nextArrivalOf } from './arrivals.ts';
import { asTask, CLEANING, ESTATES, STAYS } from './names.ts';
import type { HousekeepingTasksRow } from '../../live/rows/stored/housekeeping-tasks.ts';

type Set = Readonly<Record<string, Json>>;

/**
 * OPS2–OPS4: what a task is by itself, whoever writes it: who has it and since when, whether a person moved it away from its
 * stay, by when it is due, and what its steps do to the home.
 */
export const housekeepingTaskRule: DomainRule<HousekeepingTasksRow> = (write) => {
  const { record, before, table, now } = write;
  const refused = refuseTask(write);
  if (refused) return { refused };
  const was = before && asTask(before);
  const steps: Row = { ...record, ...whoseIs(record, was, todayIn(new Date(now))) };
  const timed: Row = { ...steps, ...timesOf(steps, before, now) };
  const placed: Row = { ...timed, ...placeOf(timed, was) };
  const urgent = urgentOf(placed, before, table);
  const row: Row = { ...placed, ...urgent };
  const isNew = before === undefined && entriesOf(row['checklist']).length === 0;
  const checklist: Set = isNew ? { checklist: checklistOf(asTask(row).type).map((tick) => ({ ...tick })) } : {};
  return {
    set: { ...changed(record, row), ...checklist },
    writes: homeOf(row, was, table),
    warnings: warningsOf(row, was, table),
  };
};

/** What the parts have added to the record. */
const changed = (record: Row, row: Row): Set =>
  Object.fromEntries(Object.entries(row).filter(([key, value]) => record[key] !== value));

function refuseTask({ record, before, table }: DomainWrite<HousekeepingTasksRow>): Refusal | undefined {
  const refuse = (field: string, key: Refusal['key']): Refusal => ({ status: 422, field, key, params: {} });
  const [task, was] = [asTask(record), before && asTask(before)];
  const isStep = task.status !== was?.status;
  if (isStep && task.status === 'ASSIGNED' && !task.assigneeId) return refuse('assigneeId', 'housekeeping.assignee');
  if (isStep && task.status === 'REJECTED' && (record.rejectReason ?? '').trim() === '') {
    return refuse('rejectReason', 'housekeeping.rejectReason');
  }
  const [from, to] = [record.windowStart ?? '', record.windowEnd ?? ''];
  const isTimed = from !== (before && (before.windowStart ?? '')) || to !== (before && (before.windowEnd ?? ''));
  const isByStay = (task.stayTime ?? '') !== (was?.stayTime ?? '') || (task.stayDate ?? '') !== (was?.stayDate ?? '');
  if (isTimed && !isByStay && from !== '' && to !== '' && to <= from) return refuse('windowEnd', 'housekeeping.window');
  const of = record.reservationId ?? '';
  const stay = of === '' || (was && before && (before.reservationId ?? '') === of) ? undefined : table(STAYS).get(of);
  if (stay && stay.estateId !== task.estateId) return refuse('reservationId', 'housekeeping.otherHome');
  return undefined;
}

/** Who has it: taking an open one makes it one's own; accepting for somebody else does not take it away from them. */
function whoseIs(record: HousekeepingTasksRow, was: Task | undefined, today: string): Set {
  const { status, assigneeId } = asTask(record);
  if (status === 'ACCEPTED' && was && was.status !== 'ACCEPTED') {
    return was.assigneeId ? { assigneeId: was.assigneeId } : { takenOn: today };
  }
  const isStep = was !== undefined && status !== was.status;
  const isGiven = (assigneeId ?? null) !== (was?.assigneeId ?? null);
  if (isGiven && !isStep && isNotStarted({ status })) {
    return { status: assigneeId ? 'ASSIGNED' : 'UNASSIGNED', takenOn: null, rejectReason: null };
  }
  return status === 'ASSIGNED' && isStep ? { takenOn: null, rejectReason: null } : {};
}

function timesOf(record: Row, before: HousekeepingTasksRow | undefined, now: string): Set {
  const { status } = asTask(record);
  if (before === undefined || status === before.status) return {};
  if (status === 'IN_PROGRESS') return { startedAt: before.startedAt ?? now, finishedAt: null };
  if (status === 'DONE') return { finishedAt: now };
  return status === 'REOPENED' ? { finishedAt: null } : {};
}

/**
 * OPS4: a time that a person sets by hand stays, and the task says so; what its stay asks for stands beside it. A task made
 * by hand for a stay follows it from where it was put.
 */
function placeOf(record: Row, was: Task | undefined): Set {
  const task = asTask(record);
  const isOfStay = textIn(record, 'reservationId') !== '' || textIn(record, 'ownerStayId') !== '';
  if (!isOfStay) return {};
  if (!task.stayDate) return { stayDate: task.date, stayTime: task.windowStart ?? null };
  if (was === undefined) return {};
  const isByStay = task.stayDate !== was.stayDate || (task.stayTime ?? '') !== (was.stayTime ?? '');
  if (was.isPinned && !task.isPinned) return { date: task.stayDate, windowStart: task.stayTime ?? null };
  const isMoved = task.date !== was.date || (task.windowStart ?? '') !== (was.windowStart ?? '');
  return isMoved && !isByStay ? { isPinned: true } : {};
}

/** By when, how soon, how urgent; a priority that a person chose stays until the task moves. */
function urgentOf(record: Row, before: HousekeepingTasksRow | undefined, table: DomainWrite['table']): Set {
  const task = asTask(record);
  // Preparing for guests is due before these guests come; cleaning up after some, before the others do.
  const except = task.type === 'CHECK_IN_PREP' ? '' : textIn(record, 'reservationId') || textIn(record, 'ownerStayId');
  const next = nextArrivalOf(table, { estateId: task.estateId, from: task.date, except });
  const { priority, ...due } = urgencyOf(task, next);
  const isChosen = before ? record['priority'] !== before.priority : Boolean(record['priority']);
  const isMoved = before?.dueAt !== due.dueAt || before.date !== task.date;
  const isEmpty = !record['priority'];
  const sameDay = next?.date === task.date ? next.time : null;
  const isByStay = Boolean(task.stayDate) && !task.isPinned && task.type === 'CHECK_OUT_CLEAN';
  return {
    ...due,
    ...(isEmpty || (isMoved && !isChosen) ? { priority } : {}),
    ...(isByStay ? { windowEnd: sameDay } : {}),
  };
}

function homeOf(row: Row, was: Task | undefined, table: DomainWrite['table']): readonly RecordChange[] {
  const task = asTask(row);
  const home = table(ESTATES).get(task.estateId);
  const state = home && (home.cleaningState ?? '');
  const next = cleaningAfter({ task, before: was?.status, home: (state ?? 'DIRTY') as CleaningState });
  return next === undefined || !was
    ? []
    : [{ collection: ESTATES, id: task.estateId, set: { cleaningState: next }, action: CLEANING }];
}

/** Told, never refused: the guests of the clean are still there; something on the list is not ticked. */
function warningsOf(row: Row, was: Task | undefined, table: DomainWrite['table']): readonly Warning[] {
  const task = asTask(row);
  if (was === undefined || was.status === task.status) return [];
  const stay = table(STAYS).get(textIn(row, 'reservationId'));
  const isIn = stay && (stay.actualCheckInAt ?? '') !== '' && (stay.actualCheckOutAt ?? '') === '';
  if (task.status === 'IN_PROGRESS' && task.type === 'CHECK_OUT_CLEAN' && isIn) {
    return [{ field: 'status', key: 'housekeeping.stillIn', params: { code: stay.code ?? '' } }];
  }
  const left = entriesOf(row['checklist']).filter(({ done }) => done !== true).length;
  if (task.status !== 'DONE' || left === 0) return [];
  return [{ field: 'checklist', key: 'housekeeping.unticked', params: { count: left } }];
}
