import { dateOfDayNumber, daysBetween, type IsoDate } from '../../../domain/calendar/iso-date.ts';
import { type Change, draggedTo, type Grip, type TapeBlock, type TapeStay } from '../../../domain/tape/stays.ts';

/** A bar in somebody's hand, by pointer or by keys: a stay, a block, or neither: a range that shall become one. */
export type Held = {
  readonly stay: TapeStay | undefined;
  readonly block: TapeBlock | undefined;
  readonly grip: Grip;
  readonly from: Change;
  readonly now: Change;
  readonly by: 'pointer' | 'keys';
  /** Of a range: the last of its homes, for several can be blocked at once. */
  readonly through: number;
  /** It has no place on the chart to go back to. */
  readonly isFromTray: boolean;
};
/** Neither a stay nor a block: nights of one home or more that shall become one. */
export const isRange = ({ stay, block }: Held): boolean => stay === undefined && block === undefined;

type Bar = { readonly stay: TapeStay } | { readonly block: TapeBlock };

/** Takes a bar up where it stands. */
export function takeUp(bar: Bar, at: { estate: number; grip: Grip; by: Held['by']; isFromTray?: boolean }): Held {
  const { estate, grip, by, isFromTray = false } = at;
  const { checkIn, checkOut } = 'stay' in bar ? bar.stay : bar.block;
  const from = { estate, checkIn, checkOut };
  return {
    stay: 'stay' in bar ? bar.stay : undefined,
    block: 'block' in bar ? bar.block : undefined,
    grip,
    by,
    from,
    now: from,
    through: estate,
    isFromTray,
  };
}

/** Begins a new range, with one night unless more are said. @param night day number on which it begins */
export function beginRange(setup: { estate: number; night: number; by: Held['by']; nights?: number }): Held {
  const { estate, night, by, nights = 1 } = setup;
  const from = { estate, checkIn: dateOfDayNumber(night), checkOut: dateOfDayNumber(night + nights) };
  return {
    stay: undefined,
    block: undefined,
    grip: 'end',
    by,
    from,
    now: from,
    through: estate,
    isFromTray: false,
  };
}

/** The range from the home where the pointer went down to where it is. @param to day numbers of arrival and departure */
export function stretchRange(held: Held, to: { from: number; to: number; through: number }): Held {
  const checkIn = dateOfDayNumber(to.from);
  const checkOut = dateOfDayNumber(to.to);
  return { ...held, now: { ...held.from, checkIn, checkOut }, through: to.through };
}

/** By so many days and onto that estate, from where it was taken up. */
export const dragTo = (held: Held, to: { days: number; estate: number }): Held => ({
  ...held,
  now: draggedTo({ from: held.from, grip: held.grip, ...to }),
});

/** By keys: from where it is now. */
export function nudge(held: Held, by: { grip: Grip; days: number; estate: number }): Held {
  const now = draggedTo({ from: held.now, grip: by.grip, days: by.days, estate: by.estate });
  return { ...held, now, through: held.through + now.estate - held.now.estate };
}

/** Whether letting go would change anything. */
export const isChanged = ({ from, now, isFromTray }: Held): boolean =>
  isFromTray || from.estate !== now.estate || from.checkIn !== now.checkIn || from.checkOut !== now.checkOut;

export const nightsOf = ({ checkIn, checkOut }: { checkIn: IsoDate; checkOut: IsoDate }): number =>
  daysBetween(checkIn, checkOut);
