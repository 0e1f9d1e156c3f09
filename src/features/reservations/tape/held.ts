import { dateOfDayNumber, daysBetween, type IsoDate } from '../../../domain/calendar/iso-date.ts';
import { estateBeside, lineOfEstate, type TapeLayout } from '../../../domain/tape/lines.ts';
import { type StayPlace, draggedTo, type BarGrip, type TapeBlock, type TapeStay } from '../../../domain/tape/stays.ts';

/** A bar being dragged, by pointer or keys: a stay, a block, or neither: a range to be created. */
export type HeldBar = {
  readonly stay: TapeStay | undefined;
  readonly block: TapeBlock | undefined;
  readonly grip: BarGrip;
  readonly from: StayPlace;
  readonly now: StayPlace;
  readonly by: 'pointer' | 'keys';
  /** The last home of the range: several can be blocked at once. */
  readonly through: number;
  /** It has no place on the chart to return to. */
  readonly isFromTray: boolean;
};
/** Neither a stay nor a block: nights of one or more homes, to be created. */
export const isRange = ({ stay, block }: HeldBar): boolean => stay === undefined && block === undefined;

type Bar = { readonly stay: TapeStay } | { readonly block: TapeBlock };

/** Picks up a bar at its place. */
export function takeUp(
  bar: Bar,
  at: { estate: number; grip: BarGrip; by: HeldBar['by']; isFromTray?: boolean },
): HeldBar {
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

/** Begins a new range, of one night by default. @param night day number on which it begins */
export function beginRange(setup: { estate: number; night: number; by: HeldBar['by']; nights?: number }): HeldBar {
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

/**
 * Stretches the range from the home of the pointer's start to its current one. @param to day numbers of arrival and
 * departure
 */
export function stretchRange(held: HeldBar, to: { from: number; to: number; through: number }): HeldBar {
  const checkIn = dateOfDayNumber(to.from);
  const checkOut = dateOfDayNumber(to.to);
  return { ...held, now: { ...held.from, checkIn, checkOut }, through: to.through };
}

/** Moves it by some days and onto an estate, relative to where it was picked up. */
export const dragTo = (held: HeldBar, to: { days: number; estate: number }): HeldBar => ({
  ...held,
  now: draggedTo({ from: held.from, grip: held.grip, ...to }),
});

/** By keys: relative to its current place. */
export function nudge(held: HeldBar, by: { grip: BarGrip; days: number; estate: number }): HeldBar {
  const now = draggedTo({ from: held.now, grip: by.grip, days: by.days, estate: by.estate });
  return { ...held, now, through: held.through + now.estate - held.now.estate };
}

/** Handles a key: arrows move all of it, or the grabbed end; + and - move its end. Undefined for other keys. */
export function movedByKey(
  held: HeldBar,
  key: { readonly key: string; readonly shiftKey: boolean },
  lines: TapeLayout,
): HeldBar | undefined {
  const { grip, now, through } = held;
  const isNew = isRange(held);
  const mayMove = isNew || grip === 'move';
  const moveSideways = (days: number) => nudge(held, { grip: mayMove ? 'move' : grip, days, estate: now.estate });
  const moveEnd = (days: number) => nudge(held, { grip: 'end', days, estate: now.estate });
  const vertical = (by: -1 | 1) => {
    if (isNew && key.shiftKey) return { ...held, through: estateBeside(lines, through, by) };
    return mayMove ? nudge(held, { grip: 'move', days: 0, estate: estateBeside(lines, now.estate, by) }) : undefined;
  };
  switch (key.key) {
    case '+':
    case '=':
      return moveEnd(1);
    case '-':
      return moveEnd(-1);
    case 'ArrowRight':
      return moveSideways(1);
    case 'ArrowLeft':
      return moveSideways(-1);
    case 'ArrowDown':
      return vertical(1);
    case 'ArrowUp':
      return vertical(-1);
    default:
      return undefined;
  }
}

/** Whether a drop would change anything. */
export const isChanged = ({ from, now, isFromTray }: HeldBar): boolean =>
  isFromTray || from.estate !== now.estate || from.checkIn !== now.checkIn || from.checkOut !== now.checkOut;

export const nightsOfBar = ({ checkIn, checkOut }: { checkIn: IsoDate; checkOut: IsoDate }): number =>
  daysBetween(checkIn, checkOut);

/** The homes of a range, without collapsed ones. */
export function homesOf<Home>(
  { from, through }: HeldBar,
  lines: TapeLayout,
  homeAt: (estate: number) => Home | undefined,
): Home[] {
  const first = Math.min(from.estate, through);
  const last = Math.max(from.estate, through);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    .filter((estate) => lineOfEstate(lines, estate) !== undefined)
    .flatMap((estate) => homeAt(estate) ?? []);
}
