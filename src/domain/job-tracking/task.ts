import type { IsoInstant } from '../calendar/iso-date.ts';
import type { Refusal } from '../rule/refusal.ts';
import { isOpenDemand } from './demand.ts';
import { type TrackedDeadline, deadline, type Due, priorityOf } from './due.ts';

export type ChecklistItem = { readonly text: string; readonly done?: boolean | null };
/** A task, as its rules see it. Money in minor units of `currency`. */
export type Task = Due & {
  readonly title?: string | null;
  readonly status?: string | null;
  readonly createdAt?: IsoInstant | null;
  readonly updatedBy?: string | null;
  readonly demandId?: string | null;
  readonly serviceDefinitionId?: string | null;
  readonly estateId?: string | null;
  readonly department?: string | null;
  readonly assigneeIds?: readonly string[] | null;
  readonly supplierId?: string | null;
  readonly startAt?: IsoInstant | null;
  readonly checklist?: readonly ChecklistItem[] | null;
  readonly cost?: number | null;
  readonly currency?: string | null;
  readonly bornBy?: string | null;
  readonly result?: string | null;
  readonly resultNote?: string | null;
  readonly startedAt?: IsoInstant | null;
  readonly finishedAt?: IsoInstant | null;
  readonly expenseAt?: IsoInstant | null;
};
/** JT3: the template of a task. */
export type ServiceDefinition = {
  readonly name: { readonly en: string; readonly tr: string };
  readonly department?: string | null;
  readonly defaultPriority?: string | null;
  readonly checklistTemplate?: readonly { readonly text: string }[] | null;
  readonly price?: number | null;
  readonly currency?: string | null;
  readonly bornBy?: string | null;
};
export type DemandOfTask = {
  readonly no?: string | null;
  readonly status?: string | null;
  readonly estateId?: string | null;
  readonly priority?: string | null;
};

const CLOSED = ['DONE', 'VERIFIED', 'CANCELLED'];
/** JT1: still to be done. */
export const isOpenTask = ({ status }: Pick<Task, 'status'>): boolean => !CLOSED.includes(status ?? '');

type Known = {
  readonly task: Task;
  readonly before: Task | undefined;
  readonly definition: ServiceDefinition | undefined;
  readonly demand: DemandOfTask | undefined;
  readonly now: IsoInstant;
};
type Prepared = { readonly refused: Refusal } | { readonly set: Partial<Task> & TrackedDeadline };

const filled = (text: string | null | undefined): text is string => text !== undefined && text !== null && text !== '';
const refuse = (field: string, key: Refusal['key'], params: Refusal['params'] = {}): { readonly refused: Refusal } => ({
  refused: { status: 422, field, key, params },
});

/** JT3: values a new task takes from its template and its demand; typed values win. */
function filledIn({ task, before, definition, demand }: Known): Partial<Task> {
  if (before) return {};
  const { checklist } = task;
  const steps = checklist && checklist.length > 0 ? checklist : (definition?.checklistTemplate ?? []);
  const priority = task.priority ?? definition?.defaultPriority ?? demand?.priority;
  return {
    title: filled(task.title) ? task.title : (definition?.name.tr ?? null),
    department: filled(task.department) ? task.department : (definition?.department ?? null),
    estateId: filled(task.estateId) ? task.estateId : (demand?.estateId ?? null),
    priority: priorityOf(priority),
    checklist: steps.map((step) => ({ done: false, ...step })),
    cost: task.cost ?? definition?.price ?? null,
    currency: filled(task.currency) ? task.currency : (definition?.currency ?? 'TRY'),
    bornBy: filled(task.bornBy) ? task.bornBy : (definition?.bornBy ?? 'COMPANY'),
  };
}

/** An unassigned task goes to the person who accepts it; the server sets the start and end time. */
function steppedOn({ task, before, now }: Known): Partial<Task> {
  const isTaken = before?.status === 'OPEN' && ['ACCEPTED', 'IN_PROGRESS'].includes(task.status ?? '');
  const isBegun = task.status === 'IN_PROGRESS' && before?.status !== 'IN_PROGRESS';
  return {
    ...(isTaken && task.updatedBy && (task.assigneeIds ?? []).length === 0 ? { assigneeIds: [task.updatedBy] } : {}),
    ...(isBegun ? { startedAt: task.startedAt ?? now } : {}),
    finishedAt: ['DONE', 'VERIFIED'].includes(task.status ?? '') ? (task.finishedAt ?? now) : null,
  };
}

/** The effect of a write on a task (JT1, JT3, JT4), or why it is refused. */
export function prepareTask(known: Known): Prepared {
  const { before, demand, now } = known;
  const task: Task = { ...known.task, ...filledIn(known) };
  if (!filled(task.title)) return refuse('title', 'job.needTitle');
  if (!filled(task.department)) return refuse('department', 'job.needDepartment');
  if (before && (before.demandId ?? null) !== (task.demandId ?? null)) return refuse('demandId', 'job.demandFixed');
  const isNowOpen = isOpenTask(task) && (before === undefined || !isOpenTask(before));
  if (isNowOpen && demand && !isOpenDemand(demand)) {
    return { refused: { status: 409, field: 'demandId', key: 'job.demandClosed', params: { no: demand.no ?? '' } } };
  }
  if (task.result === 'NOT_SOLVED' && !filled(task.resultNote)) return refuse('resultNote', 'job.needNote');
  const isBilled = filled(task.expenseAt) && !filled(before?.expenseAt);
  if (isBilled && !(typeof task.cost === 'number' && task.cost > 0)) return refuse('cost', 'job.needCost');
  if (isBilled && task.bornBy === 'OWNER' && !filled(task.estateId)) return refuse('bornBy', 'job.ownerNeedsHome');
  const { title, department, estateId, priority, checklist, cost, currency, bornBy } = task;
  const from = filled(task.startAt) ? task.startAt : (task.createdAt ?? now);
  return {
    set: {
      title,
      department,
      estateId: estateId ?? null,
      priority: priority ?? null,
      checklist: checklist ?? null,
      cost: cost ?? null,
      currency: currency ?? null,
      bornBy: bornBy ?? null,
      ...steppedOn(known),
      ...deadline({ record: task, before, from, now, isOpen: isOpenTask(task) }),
    },
  };
}

/** The open items in the checklist of a task reported as done. */
export const leftOf = ({ status, result, checklist }: Pick<Task, 'status' | 'result' | 'checklist'>): number =>
  status === 'DONE' && result === 'SOLVED' ? (checklist ?? []).filter(({ done }) => done !== true).length : 0;

/** The expense category of a department's work. */
export const categoryOf = (department: string | null | undefined): string =>
  ({ TECHNICAL: 'MAINTENANCE', HOUSEKEEPING: 'CLEANING', PURCHASING: 'SUPPLIES' })[department ?? ''] ?? 'OTHER';
