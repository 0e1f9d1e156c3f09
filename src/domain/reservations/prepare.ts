import type { IsoDate, IsoInstant } from '../calendar/iso-date.ts';
import { isIsoDate, todayIn } from '../calendar/iso-date.ts';
import type { Block, BookedStay, Occupant } from './occupancy.ts';
import { nightsOf, occupantsOf } from './occupancy.ts';
import { type Balance, balance } from './balance.ts';
import { holdUntil } from './hold.ts';
import type { PricingResult, PriceSet } from './pricing.ts';
import type { Refusal } from '../rule/refusal.ts';
import { isClosed, occupiesNights } from './status.ts';
import type { StayCandidate } from './stay-candidate.ts';

/** The fields of a reservation its rules read. The record validation handles missing ones. */
export type ReservationCandidate = StayCandidate & {
  readonly departedOn?: IsoDate | null;
  readonly holdExpiresAt?: IsoInstant | null;
  /** When somebody last requested more time; a new moment extends the hold. */
  readonly holdExtendedAt?: IsoInstant | null;
  readonly collectedBy?: string | null;
};
export type ReservationEstate = {
  readonly id: string;
  readonly status?: string | null;
  readonly maxGuests?: number | null;
};

/** Values set by the server; absent keys stay as they are. Money in minor units of `currency`. */
export type ReservationSet = PriceSet &
  Partial<Balance> & {
    readonly holdExpiresAt?: IsoInstant | null;
    readonly lastProcessAt?: IsoInstant;
  };

export type Prepared = { readonly set: ReservationSet } | { readonly refused: Refusal };

/**
 * The rules of one write of a reservation, run inside the store's transaction so that nobody can book between the check
 * and the write (AV4): capacity (AV8), an active estate, no arrival in the past, free nights (AV1, AV3), the frozen
 * quote (PR7; a change of dates or estate makes a new one, RS2), the balance (PA1) and the hold.
 *
 * @param record the record to be written, valid by its configuration
 * @param before the stored record; absent = creation
 * @param estate the row of `record.estateId`, absent if there is none
 * @param stays every reservation of that estate that shares a night with it
 * @param blocks every out-of-order time of that estate that does
 * @param price computes the price (`priceReservation`), after all other checks
 */
export function prepareReservation({
  record,
  before,
  estate,
  stays,
  blocks,
  price,
  source = 'STAFF',
  now,
}: {
  readonly record: ReservationCandidate;
  readonly before?: ReservationCandidate;
  readonly estate?: ReservationEstate;
  readonly stays: Iterable<BookedStay>;
  readonly blocks: Iterable<Block>;
  readonly price: () => PricingResult;
  /** A channel's stay is accepted even if the guests have already arrived, and its hold never expires. */
  readonly source?: 'STAFF' | 'CHANNEL';
  readonly now: IsoInstant;
}): Prepared {
  const movesEstate = record.estateId !== before?.estateId;
  const movesDates = record.checkIn !== before?.checkIn || record.checkOut !== before.checkOut;
  const moves = movesEstate || movesDates;
  const refused =
    refuseRecord({ record, before, estate, moves, movesEstate, source, now }) ??
    refuseTaken({ record, before, stays, blocks, movesEstate, moves, now }) ??
    refuseGuests({ record, before, estate, movesEstate });
  if (refused) return { refused };
  const priced = price();
  if ('refused' in priced) return priced;
  return {
    set: {
      ...priced.set,
      ...balance({ ...record, ...priced.set }),
      ...holdAndProcess({ record, before, moves, source, now }),
    },
  };
}

type Situation = {
  readonly record: ReservationCandidate;
  readonly before: ReservationCandidate | undefined;
  readonly moves: boolean;
  readonly now: IsoInstant;
};

