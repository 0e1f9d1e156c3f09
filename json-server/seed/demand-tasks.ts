import type { IsoDate, IsoInstant } from '../../src/domain/calendar/iso-date.ts';
import type { Priority } from '../../src/domain/job-tracking/due.ts';
import { needsApproval, vatIn } from '../../src/domain/job-tracking/expense.ts';
import { categoryOf, isOpenTask } from '../../src/domain/job-tracking/task.ts';
import type { Row } from '../../src/config/types.ts';
import { looked } from './deadlines.ts';
import { idIn, noOf } from './job-numbers.ts';
import type { Random } from './random.ts';
import { stamp } from './stamp.ts';
import type { TenantPlan } from './tenants.ts';

export type DemandService = Row & {
  readonly name: { readonly tr: string };
  readonly department: string;
  readonly defaultPriority: Priority;
  readonly price: number;
  readonly bornBy: string;
  readonly supplierId: string | null;
  readonly checklistTemplate: readonly { readonly text: string }[];
};

type Made = {
  readonly random: Random;
  readonly today: IsoDate;
  readonly plan: TenantPlan;
  readonly demand: Row;
  readonly service: DemandService;
  readonly at: IsoInstant;
  readonly status: string;
  readonly number: number;
};

/** The task of a demand, and what is billed for it; undefined while nothing is. */
export function makeTask({ random, today, plan, demand, service, at, status, number }: Made) {
  const isDone = !isOpenTask({ status });
  const cost = service.price === 0 ? null : service.price + random.int(-4, 8) * 5000;
  const isBilled = isDone && status !== 'CANCELLED' && cost !== null && random.chance(0.7);
  const finishedAt = `${at.slice(0, 10)}T14:30:00.000Z`;
  const task = {
    id: idIn(plan, 'tsk', number),
    tenantId: plan.id,
    version: 1,
    no: noOf('T', number),
    title: service.name.tr,
    department: service.department,
    serviceDefinitionId: service.id,
    demandId: demand.id,
    estateId: demand['estateId'] ?? null,
    status,
    priority: service.defaultPriority,
    ...(status === 'OPEN' || plan.id !== 'demo'
      ? { assigneeIds: [], assignedTo: null }
      : { assigneeIds: ['usr-housekeeping'], assignedTo: 'Hülya Şimşek' }),
    supplierId: service.supplierId,
    currency: 'TRY',
    cost,
    bornBy: service.bornBy,
    checklist: service.checklistTemplate.map(({ text }) => ({ text, done: isDone })),
    ...looked({ priority: service.defaultPriority, from: at, now: `${today}T06:00:00.000Z`, isOpen: !isDone }),
    ...(isDone && status !== 'CANCELLED'
      ? { result: 'SOLVED', resultNote: 'Yerinde giderildi, denendi.', startedAt: at, finishedAt }
      : {}),
    ...(isBilled ? { expenseAt: finishedAt } : {}),
    ...stamp({ createdAt: at, createdBy: plan.admin }),
  };
  return { task, billed: isBilled ? { amount: cost, at: finishedAt } : undefined };
}

type Billed = {
  readonly plan: TenantPlan;
  readonly service: DemandService;
  readonly task: ReturnType<typeof makeTask>['task'];
  readonly billed: { readonly amount: number; readonly at: IsoInstant };
  readonly number: number;
};

export function makeTaskExpense({ plan, service, task, billed, number }: Billed): Row {
  const estateId = task.estateId as string | null;
  const expense = {
    type: 'EXPENSE',
    amount: billed.amount,
    currency: 'TRY',
    vatPct: '20',
    bornBy: estateId === null ? 'COMPANY' : service.bornBy,
    approval: '',
    estateId,
  };
  return {
    id: `exp-${task.id}`,
    tenantId: plan.id,
    version: 1,
    no: noOf('X', number),
    ...expense,
    category: categoryOf(service.department),
    date: billed.at.slice(0, 10),
    taskId: task.id,
    description: `${task.no} ${task.title}`,
    vatAmount: vatIn(billed.amount, 20),
    supplierId: service.supplierId,
    approval: needsApproval(expense) ? 'WAITING' : 'NOT_NEEDED',
    ...stamp({ createdAt: billed.at, createdBy: plan.admin }),
  };
}
