import { instantOn, minuteOn } from '../calendar/instant.ts';
import { addDays, daysBetween, type IsoDate, type IsoInstant } from '../calendar/iso-date.ts';
import { cleansHome, type HousekeepingPriority, type HousekeepingTask } from './task.ts';

/** Who comes next to a home; the time on its clock, `HH:MM`. */
export type Arrival = { readonly date: IsoDate; readonly time: string };

/** A task that no arrival limits is due by the evening. */
const EVENING = '18:00';
/** Days within which a home that nobody comes to is cleaned anyway. */
const AT_LEISURE = 7;

export type CleaningUrgency = {
  readonly dueAt: IsoInstant;
  /** From the beginning of the task; null when nobody comes soon. */
  readonly minutesToArrival: number | null;
  readonly priority: HousekeepingPriority;
};

/**
 * OPS2: a clean is due before the next arrival, and the fewer minutes there are, the sooner it is somebody's turn: same day
 * first. Other tasks are due on their day.
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
