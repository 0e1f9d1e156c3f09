/** Times of day on the wall of the business, `08:30`. */
export type ReminderHours = { readonly from: string; readonly until: string };

/** DR1: sent between 08:30 and 09:00, unless the company says otherwise. */
export const USUAL_HOURS: ReminderHours = { from: '08:30', until: '09:00' };
/** A server that was down over the whole window still sends until then; later the day is no longer to be prepared. */
const LATEST = '12:00';

/** What the clock says of the morning's mail: not yet, now, late (the server was down in the window; R19), no more today. */
export type ReminderMoment = 'EARLY' | 'NOW' | 'LATE' | 'OVER';

/** @param time `HH:MM` on the wall of the business */
export function reminderMoment(time: string, { from, until }: ReminderHours): ReminderMoment {
  if (time < from) return 'EARLY';
  if (time < until) return 'NOW';
  return time < latestOf({ until }) ? 'LATE' : 'OVER';
}

/** From then on nothing goes out any more that day. */
export const latestOf = ({ until }: Pick<ReminderHours, 'until'>): string => (until > LATEST ? until : LATEST);

/** One mail a person and date: whoever makes it again, at whatever hour, meets the one that is there. */
export const reminderId = (date: string, userId: string): string => `reminder-${date}-${userId}`;
