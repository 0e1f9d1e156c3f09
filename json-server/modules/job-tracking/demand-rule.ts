import { randomBytes } from 'node:crypto';
import { type OpenTask, isOpenDemand, prepareDemand } from '../../../src/domain/job-tracking/demand.ts';
import { CODE_BYTES, trackingCodeOf } from '../../../src/domain/job-tracking/public-demand.ts';
import { isOpenTask } from '../../../src/domain/job-tracking/task.ts';
import { idsOf } from '../../../src/config/refs.ts';
import type { RecordWrite, DomainRule, DomainWrite, Follower } from '../../live/rules/domain-write.ts';
import { personName } from '../../live/rows/rows.ts';
import { namesOfUsers, writerOf } from './people.ts';
import type { DemandsRow } from '../../live/rows/stored/demands.ts';
import type { TasksRow } from '../../live/rows/stored/tasks.ts';

const DEMANDS = 'demands';
const TASKS = 'tasks';

const tasksOf = (table: DomainWrite['table'], demandId: string): readonly TasksRow[] =>
  table(TASKS).equal('demandId', demandId).filter(isOpenTask);
const openTask = (task: TasksRow): OpenTask => ({ id: task.id, no: task.no ?? '', title: task.title });

/** JT1: one task per picked service; the demand itself does not keep the picks. */
function newTasksOf(record: DemandsRow): readonly RecordWrite[] {
  return idsOf(record.serviceDefinitionIds ?? null).map((serviceDefinitionId) => ({
    collection: TASKS,
    create: {
      demandId: record.id,
      serviceDefinitionId,
      estateId: record.estateId ?? null,
      description: record.description,
      supplierId: record.supplierId ?? null,
    },
  }));
}

/**
 * JT1, JT4, IV3 (`src/domain/job-tracking/demand.ts`): sets the tracking code (WB3), makes new tasks and closes tasks
 * with the demand.
 */
export const demandRule: DomainRule<DemandsRow> = ({ record, before, table, now }) => {
  const stay = table('reservations').get(record.reservationId ?? '');
  const investor = table('investors').get(record.investorId ?? '');
  const open = before ? tasksOf(table, record.id).map(openTask) : [];
  const prepared = prepareDemand({
    record,
    before,
    writer: writerOf({ record, table }),
    stayEstateId: stay && stay.estateId,
    investorName: investor && personName(investor),
    openTasks: open,
    now,
  });
  if ('refused' in prepared) return { refused: prepared.refused };
  const made = isOpenDemand(record) ? newTasksOf(record) : [];
  const closed = prepared.closes.map(({ id }) => ({
    collection: TASKS,
    id,
    set: { status: 'CANCELLED' },
    action: 'cancel',
  }));
  return {
    set: {
      ...prepared.set,
      openTasks: prepared.set.openTasks + made.length,
      assignedTo: namesOfUsers({ table }, idsOf(record.assignedUserId ?? null)),
      serviceDefinitionIds: [],
      trackingCode: before?.trackingCode || trackingCodeOf(randomBytes(CODE_BYTES)),
    },
    writes: [...made, ...closed],
  };
};

/** JT1: a demand counts its open tasks, and is in progress as soon as one of them is started. */
export const tasksOfDemand: Follower<TasksRow> = ({ before, after, table }) => {
  const row = after ?? before;
  const demand = row && table(DEMANDS).get(row.demandId ?? '');
  if (!demand) return [];
  const openTasks = tasksOf(table, demand.id).length;
  // Nobody edited the demand for this count: its version and history stay as they are.
  const counted = openTasks === demand.openTasks ? [] : [{ collection: DEMANDS, row: { ...demand, openTasks } }];
  const status = after?.status ?? '';
  const isBegun = ['ACCEPTED', 'IN_PROGRESS'].includes(status) && before?.status !== status;
  if (!isBegun || demand.status !== 'NEW') return counted;
  return [...counted, { collection: DEMANDS, id: demand.id, set: { status: 'IN_PROGRESS' }, action: 'start' }];
};
