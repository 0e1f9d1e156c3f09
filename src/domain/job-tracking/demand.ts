import type { IsoInstant } from '../calendar/iso-date.ts';
import type { Refusal } from '../rule/refusal.ts';
import { type TrackedDeadline, deadline, type Due } from './due.ts';

/** A demand, as its rules see it. */
export type Demand = Due & {
  readonly source?: string | null;
  readonly type?: string | null;
  readonly status?: string | null;
  readonly createdAt?: IsoInstant | null;
  readonly estateId?: string | null;
  readonly reservationId?: string | null;
  readonly investorId?: string | null;
  readonly requesterName?: string | null;
  readonly phone?: string | null;
  readonly email?: string | null;
  /** The person closing it has seen the open tasks. */
  readonly closeTasks?: boolean | null;
  readonly requestState?: string | null;
  readonly solvedAt?: IsoInstant | null;
};
/** The writer; undefined if it is no user of the company: the clock, the public form. */
export type DemandWriter = { readonly role: string; readonly name: string; readonly investorId?: string | null };
export type OpenTask = { readonly id: string; readonly no: string; readonly title: string };

const CLOSED = ['SOLVED', 'NOT_SOLVED', 'CANCELLED'];
export const isOpenDemand = ({ status }: Pick<Demand, 'status'>): boolean => !CLOSED.includes(status ?? '');

/** From outside, so somebody expects an answer. */
const OUTSIDE = ['GUEST', 'PUBLIC_FORM'];

/** IV3: the state of a request as its investor sees it; null for other demands. */
export function requestStateOf(demand: Pick<Demand, 'source' | 'status'>, before: Demand | undefined): string | null {
  if (demand.source !== 'INVESTOR') return null;
  const state = { NEW: 'NEW', WAITING: 'ANSWERED', IN_PROGRESS: 'IN_PROGRESS' }[demand.status ?? ''] ?? 'CLOSED';
  if (state !== 'IN_PROGRESS' || before === undefined) return state;
  const isBack = !isOpenDemand(before) || (before.status === 'IN_PROGRESS' && before.requestState === 'REOPENED');
  return isBack ? 'REOPENED' : state;
}

type Known = {
  readonly record: Demand;
  readonly before: Demand | undefined;
  readonly writer: DemandWriter | undefined;
  /** Home of the reservation it names. */
  readonly stayEstateId: string | undefined;
  /** Name of the investor on it. */
  readonly investorName: string | undefined;
  readonly openTasks: readonly OpenTask[];
  readonly now: IsoInstant;
};
/** The stored facts about its tasks. */
type Own = { readonly openTasks: number; readonly closeTasks: null; readonly resolution?: null };
type Prepared =
  | { readonly refused: Refusal }
  | { readonly set: Partial<Demand> & TrackedDeadline & Own; readonly closes: readonly OpenTask[] };

const filled = (text: string | null | undefined): text is string => text !== undefined && text !== null && text !== '';
const refuse = (field: string, key: Refusal['key'], params: Refusal['params'] = {}): Refusal => ({
  status: 422 as const,
  field,
  key,
  params,
});

/**
 * The effect of a write on a demand (JT1, JT4, IV3): the server sets the requester for investors and cleaners; a demand
 * is closed only together with its tasks, otherwise the refusal names the open ones, for the person to decide.
 */
export function prepareDemand(known: Known): Prepared {
  const { record, before, openTasks, now } = known;
  const asked = askedBy(known);
  const demand: Demand = { ...record, ...asked };
  const refused = refuseAsker(demand, known) ?? refuseOpenTasks(demand, known);
  if (refused) return { refused };
  const isOpen = isOpenDemand(demand);
  const isClosing = !isOpen && (before === undefined || isOpenDemand(before));
  return {
    set: {
      ...asked,
      ...deadline({ record: demand, before, from: demand.createdAt ?? now, now, isOpen }),
      solvedAt: demand.status === 'SOLVED' ? (before?.status === 'SOLVED' ? (before.solvedAt ?? now) : now) : null,
      requestState: requestStateOf(demand, before),
      openTasks: isClosing ? 0 : openTasks.length,
      closeTasks: null,
      // Reopened by a message, without a form that removes it.
      ...(isOpen ? { resolution: null } : {}),
    },
    closes: isClosing ? openTasks : [],
  };
}

function askedBy({ record, before, writer, stayEstateId, investorName }: Known): Partial<Demand> {
  const home = !filled(record.estateId) && stayEstateId !== undefined ? { estateId: stayEstateId } : {};
  if (before) return home;
  if (writer?.role === 'Investor') {
    return { ...home, source: 'INVESTOR', investorId: writer.investorId ?? null, requesterName: writer.name };
  }
  if (writer?.role === 'HouseKeeping') return { ...home, source: 'STAFF', type: 'FAULT', requesterName: writer.name };
  if (filled(record.requesterName)) return home;
  if (record.source === 'INVESTOR') return { ...home, requesterName: investorName ?? null };
  return record.source === 'STAFF' ? { ...home, requesterName: writer?.name ?? null } : home;
}

function refuseAsker(demand: Demand, { before, stayEstateId }: Known): Refusal | undefined {
  if (before && before.source !== demand.source) return refuse('source', 'job.sourceFixed');
  if (before && before.source === 'INVESTOR' && before.investorId !== demand.investorId) {
    return refuse('investorId', 'job.investorFixed');
  }
  if (stayEstateId !== undefined && demand.estateId !== stayEstateId) return refuse('estateId', 'job.otherHome');
  if (demand.source === 'INVESTOR' && !filled(demand.investorId)) return refuse('investorId', 'job.needInvestor');
  if (!filled(demand.requesterName)) return refuse('requesterName', 'job.needName');
  const isReachable = filled(demand.phone) || filled(demand.email) || filled(demand.reservationId);
  return OUTSIDE.includes(demand.source ?? '') && !isReachable ? refuse('phone', 'job.needContact') : undefined;
}

function refuseOpenTasks(demand: Demand, { before, openTasks }: Known): Refusal | undefined {
  const isClosing = !isOpenDemand(demand) && before !== undefined && isOpenDemand(before);
  if (!isClosing || openTasks.length === 0 || demand.closeTasks === true) return undefined;
  const tasks = openTasks.map(({ no, title }) => `${no} ${title}`).join(', ');
  return { status: 409, field: 'closeTasks', key: 'job.openTasks', params: { count: openTasks.length, tasks } };
}

/** IV3: the effect of a message on its demand: an answer of the company waits for the investor, and the reverse. */
function statusAfterMessage(demand: Pick<Demand, 'source' | 'status'>, side: 'COMPANY' | 'REQUESTER'): string | null {
  if (demand.source !== 'INVESTOR') return demand.status ?? null;
  if (side === 'COMPANY') return isOpenDemand(demand) ? 'WAITING' : (demand.status ?? null);
  return demand.status === 'NEW' ? 'NEW' : 'IN_PROGRESS';
}

/**
 * IV3: the side of a message, its readers, and the state it leaves its demand in. Demands that are not an investor's
 * have no outside readers, so the company's messages there stay internal.
 */
export function placeMessage(
  demand: Pick<Demand, 'source' | 'status'>,
  { isInvestor, isMeantInside }: { readonly isInvestor: boolean; readonly isMeantInside: boolean },
) {
  const side = isInvestor ? 'REQUESTER' : 'COMPANY';
  const isInternal = !isInvestor && (isMeantInside || demand.source !== 'INVESTOR');
  return { side, isInternal, status: isInternal ? (demand.status ?? null) : statusAfterMessage(demand, side) } as const;
}
