import { dateOfDayNumber, daysBetween, type IsoDate } from '../../domain/calendar/iso-date.ts';
import { type Change, draggedTo, type Grip, type TapeStay } from '../../domain/tape/stays.ts';

/** A bar in somebody's hand, by pointer or by keys; without a stay it is a range that shall become a reservation. */
export type Held = {
  readonly stay: TapeStay | undefined;
  readonly grip: Grip;
  readonly from: Change;
  readonly now: Change;
  readonly by: 'pointer' | 'keys';
};

/** Takes a stay up where it stands. */
export function takeUp(setup: { stay: TapeStay; estate: number; grip: Grip; by: Held['by'] }): Held {
  const { stay, estate, grip, by } = setup;
  const from = { estate, checkIn: stay.checkIn, checkOut: stay.checkOut };
  return { stay, grip, by, from, now: from };
}

/** Begins a new range with one night. @param night day number on which it begins */
export function beginRange(setup: { estate: number; night: number; by: Held['by'] }): Held {
  const { estate, night, by } = setup;
  const from = { estate, checkIn: dateOfDayNumber(night), checkOut: dateOfDayNumber(night + 1) };
  return { stay: undefined, grip: 'end', by, from, now: from };
}

/** The range from the night where the pointer went down to the one where it is, in either direction. */
export function stretchRange(held: Held, days: number): Held {
  const { from } = held;
  const grip = days < 0 ? 'start' : 'end';
  return { ...held, now: draggedTo({ from, grip, days, estate: from.estate }) };
}

/** By so many days and onto that estate, from where it was taken up. */
export const dragTo = (held: Held, to: { days: number; estate: number }): Held => ({
  ...held,
  now: draggedTo({ from: held.from, grip: held.grip, ...to }),
});

/** By keys: from where it is now. */
export const nudge = (held: Held, by: { grip: Grip; days: number; estate: number }): Held => ({
  ...held,
  now: draggedTo({ from: held.now, grip: by.grip, days: by.days, estate: by.estate }),
});

/** Whether letting go would change anything. */
export const isChanged = ({ from, now }: Held): boolean =>
  from.estate !== now.estate || from.checkIn !== now.checkIn || from.checkOut !== now.checkOut;

export const nightsOf = ({ checkIn, checkOut }: { checkIn: IsoDate; checkOut: IsoDate }): number =>
  daysBetween(checkIn, checkOut);
