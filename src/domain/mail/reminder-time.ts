/** Times of day in business time, `08:30`. */
export type ReminderHours = { readonly from: string; readonly until: string };

/** DR1: sent between 08:30 and 09:00 by default. */
export const USUAL_HOURS: ReminderHours = { from: '08:30', until: '09:00' };
/** A server that was down during the whole window still sends until then; later it is too late to prepare the day. */
const LATEST = '12:00';

/**
 * The state of the daily mail's time window: too early, now, late (the server was down in the window; R19), over for
 * today.
 */
export type ReminderMoment = 'EARLY' | 'NOW' | 'LATE' | 'OVER';

/** @param time `HH:MM` in business time */
export function reminderMoment(time: string, { from, until }: ReminderHours): ReminderMoment {
  if (time < from) return 'EARLY';
  if (time < until) return 'NOW';
  return time < latestOf({ until }) ? 'LATE' : 'OVER';
}

/** After that nothing more is sent that day. */
export const latestOf = ({ until }: Pick<ReminderHours, 'until'>): string => (until > LATEST ? until : LATEST);

/** One mail per person and date: creating it again finds the existing one. */
export const reminderId = (date: string, userId: string): string => `reminder-${date}-${userId}`;
