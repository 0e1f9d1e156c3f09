import { instantOn, minuteOn } from '../calendar/instant.ts';
import { addDays, daysBetween, type IsoDate, type IsoInstant } from '../calendar/iso-date.ts';
import { cleansHome, type HousekeepingPriority, type HousekeepingTask } from './task.ts';

/** The next arrival at a home; the local time, `HH:MM`. */
export type Arrival = { readonly date: IsoDate; readonly time: string };

/** A task not limited by an arrival is due by the evening. */
const EVENING = '18:00';
/** Days within which a home without arrivals is cleaned anyway. */
const AT_LEISURE = 7;

export type CleaningUrgency = {
  readonly dueAt: IsoInstant;
  /** From the start of the task; null if nobody arrives soon. */
  readonly minutesToArrival: number | null;
  readonly priority: HousekeepingPriority;
};

/**
 * OPS2: a clean is due before the next arrival, and the less time there is, the more urgent: same day first. Other
 * tasks are due on their day.
 * @param next the next arrival from the day of the task on
 */
export function cleaningUrgency(
  task: Pick<HousekeepingTask, 'type' | 'date' | 'windowStart'>,
  next: Arrival | undefined,
): CleaningUrgency {
  const { date, windowStart } = task;
  const limit = cleansHome(task) ? next : undefined;
  if (limit === undefined) {
    const last = cleansHome(task) ? addDays(date, AT_LEISURE) : date;
    return { dueAt: instantOn(last, EVENING), minutesToArrival: null, priority: cleansHome(task) ? 'LOW' : 'NORMAL' };
  }
  const begins = minuteOn(date, windowStart || '11:00');
  const minutesToArrival = minuteOn(limit.date, limit.time) - begins;
  return {
    dueAt: instantOn(limit.date, limit.time),
    minutesToArrival,
    priority: priorityOf(daysBetween(date, limit.date)),
  };
}

function priorityOf(days: number): HousekeepingPriority {
  if (days <= 0) return 'URGENT';
  if (days === 1) return 'HIGH';
  return days <= AT_LEISURE ? 'NORMAL' : 'LOW';
}
