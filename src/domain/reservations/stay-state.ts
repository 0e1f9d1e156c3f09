import type { IsoDate, IsoInstant } from '../calendar/iso-date.ts';
import { todayIn } from '../calendar/iso-date.ts';
import type { CleaningState } from '../housekeeping/cleaning-state.ts';
import type { BookingState } from './status.ts';

/** RS1: where the guests are, besides the booking and payment state. */
export type StayState = 'EXPECTED' | 'ARRIVAL_DELAYED' | 'IN_HOUSE' | 'DEPARTURE_DELAYED' | 'DEPARTED' | 'NO_SHOW';

/** The facts about a stay. */
export type StayFacts = {
  readonly status?: BookingState | null;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly actualCheckInAt?: IsoInstant | null;
  readonly actualCheckOutAt?: IsoInstant | null;
  readonly departedOn?: IsoDate | null;
  /**
   * The business days on which it was confirmed, the guests arrived and left; each can be undone on that day (OPS1).
   */
  readonly confirmedOn?: IsoDate | null;
  readonly arrivedOn?: IsoDate | null;
  readonly leftOn?: IsoDate | null;
  readonly noShowAt?: IsoInstant | null;
};

/**
 * The stay state follows from events and the day; a cancelled booking has none, except a no-show. Only a confirmed stay
 * can be late.
 */
export function stayStateOf(facts: StayFacts, today: IsoDate): StayState | null {
  const { status, checkIn, checkOut, actualCheckInAt, noShowAt } = facts;
  if (status === 'PENDING') return 'EXPECTED';
  if (status === 'CANCELLED' && noShowAt) return 'NO_SHOW';
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
  readonly confirmedOn?: IsoDate | null;
  readonly arrivedOn?: IsoDate | null;
  readonly leftOn?: IsoDate | null;
};

/**
 * RS1, RS3: the effect of a booking's change on the stay. Finishing it records when the guests left; before the last
 * day that frees the remaining nights. Undoing a check-out reverts both, and checks the nights again.
 */
export function staySetOf(
  record: StayFacts,
  before: Pick<StayFacts, 'status' | 'actualCheckInAt'> | undefined,
  now: IsoInstant,
): StaySet {
  const today = todayIn(new Date(now));
  const came = Boolean(record.actualCheckInAt);
  const wasThere = Boolean(before?.actualCheckInAt);
  const set: StaySet = {
    stayState: stayStateOf(record, today),
    ...(came !== wasThere && { arrivedOn: came ? today : null }),
  };
  if (record.status === before?.status) return set;
  if (record.status === 'FINISHED') {
    const left = today < record.checkIn ? record.checkIn : today;
    return { ...set, actualCheckOutAt: now, leftOn: today, departedOn: left < record.checkOut ? left : null };
  }
  if (before?.status === 'FINISHED') return { ...set, actualCheckOutAt: null, leftOn: null, departedOn: null };
  // Undoing a cancellation does not confirm again: the confirmation keeps its date.
  if (record.status === 'SUCCESSFUL') return before?.status === 'CANCELLED' ? set : { ...set, confirmedOn: today };
  return record.status === 'PENDING' && before ? { ...set, confirmedOn: null } : set;
}

/** OPS1: a check-out of this business day is undone; later only a super admin reopens a stay, with a reason. */
export function undoesCheckOut(
  record: Pick<StayFacts, 'status'>,
  before: Pick<StayFacts, 'status' | 'leftOn'>,
  today: IsoDate,
): boolean {
  return before.status === 'FINISHED' && record.status === 'SUCCESSFUL' && before.leftOn === today;
}

/**
 * OPS3: arriving guests make a home dirty; its earlier state is stored with the stay, in case the arrival is undone.
 * @param home the state of the home, read when they arrive
 */
export function homeFoundBy(
  record: Pick<StayFacts, 'actualCheckInAt'>,
  before: Pick<StayFacts, 'actualCheckInAt'> | undefined,
  home: () => CleaningState | null | undefined,
): { readonly homeFoundAs?: CleaningState | null } {
  const came = Boolean(record.actualCheckInAt);
  if (before === undefined || came === Boolean(before.actualCheckInAt)) return {};
  return { homeFoundAs: came ? (home() ?? null) : null };
}
