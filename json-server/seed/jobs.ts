import type { IsoDate, IsoInstant } from '../../src/domain/calendar/iso-date.ts';
import { isOpenDemand } from '../../src/domain/job-tracking/demand.ts';
import type { Row } from '../../src/config/types.ts';
import { type DemandService, makeTask, makeTaskExpense } from './demand-tasks.ts';
import { type DemandHome, type DemandInvestor, makeDemand } from './demands.ts';
import { idIn } from './job-numbers.ts';
import { createRandom } from './random.ts';
import { stamp } from './stamp.ts';
import type { TenantPlan } from './tenants.ts';

type Setup = {
  readonly today: IsoDate;
  readonly plan: TenantPlan;
  readonly estates: readonly DemandHome[];
  readonly investors: readonly DemandInvestor[];
  readonly services: readonly DemandService[];
};

/** What became of the task of a demand; of the others it is one of the open states. */
const TASK_STATUS: Readonly<Record<string, string | undefined>> = {
  SOLVED: 'VERIFIED',
  NOT_SOLVED: 'CANCELLED',
  CANCELLED: 'CANCELLED',
  NEW: 'OPEN',
};

/** Demands of a few weeks with their tasks, messages and what they cost: most are done, a few are late. */
export function makeJobs({ today, plan, estates, investors, services }: Setup) {
  const random = createRandom(`jobs ${plan.id}`);
  const homes = estates.filter(({ status }) => status === 'ACTIVE');
  const count = plan.id === 'demo' ? 56 : 12;
  const demands: Row[] = [];
  const tasks: Row[] = [];
  const messages: Row[] = [];
  const expenses: Row[] = [];
  for (let number = 1; number <= count; number += 1) {
    const { demand, asked, place } = makeDemand({ random, today, plan, homes, investors, number, count });
    const { at, source, status: demandStatus } = asked;
    const service = services[place];

    const hasTask =
      service !== undefined && (demandStatus === 'NEW' ? random.chance(0.3) : demandStatus !== 'CANCELLED');
    if (hasTask) {
      const status = TASK_STATUS[demandStatus] ?? random.pick(['OPEN', 'ACCEPTED', 'IN_PROGRESS']);
      const made = makeTask({ random, today, plan, demand, service, at, status, number: tasks.length + 1 });
      const { task, billed } = made;
      tasks.push(task);
      if (billed) expenses.push(makeTaskExpense({ plan, service, task, billed, number: expenses.length + 1 }));
    }
    demands.push({ ...demand, openTasks: hasTask && isOpenDemand({ status: demandStatus }) ? 1 : 0 });
    if (source === 'INVESTOR' && demandStatus !== 'NEW') {
      messages.push(firstAnswer({ plan, demand, at, number: messages.length + 1 }));
    }
  }
  return { demands, tasks: plan.id === 'demo' ? withOwn(tasks, plan) : tasks, messages, expenses };
}

/** What the company tells an owner who has asked for something. */
function firstAnswer({
  plan,
  demand,
  at,
  number,
}: {
  plan: TenantPlan;
  demand: Row;
  at: IsoInstant;
  number: number;
}): Row {
  return {
    id: idIn(plan, 'msg', number),
    tenantId: plan.id,
    version: 1,
    demandId: demand.id,
    side: 'COMPANY',
    body: 'Talebinizi aldık, bu hafta içinde size döneceğiz.',
    isInternal: false,
    authorName: 'Deniz Aydın',
    ...stamp({ createdAt: at, createdBy: plan.admin }),
  };
}

/** The first open tasks are the administrator's own, and of what is done one waits to be looked at. */
function withOwn(tasks: readonly Row[], { admin }: TenantPlan): Row[] {
  const open = tasks.filter(({ status }) => status === 'OPEN' || status === 'IN_PROGRESS').slice(0, 2);
  const done = tasks.findLast(({ status, expenseAt }) => status === 'VERIFIED' && expenseAt === undefined);
  return tasks.map((task) =>
    open.includes(task)
      ? { ...task, assigneeIds: [admin], assignedTo: 'Deniz Aydın' }
      : task === done
        ? { ...task, status: 'DONE' }
        : task,
  );
}
