import type { IsoDate, IsoInstant } from '../calendar/iso-date.ts';
import { todayIn } from '../calendar/iso-date.ts';

/** RS1: where the guests are, beside the booking and the payment state. */
export type StayState = 'EXPECTED' | 'ARRIVAL_DELAYED' | 'IN_HOUSE' | 'DEPARTURE_DELAYED' | 'DEPARTED' | 'NO_SHOW';

/** What is known of a stay. */
export type StayFacts = {
  readonly status: string;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly actualCheckInAt?: IsoInstant | null;
  readonly actualCheckOutAt?: IsoInstant | null;
  readonly departedOn?: IsoDate | null;
  readonly noShowAt?: IsoInstant | null;
};

/**
 * The stay state follows from what happened and from the day; a booking that came to nothing has none. Nothing but a
 * confirmed stay can be late.
 */
export function stayStateOf(facts: StayFacts, today: IsoDate): StayState | null {
  const { status, checkIn, checkOut, actualCheckInAt, noShowAt } = facts;
  if (status === 'PENDING') return 'EXPECTED';
  if (status !== 'SUCCESSFUL' && status !== 'FINISHED') return null;
  if (noShowAt) return 'NO_SHOW';
  if (status === 'FINISHED') return 'DEPARTED';
  if (actualCheckInAt) return today > checkOut ? 'DEPARTURE_DELAYED' : 'IN_HOUSE';
  return today > checkIn ? 'ARRIVAL_DELAYED' : 'EXPECTED';
}

export type StaySet = {
  readonly stayState: StayState | null;
  readonly actualCheckOutAt?: IsoInstant | null;
  readonly departedOn?: IsoDate | null;
};

/**
 * RS1, RS3: what a change of the booking means for the stay. Finishing it writes down when the guests left; before the
 * last day that frees the nights that remain. Reopening takes both back, and the nights are asked for again.
 */
export function staySetOf(record: StayFacts, before: Pick<StayFacts, 'status'> | undefined, now: IsoInstant): StaySet {
  const today = todayIn(new Date(now));
  const stayState = stayStateOf(record, today);
  if (record.status === before?.status) return { stayState };
  if (record.status === 'FINISHED') {
    const left = today < record.checkIn ? record.checkIn : today;
    return { stayState, actualCheckOutAt: now, departedOn: left < record.checkOut ? left : null };
  }
  return before?.status === 'FINISHED' ? { stayState, actualCheckOutAt: null, departedOn: null } : { stayState };
}
