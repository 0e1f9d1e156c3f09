import type { IsoInstant } from '../calendar/iso-date.ts';

/** Priorities, least urgent first. */
export const PRIORITIES = ['LOW', 'MEDIUM', 'HIGH', 'URGENT'] as const;
export type Priority = (typeof PRIORITIES)[number];

const HOUR = 60 * 60 * 1000; // ms
/** Hours until work of a priority is due (JT4). */
const HOURS: Readonly<Record<Priority, number>> = { URGENT: 4, HIGH: 24, MEDIUM: 72, LOW: 168 };

const isPriority = (value: unknown): value is Priority => PRIORITIES.some((priority) => priority === value);

/** The priority, or the default. */
export const priorityOf = (value: unknown): Priority => (isPriority(value) ? value : 'MEDIUM');

const later = (from: IsoInstant, hours: number): IsoInstant => new Date(Date.parse(from) + hours * HOUR).toISOString();

/** JT4: when work that begins at a moment is due. */
export const dueAfter = (priority: Priority, from: IsoInstant): IsoInstant => later(from, HOURS[priority]);

/** JT4: the next more urgent one; the most urgent stays. */
export const raisePriority = (priority: Priority): Priority =>
  PRIORITIES[Math.min(PRIORITIES.indexOf(priority) + 1, PRIORITIES.length - 1)] ?? priority;

/** A stored piece of work with a deadline. */
export type Due = {
  readonly priority?: string | null;
  readonly dueAt?: IsoInstant | null;
  readonly isOverdue?: boolean | null;
  readonly isEscalated?: boolean | null;
};
/** The stored facts about a deadline. */
export type TrackedDeadline = {
  readonly dueAt: IsoInstant;
  readonly isOverdue: boolean;
  readonly isEscalated: boolean;
  /** Both in one word, for lists. */
  readonly lateness: 'ON_TIME' | 'OVERDUE' | 'ESCALATED';
  /** When the clock must check it next; null = never. */
  readonly watchAt: IsoInstant | null;
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * JT4: the deadline after a write. It follows the priority unless set by hand or already passed; another date starts
 * over. Only the clock decides that it has passed, so this is reported exactly once.
 * @param from when the work begins
 */
export function deadline({
  record,
  before,
  from,
  now,
  isOpen,
}: {
  readonly record: Due;
  readonly before: Due | undefined;
  readonly from: IsoInstant;
  readonly now: IsoInstant;
  readonly isOpen: boolean;
}): TrackedDeadline {
  const dueAt = dueOf({ record, before, from });
  const isMoved = before !== undefined && dueAt !== before.dueAt;
  const isOverdue = record.isOverdue === true && !(isMoved && dueAt > now);
  const isEscalated = isOverdue && record.isEscalated === true && !isMoved;
  const watchAt = isOverdue ? escalationAt(dueAt, priorityOf(record.priority)) : dueAt;
  const lateness = isEscalated ? 'ESCALATED' : isOverdue ? 'OVERDUE' : 'ON_TIME';
  return { dueAt, isOverdue, isEscalated, lateness, watchAt: isOpen && !isEscalated ? watchAt : null };
}

function dueOf({ record, before, from }: { record: Due; before: Due | undefined; from: IsoInstant }): IsoInstant {
  const priority = priorityOf(record.priority);
  if (!isText(record.dueAt)) return dueAfter(priority, from);
  const wasOfPriority = before?.dueAt === record.dueAt && record.dueAt === dueAfter(priorityOf(before.priority), from);
  return wasOfPriority && record.isOverdue !== true ? dueAfter(priority, from) : record.dueAt;
}

/** JT4: escalated when late by half of the allowed time. */
const escalationAt = (dueAt: IsoInstant, priority: Priority): IsoInstant => later(dueAt, HOURS[priority] / 2);

/** JT4: the clock's notes on a piece of work: first that it is late, then that it needs escalation. */
export function lateness(row: Due): {
  readonly action: string;
  readonly set: Readonly<Record<string, string | boolean>>;
} {
  if (row.isOverdue !== true) return { action: 'overdue', set: { isOverdue: true } };
  return { action: 'escalated', set: { isEscalated: true, priority: raisePriority(priorityOf(row.priority)) } };
}
