import type { IsoDate, IsoInstant } from '../domain/calendar/iso-date.ts';
import type { Ready } from '../domain/reservations/readiness.ts';

/** One stay as the front desk sees it; values hidden from the role are null or missing. */
export type DeskStay = {
  readonly id: string;
  readonly code: string;
  readonly estateId: string;
  /** Code and name of the home. */
  readonly home: string;
  readonly homeName: string;
  readonly guestId: string | null;
  readonly guest: string | null;
  readonly phone: string | null;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly nights: number;
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
  /** `HH:MM`; null = not planned. */
  readonly plannedArrival: string | null;
  readonly plannedDeparture: string | null;
  /** The planned time, or the house's default. */
  readonly arrivesAt: string;
  readonly leavesAt: string;
  readonly status: string;
  readonly stayState: string | null;
  readonly actualCheckInAt: IsoInstant | null;
  readonly actualCheckOutAt: IsoInstant | null;
  readonly notes: string | null;
  /** The parts of readiness the role may know. */
  readonly readiness: readonly Ready[];
  /** Named actions the role may run on it now. */
  readonly actions: readonly string[];
};

/** Answer of `GET /api/today?date=`. */
export type DeskDay = {
  readonly date: IsoDate;
  readonly today: IsoDate;
  /** Due on the day; guests already there come last. */
  readonly arrivals: readonly DeskStay[];
  /** Leaving on the day; guests already gone come last. */
  readonly departures: readonly DeskStay[];
  /** Would arrive on the day, but not confirmed yet. */
  readonly unconfirmed: readonly DeskStay[];
  /** Everybody in the house, including leaving and late guests. */
  readonly inHouse: readonly DeskStay[];
  /** Only for today: overdue arrivals and overdue departures. */
  readonly delayed: readonly DeskStay[];
  /** Marked as no-show, or over without an arrival. */
  readonly noShow: readonly DeskStay[];
};

/** A home between two stays, without names and money. */
export type DeskTurnover = {
  readonly estateId: string;
  readonly home: string;
  readonly homeName: string;
  readonly cleaningState: string | null;
  readonly cleaningMinutes: number | null;
  /** Absent: the home is empty and not clean. */
  readonly leaving: (TurnoverVisit & { readonly isGone: boolean; readonly isLate: boolean }) | null;
  readonly arriving: TurnoverVisit | null;
  readonly isSameDay: boolean;
  /** The next guests arrive before it can be clean (AV5). */
  readonly isTight: boolean;
};
type TurnoverVisit = {
  readonly id: string;
  readonly code: string;
  readonly date: IsoDate;
  readonly time: string;
  readonly guests: number;
  readonly notes: string | null;
};
/** Answer of `GET /api/today/turnovers?date=&days=`. */
export type DeskTurnovers = {
  readonly date: IsoDate;
  readonly today: IsoDate;
  readonly days: number;
  readonly items: readonly DeskTurnover[];
};

/** Answer of `GET /api/today/month?month=`. */
export type DeskMonth = {
  /** `YYYY-MM` */
  readonly month: string;
  readonly today: IsoDate;
  readonly days: readonly DeskMonthDay[];
};
export type DeskMonthDay = {
  readonly date: IsoDate;
  readonly arrivals: number;
  readonly departures: number;
  /** Upcoming arrivals that are not ready. */
  readonly notReady: number;
};
