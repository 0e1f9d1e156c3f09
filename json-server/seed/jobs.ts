import { addDays, type IsoDate, type IsoInstant } from '../../src/domain/calendar/iso-date.ts';
import { type Deadline, deadline, dueAfter, type Priority } from '../../src/domain/job-tracking/due.ts';
import { isOpenDemand, requestStateOf } from '../../src/domain/job-tracking/demand.ts';
import { needsApproval, vatIn } from '../../src/domain/job-tracking/expense.ts';
import { CODE_BYTES, CONSENT_VERSION, trackingCodeOf } from '../../src/domain/job-tracking/public-demand.ts';
import { categoryOf, isOpenTask } from '../../src/domain/job-tracking/task.ts';
import type { Row } from '../../src/config/types.ts';
import { TURKISH } from './data/names.ts';
import { makePerson } from './people.ts';
import { createRandom, type Random } from './random.ts';
import { officeMoment, stamp } from './stamp.ts';
import type { TenantPlan } from './tenants.ts';

type Service = Row & {
  readonly name: { readonly tr: string };
  readonly department: string;
  readonly defaultPriority: Priority;
  readonly price: number;
  readonly bornBy: string;
  readonly supplierId: string | null;
  readonly checklistTemplate: readonly { readonly text: string }[];
};
type Setup = {
  readonly today: IsoDate;
  readonly plan: TenantPlan;
  readonly estates: readonly (Row & { readonly status: string; readonly ownerIds?: readonly string[] })[];
  readonly investors: readonly (Row & { readonly name?: string; readonly surname?: string })[];
  readonly services: readonly Service[];
};

type Case = readonly [description: string, type: string, service: number];

/** Days back that demands reach. */
const REACH = 40;
/** What was asked for, of which type, and the place of the service that does it. */
const CASES: readonly Case[] = [
  ['Sıcak su gelmiyor, kombi sürekli hata veriyor.', 'FAULT', 0],
  ['Banyo lavabosunun altından su damlıyor.', 'FAULT', 1],
  ['Salondaki prizlerin hiçbiri çalışmıyor.', 'FAULT', 2],
  ['Yatak odasındaki klima soğutmuyor.', 'FAULT', 3],
  ['Eve girdiğimizde mutfak temiz değildi.', 'CLEANING', 4],
  ['Mutfakta yalnızca iki çatal ve iki bardak var.', 'REQUEST', 5],
  ['Kapının kilidi dönmüyor, zor açılıyor.', 'FAULT', 6],
  ['Havuzun suyu bulanık görünüyor.', 'COMPLAINT', 7],
  ['Çıkışımızı bir gün uzatabilir miyiz?', 'REQUEST', 9],
  ['Faturamızda temizlik ücreti iki kez yazılmış.', 'INFORMATION', 10],
];
const INVESTOR_CASES: readonly Case[] = [
  ['Bahçedeki ağaçların budanmasını rica ediyorum.', 'REQUEST', 4],
  ['Geçen ayın su faturası neden bu kadar yüksek?', 'INFORMATION', 10],
  ['Bayramda eve ailemle gelmek istiyorum.', 'REQUEST', 9],
  ['Balkon kapısı kapanmıyor, misafirler şikâyet etmiş.', 'FAULT', 6],
];

/** What became of the task of a demand; of the others it is one of the open states. */
const TASK_STATUS: Readonly<Record<string, string | undefined>> = {
  ...{ SOLVED: 'VERIFIED', NOT_SOLVED: 'CANCELLED', CANCELLED: 'CANCELLED', NEW: 'OPEN' },
};

/** By their place from the end: states of requests of owners that are open. */
const OWNERS_ASK: Readonly<Record<number, 'NEW' | 'WAITING' | undefined>> = { 3: 'NEW', 5: 'WAITING' };

const codeOf = (random: Random): string =>
  trackingCodeOf(Uint8Array.from({ length: CODE_BYTES }, () => random.int(0, 255)));

