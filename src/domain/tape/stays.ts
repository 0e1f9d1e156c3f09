import { addDays, daysBetween, overlaps, type IsoDate, type IsoInstant } from '../calendar/iso-date.ts';
import { blocksNights } from '../reservations/occupancy.ts';
import { isClosed, occupiesNights } from '../reservations/status.ts';

/** A reservation as the chart sees it; values hidden from the role are null. Money in minor units. */
export type TapeStay = {
  readonly id: string;
  readonly code: string;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly status: string;
  readonly version: number;
  readonly holdExpiresAt: IsoInstant | null;
  readonly guest: string | null;
  readonly currency: string | null;
  readonly total: number | null;
  readonly remaining: number | null;
  readonly payment: string | null;
  readonly channel: string | null;
  /** Planned times of day, `14:00`. */
  readonly arrival: string | null;
  readonly departure: string | null;
  /** Placed here only in a plan (TC4). */
  readonly isPlanned?: boolean;
};
/** Closed nights: out of order, or the owner's. */
export type TapeBlock = {
  readonly id: string;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly kind: string;
  readonly reason: string | null;
  readonly version: number;
  readonly code: string | null;
  readonly note: string | null;
};

/** TC2: what a stay requires people to do, as of today. */
export type Urgency = 'overdue' | 'today' | 'inHouse' | 'future' | 'past';

/**
 * TC2: overdue = should have left, or owes money after arrival; today = arrives, leaves or its hold expires today. A
 * hidden balance counts as none.
 */
export function urgencyOf(stay: TapeStay, today: IsoDate): Urgency {
  const { status, checkIn, checkOut } = stay;
  const owes = (stay.remaining ?? 0) > 0;
  if (status === 'PENDING') {
    if (checkIn < today) return 'overdue';
    return checkIn === today || (stay.holdExpiresAt ?? '9').slice(0, 10) <= today ? 'today' : 'future';
  }
  if (status === 'SUCCESSFUL' && checkOut < today) return 'overdue';
  if (owes && checkIn < today) return 'overdue';
  if (status === 'FINISHED' || checkOut < today) return 'past';
  if (checkIn === today || checkOut === today) return 'today';
  return checkIn < today ? 'inHouse' : 'future';
}

export type StayPlace = {
  /** The estate's index in the server's order. */
  readonly estate: number;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
};
/** The dragged part of a bar: the whole, the arrival edge or the departure edge. */
export type BarGrip = 'move' | 'start' | 'end';

/** A stay dragged by a number of days and to an estate; an edge never passes the other (AV1: one night stays). */
export function draggedTo(setup: {
  readonly from: StayPlace;
  readonly grip: BarGrip;
  readonly days: number;
  readonly estate: number;
}): StayPlace {
  const { from, grip, days, estate } = setup;
  if (grip === 'move') return { estate, checkIn: addDays(from.checkIn, days), checkOut: addDays(from.checkOut, days) };
  const most = daysBetween(from.checkIn, from.checkOut) - 1;
  if (grip === 'start') return { ...from, checkIn: addDays(from.checkIn, Math.min(days, most)) };
  return { ...from, checkOut: addDays(from.checkOut, Math.max(days, -most)) };
}

/**
 * AV4 over the loaded data: what occupies these nights, by code or kind; undefined = free as far as the chart knows.
 * The server decides.
 */
export function inTheWay(setup: {
  readonly stays: Iterable<TapeStay>;
  readonly blocks: Iterable<TapeBlock>;
  readonly wanted: { readonly id?: string; readonly checkIn: IsoDate; readonly checkOut: IsoDate };
  readonly now: IsoInstant;
}): TapeStay | TapeBlock | undefined {
  const { stays, blocks, wanted, now } = setup;
  for (const stay of stays) {
    if (stay.id !== wanted.id && overlaps(stay, wanted) && occupiesNights(stay, now)) return stay;
  }
  for (const block of blocks) {
    if (block.id !== wanted.id && blocksNights(block) && overlaps(block, wanted)) return block;
  }
  return undefined;
}

/** A past block cannot be dragged; one that has begun keeps its beginning. */
export function mayDragBlock(block: TapeBlock, grip: BarGrip, today: IsoDate): boolean {
  return block.checkOut > today && (grip === 'end' || block.checkIn >= today);
}

/** TC4: dates of a closed stay are final; a stay in house keeps its arrival and estate. */
export function mayDrag(stay: TapeStay, grip: BarGrip, today: IsoDate): boolean {
  if (isClosed(stay.status)) return false;
  return grip === 'end' || stay.checkIn >= today;
}
