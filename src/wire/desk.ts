import type { IsoDate, IsoInstant } from '../domain/calendar/iso-date.ts';
import type { Ready } from '../domain/reservations/readiness.ts';

/** One stay as the front desk sees it; what the role may not know is null or left out. */
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
  /** `HH:MM`; null = nobody planned it. */
  readonly plannedArrival: string | null;
  readonly plannedDeparture: string | null;
  /** The planned time, or the house's. */
  readonly arrivesAt: string;
  readonly leavesAt: string;
  readonly status: string;
  readonly stayState: string | null;
  readonly actualCheckInAt: IsoInstant | null;
  readonly actualCheckOutAt: IsoInstant | null;
  readonly notes: string | null;
  /** Things that the role may know of. */
  readonly readiness: readonly Ready[];
  /** Named actions that the role may run on it now. */
  readonly actions: readonly string[];
};

/** Answer of `GET /api/today?date=`. */
export type DeskDay = {
  readonly date: IsoDate;
  readonly today: IsoDate;
  /** Due on the day; who is there already stands last. */
  readonly arrivals: readonly DeskStay[];
  /** Leaving on the day; who is gone already stands last. */
  readonly departures: readonly DeskStay[];
  /** Would arrive on the day, and nobody has confirmed them yet. */
  readonly unconfirmed: readonly DeskStay[];
  /** Everybody in the house, the leaving and the late too. */
  readonly inHouse: readonly DeskStay[];
  /** Of today only: expected before and not come, and due to leave before and not gone. */
  readonly delayed: readonly DeskStay[];
  /** Marked as not come, or a stay that is over and nobody came. */
  readonly noShow: readonly DeskStay[];
};

/** A home between two stays, without a name and without money. */
export type DeskTurnover = {
  readonly estateId: string;
  readonly home: string;
  readonly homeName: string;
  readonly cleaningState: string | null;
  readonly cleaningMinutes: number | null;
  /** Absent: it is empty and not clean. */
  readonly leaving: (TurnoverVisit & { readonly isGone: boolean; readonly isLate: boolean }) | null;
  readonly arriving: TurnoverVisit | null;
  readonly isSameDay: boolean;
  /** The next guests come before it can be clean (AV5). */
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
  /** Coming arrivals that lack something. */
  readonly notReady: number;
};