/** The deadline of work that the clock has looked at until now. */
function looked(work: { priority: Priority; from: IsoInstant; now: IsoInstant; isOpen: boolean }): Deadline {
  const { priority, from, now, isOpen } = work;
  const dueAt = dueAfter(priority, from);
  const late = { priority, dueAt, isOverdue: isOpen && dueAt < now, isEscalated: false };
  const once = deadline({ record: late, before: late, from, now, isOpen });
  const isEscalated = once.isOverdue && once.watchAt !== null && once.watchAt < now;
  return deadline({ record: { ...late, isEscalated }, before: late, from, now, isOpen });
}

/** Demands of a few weeks with their tasks, messages and what they cost: most are done, a few are late. */
export function makeJobs(setup: Setup) {
  const { today, plan, estates, investors, services } = setup;
  const random = createRandom(`jobs ${plan.id}`);
  const now = `${today}T06:00:00.000Z`;
  const homes = estates.filter(({ status }) => status === 'ACTIVE');
  const count = plan.id === 'demo' ? 56 : 12;
  const base = plan.offset.rows * 10;
  const id = (prefix: string, number: number) => `${prefix}-${String(base + number).padStart(4, '0')}`;
  const no = (prefix: string, number: number) => `${prefix}-${String(number).padStart(6, '0')}`;
  const [demands, tasks, messages, expenses]: [Row[], Row[], Row[], Row[]] = [[], [], [], []];

  const addTask = (made: { demand: Row; service: Service; at: IsoInstant; status: string }): void => {
    const { demand, service, at, status } = made;
    const number = tasks.length + 1;
    const isDone = !isOpenTask({ status });
    const cost = service.price === 0 ? null : service.price + random.int(-4, 8) * 5000;
    const isBilled = isDone && status !== 'CANCELLED' && cost !== null && random.chance(0.7);
    const finishedAt = `${at.slice(0, 10)}T14:30:00.000Z`;
    const task = {
      ...{ id: id('tsk', number), tenantId: plan.id, version: 1, no: no('T', number), title: service.name.tr },
      ...{ department: service.department, serviceDefinitionId: service.id, demandId: demand.id },
      ...{ estateId: demand['estateId'] ?? null, status, priority: service.defaultPriority },
      ...(status === 'OPEN' || plan.id !== 'demo'
        ? { assigneeIds: [], assignedTo: null }
        : { assigneeIds: ['usr-housekeeping'], assignedTo: 'Hülya Şimşek' }),
      ...{ supplierId: service.supplierId, currency: 'TRY', cost, bornBy: service.bornBy },
      checklist: service.checklistTemplate.map(({ text }) => ({ text, done: isDone })),
      ...looked({ priority: service.defaultPriority, from: at, now, isOpen: !isDone }),
      ...(isDone && status !== 'CANCELLED'
        ? { result: 'SOLVED', resultNote: 'Yerinde giderildi, denendi.', startedAt: at, finishedAt }
        : {}),
      ...(isBilled ? { expenseAt: finishedAt } : {}),
      ...stamp({ createdAt: at, createdBy: plan.admin }),
    };
    tasks.push(task);
    if (!isBilled) return;
    const expense = {
      ...{ type: 'EXPENSE', amount: cost, currency: 'TRY', vatPct: '20', bornBy: service.bornBy, approval: '' },
      estateId: task.estateId as string | null,
    };
    const isGeneral = expense.estateId === null;
    const bornBy = isGeneral ? 'COMPANY' : service.bornBy;
    expenses.push({
      ...{ id: `exp-${task.id}`, tenantId: plan.id, version: 1, no: no('X', expenses.length + 1), ...expense, bornBy },
      ...{ category: categoryOf(service.department), date: finishedAt.slice(0, 10), taskId: task.id },
      ...{ description: `${task.no} ${task.title}`, vatAmount: vatIn(cost, 20), supplierId: service.supplierId },
      approval: needsApproval({ ...expense, bornBy }) ? 'WAITING' : 'NOT_NEEDED',
      ...stamp({ createdAt: finishedAt, createdBy: plan.admin }),
    });
  };

  for (let number = 1; number <= count; number += 1) {
    const at = officeMoment(random, addDays(today, -Math.floor(REACH - (number / count) * REACH) - 1));
    const isOld = at < addDays(today, -6);
    const drawn = random.weighted([
      ['GUEST', 5],
      ['STAFF', 3],
      ['PUBLIC_FORM', 3],
      ['INVESTOR', 2],
    ] as const);
    // Two of the newest are an owner's, so that one waits for an answer and one has it.
    const fromOwner = plan.id === 'demo' ? OWNERS_ASK[count - number] : undefined;
    const source = fromOwner ? 'INVESTOR' : drawn;
    const [description, type, place] = random.pick(source === 'INVESTOR' ? INVESTOR_CASES : CASES);
    const usual = isOld
      ? random.weighted([
          ['SOLVED', 16],
          ['NOT_SOLVED', 1],
          ['CANCELLED', 1],
          ['IN_PROGRESS', 1],
        ] as const)
      : random.weighted([
          ['NEW', 4],
          ['IN_PROGRESS', 4],
          ['WAITING', 1],
          ['SOLVED', 3],
        ] as const);
    const status = fromOwner ?? usual;
    const investor = random.chance(0.5) ? investors[0] : random.pick(investors);
    const own = homes.filter(({ ownerIds }) => investor !== undefined && ownerIds?.includes(investor.id));
    const home = source === 'INVESTOR' && own.length > 0 ? random.pick(own) : random.pick(homes);
    const person = makePerson({ random, origin: TURKISH, number: 8000 + base + number });
    const priority = random.weighted([
      ['LOW', 2],
      ['MEDIUM', 5],
      ['HIGH', 3],
      ['URGENT', 1],
    ] as const);
    const isOpen = isOpenDemand({ status });
    const name = `${person.firstName} ${person.lastName}`;
    const demand: Row = {
      ...{ id: id('dem', number), tenantId: plan.id, version: 1, no: no('D', number), source, type, description },
      ...{ estateId: home.id, priority, status, trackingCode: codeOf(random), openTasks: 0 },
      ...(source === 'GUEST' || source === 'PUBLIC_FORM'
        ? { requesterName: name, phone: person.phone, email: person.email }
        : { requesterName: source === 'STAFF' ? 'Deniz Aydın' : investorName(investor) }),
      ...(source === 'INVESTOR' ? { investorId: investor?.id ?? null } : {}),
      ...(source === 'PUBLIC_FORM' ? { consentVersion: CONSENT_VERSION, consentAt: at } : {}),
      ...(plan.id === 'demo' && status !== 'NEW' ? { assignedUserId: 'usr-admin', assignedTo: 'Deniz Aydın' } : {}),
      requestState: requestStateOf({ source, status }, undefined),
      ...looked({ priority, from: at, now, isOpen }),
      ...(['SOLVED', 'NOT_SOLVED'].includes(status) ? { resolution: 'İlgilenildi, bilgi verildi.' } : {}),
      ...(status === 'SOLVED' ? { solvedAt: `${addDays(at.slice(0, 10), 1)}T11:00:00.000Z` } : {}),
      ...stamp({ createdAt: at, createdBy: source === 'PUBLIC_FORM' ? 'system' : plan.admin }),
    };
    const service = services[place];
    const hasTask = service !== undefined && (status === 'NEW' ? random.chance(0.3) : status !== 'CANCELLED');
    if (hasTask) {
      addTask({ demand, service, at, status: TASK_STATUS[status] ?? random.pick(['OPEN', 'ACCEPTED', 'IN_PROGRESS']) });
    }
    demands.push({ ...demand, openTasks: hasTask && isOpen ? 1 : 0 });
    if (source !== 'INVESTOR' || status === 'NEW') continue;
    messages.push({
      ...{ id: id('msg', messages.length + 1), tenantId: plan.id, version: 1, demandId: demand.id, side: 'COMPANY' },
      ...{ body: 'Talebinizi aldık, bu hafta içinde size döneceğiz.', isInternal: false, authorName: 'Deniz Aydın' },
      ...stamp({ createdAt: at, createdBy: plan.admin }),
    });
  }
  return { demands, tasks: plan.id === 'demo' ? withOwn(tasks, plan) : tasks, messages, expenses };
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

const investorName = (investor: Setup['investors'][number] | undefined): string =>
  [investor?.name, investor?.surname].filter(Boolean).join(' ') || 'Yatırımcı';
