import type { IsoDate } from '../calendar/iso-date.ts';

/** A stay's planned times on the clock of the house, `HH:MM`. */
export type TurnoverStay = {
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly plannedArrival?: string | null;
  readonly plannedDeparture?: string | null;
};
/** What an estate says of its times; cleaning in minutes. */
export type TurnoverEstate = {
  readonly checkInTime?: string | null;
  readonly checkOutTime?: string | null;
  readonly cleaningMinutes?: number | null;
};
/** One day on which the next guests are there before the home is clean. Times `HH:MM`. */
export type TurnoverConflict = {
  readonly date: IsoDate;
  readonly leavesAt: string;
  readonly arrivesAt: string;
  /** Departure and cleaning; past midnight it goes on, `25:30`. */
  readonly readyAt: string;
};

/** When an estate names no times. */
const USUAL = { arrival: '14:00', departure: '11:00' };

/**
 * AV5: one stay leaves on the day the other arrives, and arrives before the home is clean: planned arrival ≤ planned
 * departure + cleaning. The estate's times stand in for one that is not planned; where neither is, house rules hold and
 * nobody has to be warned. It never blocks.
 * @returns undefined when there is nothing to warn of
 */
export function turnoverConflict({
  leaving,
  arriving,
  estate,
}: {
  readonly leaving: TurnoverStay;
  readonly arriving: TurnoverStay;
  readonly estate: TurnoverEstate;
}): TurnoverConflict | undefined {
  if (leaving.checkOut !== arriving.checkIn) return undefined;
  if (!leaving.plannedDeparture && !arriving.plannedArrival) return undefined;
  const leavesAt = leaving.plannedDeparture || estate.checkOutTime || USUAL.departure;
  const arrivesAt = arriving.plannedArrival || estate.checkInTime || USUAL.arrival;
  const ready = minutesOf(leavesAt) + (estate.cleaningMinutes ?? 0);
  if (!(minutesOf(arrivesAt) <= ready)) return undefined;
  return { date: arriving.checkIn, leavesAt, arrivesAt, readyAt: clockOf(ready) };
}

/** Minutes after midnight; NaN for what is no time, which conflicts with nothing. */
function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
