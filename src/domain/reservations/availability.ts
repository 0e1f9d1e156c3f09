import type { IsoDate, IsoInstant } from '../calendar/iso-date.ts';
import { daysBetween } from '../calendar/iso-date.ts';
import type { Block, BookedStay, Occupant } from './occupancy.ts';
import { occupantsOf } from './occupancy.ts';

/** One reason against a stay. `key` is a text of the `errors` namespace. */
export type Reason = {
  readonly kind: 'TAKEN' | 'BLOCKED' | 'INACTIVE' | 'TOO_SMALL' | 'POLICY';
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** The record that occupies the nights. */
  readonly occupant?: Occupant;
};
type OfferedEstate = {
  readonly status?: string | null;
  readonly maxGuests?: number | null;
  readonly minNights?: number | null;
};

/**
 * The reasons against selling these nights to this number of guests (AV1, AV3, AV6, AV8); of several occupants, only
 * the first. A POLICY alone does not make an estate unavailable: staff may override it.
 */
export function reasonsAgainst({
  estate,
  checkIn,
  checkOut,
  guests,
  except,
  stays,
  blocks,
  now,
}: {
  readonly estate: OfferedEstate;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly guests: number;
  /** A reservation being moved: its own nights count as free. */
  readonly except?: string | undefined;
  readonly stays: Iterable<BookedStay>;
  readonly blocks: Iterable<Block>;
  readonly now: IsoInstant;
}): Reason[] {
  const wanted = { from: checkIn, to: checkOut, ...(except === undefined ? {} : { id: except }) };
  const reasons: Reason[] = [];
  for (const occupant of occupantsOf({ stays, blocks, wanted, now })) {
    const { kind, code, from, to } = occupant;
    const key = kind === 'TAKEN' ? 'reservation.taken' : 'reservation.blocked';
    reasons.push({ kind, key, params: { code, checkIn: from, checkOut: to }, occupant });
    break; // one is enough to say no; a year may have a hundred
  }
  if (estate.status !== 'ACTIVE') reasons.push({ kind: 'INACTIVE', key: 'reservation.estateNotActive', params: {} });
  const max = estate.maxGuests ?? 0;
  if (guests > max) {
    const params = { guests, max };
    reasons.push({ kind: 'TOO_SMALL', key: 'reservation.tooManyGuests', params });
  }
  const nights = daysBetween(checkIn, checkOut);
  if (estate.minNights && nights < estate.minNights) {
    reasons.push({ kind: 'POLICY', key: 'availability.minNights', params: { min: estate.minNights, nights } });
  }
  return reasons;
}

/** Free = only policies against it, or nothing. */
export const isFree = (reasons: readonly Reason[]): boolean => reasons.every(({ kind }) => kind === 'POLICY');