function refuseRecord({
  record,
  before,
  estate,
  moves,
  movesEstate,
  source,
  now,
}: Situation & {
  readonly estate: ReservationEstate | undefined;
  readonly movesEstate: boolean;
  readonly source: 'STAFF' | 'CHANNEL';
}): Refusal | undefined {
  const refuse = (field: string, key: Refusal['key'], params: Refusal['params'] = {}): Refusal => ({
    status: 422,
    field,
    key,
    params,
  });
  if (!isIsoDate(record.checkIn) || !isIsoDate(record.checkOut) || record.checkOut <= record.checkIn) {
    return refuse('checkOut', 'reservation.checkOutAfterCheckIn');
  }
  if (before && moves && isClosed(before.status)) {
    return { ...refuse('status', 'reservation.closed', { status: before.status ?? '' }), status: 409 };
  }
  if (!estate) return refuse('estateId', 'reservation.noEstate');
  if (movesEstate && estate.status !== 'ACTIVE') return refuse('estateId', 'reservation.estateNotActive');
  const isLate = !before && source === 'STAFF' && record.checkIn < todayIn(new Date(now));
  if (isLate) return refuse('checkIn', 'reservation.past');
  return undefined;
}

/** AV8: reported after occupied nights, as in a search: fewer guests would not help. */
function refuseGuests({
  record,
  before,
  estate,
  movesEstate,
}: Pick<Situation, 'record' | 'before'> & {
  readonly estate: ReservationEstate | undefined;
  readonly movesEstate: boolean;
}): Refusal | undefined {
  const guests = record.adults + (record.children ?? 0);
  const max = estate?.maxGuests ?? 0;
  const changesGuests = record.adults !== before?.adults || (record.children ?? 0) !== (before.children ?? 0);
  if (!estate || !(movesEstate || changesGuests) || guests <= max) return undefined;
  const params = { guests, max };
  return { status: 422, field: 'adults', key: 'reservation.tooManyGuests', params };
}

/**
 * Nights are checked when newly wanted: at creation, on a move, and when an expired hold or a cancellation is undone.
 */
function refuseTaken({
  record,
  before,
  stays,
  blocks,
  movesEstate,
  moves,
  now,
}: Situation & {
  readonly stays: Iterable<BookedStay>;
  readonly blocks: Iterable<Block>;
  readonly movesEstate: boolean;
}): Refusal | undefined {
  const wanted = { ...(record.id === undefined ? {} : { id: record.id }), ...nightsOf(record) };
  const ownNights = before !== undefined && !movesEstate && occupiesNights(before, now) ? nightsOf(before) : undefined;
  const isWithinOwn = ownNights !== undefined && ownNights.from <= wanted.from && wanted.to <= ownNights.to;
  const renews = moves || extendsHold(record, before);
  const occupies = occupiesNights(record, now) || (renews && record.status === 'PENDING');
  if (isWithinOwn || !occupies) return undefined;
  const [first] = occupantsOf({ stays, blocks, wanted, now });
  return first && takenBy(first);
}

/** Why a stay cannot have its nights: one of them is occupied. */
export function takenBy(blockedBy: Occupant): Refusal {
  const { kind, code, from, to } = blockedBy;
  const key = kind === 'TAKEN' ? 'reservation.taken' : 'reservation.blocked';
  return { status: 409, field: 'checkIn', key, params: { code, checkIn: from, checkOut: to }, blockedBy };
}

function holdAndProcess({
  record,
  before,
  moves,
  source,
  now,
}: Situation & { readonly source: 'STAFF' | 'CHANNEL' }): ReservationSet {
  const changesStatus = record.status !== before?.status;
  if (record.status === 'PENDING') {
    // A stay that waits without a limit keeps doing so after a move; it cannot be extended.
    const isEndless = source === 'CHANNEL' || (before?.status === 'PENDING' && !before.holdExpiresAt);
    if (moves || changesStatus) return { holdExpiresAt: isEndless ? null : holdUntil(now), lastProcessAt: now };
    if (isEndless || !before || !extendsHold(record, before)) return {};
    const end = before.holdExpiresAt;
    return { holdExpiresAt: holdUntil(end && end > now ? end : now), lastProcessAt: now };
  }
  return changesStatus ? { holdExpiresAt: null, lastProcessAt: now } : {};
}

/** More time is added to the rest of the hold; an expired one starts over, if its nights are still free. */
const extendsHold = (record: ReservationCandidate, before: ReservationCandidate | undefined): boolean =>
  before !== undefined && !!record.holdExtendedAt && record.holdExtendedAt !== before.holdExtendedAt;
