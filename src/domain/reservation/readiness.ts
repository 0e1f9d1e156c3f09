import type { IsoDate } from '../calendar/iso-date.ts';
import { needsPermit } from '../estate/permit-stay.ts';

/** OPS1: what is looked at before the guests come, and before they leave. */
export const READY_THINGS = ['paid', 'deposit', 'guestData', 'cleaned', 'permit'] as const;
export type ReadyThing = (typeof READY_THINGS)[number];
export type ReadyState = 'ok' | 'missing' | 'notNeeded';
/** `why` is a word of the desk's texts; an amount in minor units goes with money. */
export type Ready = {
  readonly thing: ReadyThing;
  readonly state: ReadyState;
  readonly why: string;
  readonly amount?: number;
  readonly currency?: string;
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
  readonly state: string;
  readonly required?: number | null;
  readonly currency?: string | null;
};
/** KB3: what the notification of one guest needs. */
export type ReadyGuest = {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly nationality?: string | null;
  readonly birthDate?: string | null;
  readonly isTurkishCitizen?: boolean | null;
  readonly tcIdentityNo?: string | null;
  readonly foreignIdNo?: string | null;
  readonly passportNo?: string | null;
};
export type ReadyEstate = { readonly cleaningState?: string | null; readonly permitState?: string | null };

type Facts = {
  readonly stay: ReadyStay;
  readonly guest: ReadyGuest | undefined;
  readonly estate: ReadyEstate | undefined;
  /** Absent = none was ever asked for. */
  readonly deposit: ReadyDeposit | undefined;
  /** The guests before are still in the house. */
  readonly isOccupied: boolean;
  readonly today: IsoDate;
};

/** OPS1: how ready a stay is, thing by thing. It warns, and stops nobody. */
export function readinessOf(facts: Facts): Ready[] {
  return [paid(facts), deposit(facts), guestData(facts), cleaned(facts), permit(facts)];
}

/** A stay lacks nothing of what is needed by now. */
export const isReady = (things: readonly Ready[]): boolean => things.every(({ state }) => state !== 'missing');

function paid({ stay }: Facts): Ready {
  const owed = stay.remainingPrice ?? 0;
  if (owed > 0) {
    return { thing: 'paid', state: 'missing', why: 'owes', amount: owed, currency: stay.currency ?? '' };
  }
  if (stay.collectedBy === 'CHANNEL') return { thing: 'paid', state: 'notNeeded', why: 'channel' };
  return { thing: 'paid', state: 'ok', why: 'paid' };
}

function deposit({ deposit: found }: Facts): Ready {
  if (found === undefined) return { thing: 'deposit', state: 'notNeeded', why: 'none' };
  if (found.state === 'WAIVED') return { thing: 'deposit', state: 'notNeeded', why: 'waived' };
  if (found.state !== 'REQUIRED') return { thing: 'deposit', state: 'ok', why: 'collected' };
  const money = found.required ? { amount: found.required, currency: found.currency ?? '' } : {};
  return { thing: 'deposit', state: 'missing', why: 'due', ...money };
}

/** KB3, KB4: names, nationality, date of birth, and the number of the document. */
function guestData({ guest }: Facts): Ready {
  const has = (value: string | null | undefined): boolean => (value ?? '').trim() !== '';
  const isTurkish = guest?.isTurkishCitizen ?? guest?.nationality === 'TR';
  const number = isTurkish ? has(guest?.tcIdentityNo) : has(guest?.passportNo) || has(guest?.foreignIdNo);
  const person = has(guest?.firstName) && has(guest?.lastName) && has(guest?.nationality) && has(guest?.birthDate);
  if (person && number) return { thing: 'guestData', state: 'ok', why: 'complete' };
  return { thing: 'guestData', state: 'missing', why: number || !person ? 'incomplete' : 'noNumber' };
}

/** Nobody cleans for guests who are there, and what is clean tomorrow is not known today. */
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
