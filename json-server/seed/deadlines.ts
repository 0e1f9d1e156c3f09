import type { IsoInstant } from '../../src/domain/calendar/iso-date.ts';
import { type TrackedDeadline, deadline, dueAfter, type Priority } from '../../src/domain/job-tracking/due.ts';

/** The deadline of work that the clock has looked at until now. */
export function looked(work: {
  priority: Priority;
  from: IsoInstant;
  now: IsoInstant;
  isOpen: boolean;
}): TrackedDeadline {
  const { priority, from, now, isOpen } = work;
  const dueAt = dueAfter(priority, from);
  const late = { priority, dueAt, isOverdue: isOpen && dueAt < now, isEscalated: false };
  const once = deadline({ record: late, before: late, from, now, isOpen });
  const isEscalated = once.isOverdue && once.watchAt !== null && once.watchAt < now;
  return deadline({ record: { ...late, isEscalated }, before: late, from, now, isOpen });
}
