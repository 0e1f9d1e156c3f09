import type { IsoDate } from '../calendar/iso-date.ts';

/** A stay's planned local times, `HH:MM`. */
export type TurnoverStay = {
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly plannedArrival?: string | null;
  readonly plannedDeparture?: string | null;
};
/** An estate's times; cleaning in minutes. */
export type TurnoverEstate = {
  readonly checkInTime?: string | null;
  readonly checkOutTime?: string | null;
  readonly cleaningMinutes?: number | null;
};
/** The day on which one stay leaves and the next one comes. Times `HH:MM`. */
export type TurnoverTimes = {
  readonly date: IsoDate;
  readonly leavesAt: string;
  readonly arrivesAt: string;
  /** Without a planned time, the house's default: gone by then, welcome from then. */
  readonly isLeavingPlanned: boolean;
  readonly isArrivingPlanned: boolean;
  /** From departure to arrival; negative if both are there at once, null if a time is missing. */
  readonly minutes: number | null;
  /** Departure plus cleaning; past midnight it continues, `25:30`. */
  readonly readyAt: string;
  /** The next guests arrive before the home is clean. */
  readonly isTight: boolean;
};

/** A company's default times, for homes without their own. */
export type HouseTimes = { readonly checkInTime: string; readonly checkOutTime: string };

/**
 * AV5: one stay leaves on the day another arrives. It is tight if the arrival is before the home is clean: planned
 * arrival ≤ planned departure + cleaning. The estate's times, or else the company's, replace missing ones; without any,
 * there is no warning. It never blocks.
 * @returns undefined when the days differ
 */
export function turnoverOn({
  leaving,
  arriving,
  estate,
  usual,
}: {
  readonly leaving: TurnoverStay;
  readonly arriving: TurnoverStay;
  readonly estate: TurnoverEstate;
  readonly usual: HouseTimes;
}): TurnoverTimes | undefined {
  if (leaving.checkOut !== arriving.checkIn) return undefined;
  const leavesAt = leaving.plannedDeparture || estate.checkOutTime || usual.checkOutTime;
  const arrivesAt = arriving.plannedArrival || estate.checkInTime || usual.checkInTime;
  const isLeavingPlanned = !!leaving.plannedDeparture;
  const isArrivingPlanned = !!arriving.plannedArrival;
  const minutes = minutesOf(arrivesAt) - minutesOf(leavesAt);
  const cleaning = estate.cleaningMinutes ?? 0;
  return {
    date: arriving.checkIn,
    leavesAt,
    arrivesAt,
    isLeavingPlanned,
    isArrivingPlanned,
    minutes: Number.isNaN(minutes) ? null : minutes,
    readyAt: clockOf(minutesOf(leavesAt) + cleaning),
    isTight: (isLeavingPlanned || isArrivingPlanned) && minutes <= cleaning,
  };
}

/** Minutes after midnight; NaN for an invalid time, which conflicts with nothing. */
function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
