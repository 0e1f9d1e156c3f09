import type { IsoDate } from '../calendar/iso-date.ts';
import { needsPermit } from '../estates/permit-stay.ts';
import type { GuestDataEntry } from '../kbs/people.ts';

/** OPS1: the checks before guests arrive, and before they leave. */
export const READY_THINGS = ['paid', 'deposit', 'guestData', 'cleaned', 'permit'] as const;
export type ReadyThing = (typeof READY_THINGS)[number];
export type ReadyState = 'ok' | 'missing' | 'notNeeded';
/** `why` is a key of the desk's texts; money comes with an amount in minor units, guest data with counts of people. */
export type Ready = {
  readonly thing: ReadyThing;
  readonly state: ReadyState;
  readonly why: string;
  readonly amount?: number;
  readonly currency?: string;
  readonly known?: number;
  readonly expected?: number;
};

export type ReadyStay = {
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly actualCheckInAt?: string | null;
  readonly remainingPrice?: number | null;
  readonly collectedBy?: string | null;
  readonly currency?: string | null;
};
/** PA2 */
export type ReadyDeposit = {
  readonly state?: string | null;
  readonly required?: number | null;
  /** The part still with us. */
  readonly held?: number | null;
  readonly currency?: string | null;
};
export type ReadyEstate = { readonly cleaningState?: string | null; readonly permitState?: string | null };

type Facts = {
  readonly stay: ReadyStay;
  readonly guestData: GuestDataEntry;
  readonly estate: ReadyEstate | undefined;
  /** Absent = none was ever requested. */
  readonly deposit: ReadyDeposit | undefined;
  /** The previous guests are still in the house. */
  readonly isOccupied: boolean;
  readonly today: IsoDate;
};

/** OPS1: a stay's readiness, item by item. It warns but does not prevent anything. */
export function readinessOf(facts: Facts): Ready[] {
  return [paid(facts), deposit(facts), guestData(facts), cleaned(facts), permit(facts)];
}

/** Whether a stay lacks nothing needed by now. */
export const isReady = (things: readonly Ready[]): boolean => things.every(({ state }) => state !== 'missing');

function paid({ stay }: Facts): Ready {
  const owed = stay.remainingPrice ?? 0;
  if (owed > 0) {
    return { thing: 'paid', state: 'missing', why: 'owes', amount: owed, currency: stay.currency ?? '' };
  }
  if (stay.collectedBy === 'CHANNEL') return { thing: 'paid', state: 'notNeeded', why: 'channel' };
  return { thing: 'paid', state: 'ok', why: 'paid' };
}

/** PA2: taken before the guests arrive, and returned when they leave. */
function deposit({ stay, deposit: found, today }: Facts): Ready {
  if (found === undefined) return { thing: 'deposit', state: 'notNeeded', why: 'none' };
  if (found.state === 'WAIVED') return { thing: 'deposit', state: 'notNeeded', why: 'waived' };
  if (stay.actualCheckInAt && stay.checkOut <= today && found.held) {
    const money = { amount: found.held, currency: found.currency ?? '' };
    return { thing: 'deposit', state: 'missing', why: 'giveBack', ...money };
  }
  if (found.state !== 'REQUIRED') return { thing: 'deposit', state: 'ok', why: 'collected' };
  const money = found.required ? { amount: found.required, currency: found.currency ?? '' } : {};
  return { thing: 'deposit', state: 'missing', why: 'due', ...money };
}

/** KB2: of everybody on the stay, not only the booker. */
function guestData({ guestData: { state, known, expected } }: Facts): Ready {
  if (state === 'complete') return { thing: 'guestData', state: 'ok', why: state };
  return { thing: 'guestData', state: 'missing', why: state, ...(state === 'fewer' && { known, expected }) };
}

/** Guests in the house need no cleaning before arrival, and tomorrow's cleanliness is unknown today. */
function cleaned({ stay, estate, isOccupied, today }: Facts): Ready {
  if (stay.actualCheckInAt) return { thing: 'cleaned', state: 'notNeeded', why: 'inHouse' };
  if (stay.checkIn > today) return { thing: 'cleaned', state: 'notNeeded', why: 'later' };
  if (isOccupied) return { thing: 'cleaned', state: 'missing', why: 'occupied' };
  const state = estate?.cleaningState;
  if (state === 'CLEAN' || state === 'INSPECTED') return { thing: 'cleaned', state: 'ok', why: 'clean' };
  return { thing: 'cleaned', state: 'missing', why: state === 'IN_PROGRESS' ? 'inProgress' : 'dirty' };
}

/** ES2, ES3: a stay of up to 100 nights needs a home with a valid permit. */
function permit({ stay, estate }: Facts): Ready {
  if (!needsPermit(stay)) {
    return { thing: 'permit', state: 'notNeeded', why: 'longStay' };
  }
  const isValid = estate?.permitState === 'VALID';
  return { thing: 'permit', state: isValid ? 'ok' : 'missing', why: isValid ? 'valid' : 'noPermit' };
}
