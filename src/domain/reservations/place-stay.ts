import type { IsoDate, IsoInstant } from '../calendar/iso-date.ts';
import { lostTo } from './lost-nights.ts';
import type { Occupant } from './occupancy.ts';
import { isReleased } from './status.ts';

type Nights = { readonly from: IsoDate; readonly to: IsoDate };
/** A reservation created for an event, or for nights of it that another stay has. */
type Made = {
  readonly status?: string | null;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly takenByCode?: string | null;
  readonly takenById?: string | null;
  readonly channelConflict?: string | null;
  readonly actualCheckInAt?: IsoInstant | null;
};
/** A booking in a channel's calendar, and its records here. */
export type PlacementFacts<Stay extends Made = Made> = {
  readonly wanted: Nights;
  /** The result of the last import; `countedOnly`: nights (`nightsKey`) whose conflict was not stored. */
  readonly known: (Nights & { readonly countedOnly?: string }) | undefined;
  readonly record: Stay | undefined;
  /** The record of the conflict over nights that `record` could not get. */
  readonly conflict: Made | undefined;
  /** Other occupants of the nights, except `record` and those that give way; read only if nights are wanted. */
  readonly others: Iterable<Occupant>;
  /** Reservations of this calendar that may still leave their nights. */
  readonly moving: { readonly has: (id: string) => boolean };
  /** Conflicts stored by this import so far. */
  readonly conflicts: number;
};

/** `stay`: the one that stays where it was, if any. */
type Contested<Stay> =
  /** The occupant may still leave the nights. */
  | { readonly does: 'WAIT'; readonly waitsFor: string }
  /** AV4: a reservation is stored that names the occupant. */
  | { readonly does: 'LOSE'; readonly to: Occupant; readonly stay: Stay | undefined }
  /** The nights are occupied; no reservation is stored for that. */
  | { readonly does: 'COUNT'; readonly stay: Stay | undefined };
/** The action for a booking. */
export type Placement<Stay> =
  | Contested<Stay>
  | { readonly does: 'CREATE' }
  /** `isNews`: the link between stay and event is not stored yet. */
  | { readonly does: 'LEAVE' | 'CONFIRM'; readonly stay: Stay; readonly isNews: boolean }
  | { readonly does: 'MOVE'; readonly stay: Stay }
  /** RS3: a past stay stays where it was, whatever the calendar says. */
  | { readonly does: 'KEEP'; readonly stay: Stay }
  /** A stored conflict has other nights, or another winner. */
  | { readonly does: 'NAME_WINNER'; readonly stay: Stay; readonly winner: Occupant; readonly set: Loss };
type Loss = ReturnType<typeof lostTo> & {
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly channelConflict: string;
};

/** Maximum conflicts stored as reservations per import; further ones are only counted. */
export const MAX_CONFLICTS = 500;

export const nightsKey = ({ from, to }: Nights): string => `${from}/${to}`;

const isAt = ({ checkIn, checkOut }: Made, { from, to }: Nights): boolean => checkIn === from && checkOut === to;
const asItIs = <Stay>(stay: Stay) => ({ does: 'LEAVE', stay, isNews: false }) as const;

/**
 * AV4: brings one booking of the calendar to its place: created, confirmed, moved, or lost to the occupant. Changes by
 * staff are not undone, and a lost booking is placed once its nights are free, unless people have decided otherwise.
 */
export function placementOf<Stay extends Made>(facts: PlacementFacts<Stay>): Placement<Stay> {
  const { wanted, known, record } = facts;
  if (!record) return contested(facts) ?? { does: 'CREATE' };
  const status = record.status ?? '';
  if (status === 'ALLREADYTAKEN') return retried(facts, record);
  if (known ? nightsKey(known) === nightsKey(wanted) : isAt(record, wanted)) {
    const isNews = !known || known.countedOnly !== undefined;
    return { does: status === 'PENDING' ? 'CONFIRM' : 'LEAVE', stay: record, isNews };
  }
  if (isReleased(status) || status === 'FINISHED') return { does: 'KEEP', stay: record };
  return movedPlacement(facts, record);
}

/** @param code the stay to name first */
function othersOn({ others, moving }: PlacementFacts, code?: string) {
  const all = [...others];
  const waitsFor = all.find(({ id }) => moving.has(id))?.id;
  return { first: all.find((one) => one.code === code) ?? all[0], waitsFor };
}

function contested<Stay extends Made>(facts: PlacementFacts<Stay>): Contested<Stay> | undefined {
  const { wanted, known, record: stay, conflicts } = facts;
  const { first, waitsFor } = othersOn(facts);
  if (waitsFor !== undefined) return { does: 'WAIT', waitsFor };
  if (!first) return undefined;
  // No reservation is created for a conflict that was only counted before, nor beyond the import's limit.
  const isBeyond = known?.countedOnly === nightsKey(wanted) || conflicts >= MAX_CONFLICTS;
  return isBeyond ? { does: 'COUNT', stay } : { does: 'LOSE', to: first, stay };
}

function movedPlacement<Stay extends Made>(facts: PlacementFacts<Stay>, stay: Stay): Placement<Stay> {
  const { wanted, conflict } = facts;
  const isKnown = conflict !== undefined && isAt(conflict, wanted);
  if (isKnown && conflict.channelConflict === 'DISMISSED') return asItIs(stay);
  const lost = contested(facts);
  if (!lost) return { does: 'MOVE', stay };
  return isKnown && lost.does !== 'WAIT' ? asItIs(stay) : lost;
}

function retried<Stay extends Made>(facts: PlacementFacts<Stay>, stay: Stay): Placement<Stay> {
  const { from, to } = facts.wanted;
  const isMoved = !isAt(stay, facts.wanted);
  if (stay.channelConflict === 'DISMISSED' && !isMoved) return asItIs(stay);
  // The recorded winner stays the winner as long as it has any of the nights.
  const { first: winner, waitsFor } = othersOn(facts, stay.takenByCode ?? '');
  if (waitsFor !== undefined) return { does: 'WAIT', waitsFor };
  if (!winner) return { does: 'CREATE' };
  const channelConflict = isMoved ? 'OPEN' : (stay.channelConflict ?? 'OPEN');
  const set = { checkIn: from, checkOut: to, ...lostTo(winner), channelConflict };
  const isSame = (Object.keys(set) as (keyof typeof set)[]).every((key) => (stay[key] ?? null) === set[key]);
  return isSame ? asItIs(stay) : { does: 'NAME_WINNER', stay, winner, set };
}

/**
 * RS3: what happens to the reservation of a booking no longer in the calendar: cancelled; forgotten if it was cancelled
 * or is over; kept if its guests are there or should have arrived, because only people shorten a stay that has begun.
 * @param today the business day
 */
export function fateOfStay(stay: Made | undefined, today: IsoDate): 'CANCEL' | 'KEEP' | 'FORGET' {
  if (stay?.status !== 'SUCCESSFUL' && stay?.status !== 'PENDING') return 'FORGET';
  return stay.checkIn < today || stay.actualCheckInAt ? 'KEEP' : 'CANCEL';
}

/** The new state of a conflict once the channel's booking is gone or placed; undefined if settled before. */
export const solvedOf = (conflict: Pick<Made, 'channelConflict'> | undefined) =>
  conflict === undefined || conflict.channelConflict === 'SOLVED'
    ? undefined
    : ({ channelConflict: 'SOLVED' } as const);

/** These placements settle a conflict: its stay has found its place, or loses its nights again. */
const SETTLING: readonly Placement<unknown>['does'][] = ['MOVE', 'COUNT', 'LOSE'];
/** The new `conflict` of a booking after its placement; undefined if unchanged. */
export const settledBy = (
  { does }: Pick<Placement<unknown>, 'does'>,
  conflict: Pick<Made, 'channelConflict'> | undefined,
) => (SETTLING.includes(does) ? solvedOf(conflict) : undefined);

/** A failed booking hands its number to the event's current one; this settles a lost booking. */
export const numberHandover = ({ status }: Pick<Made, 'status'>) => ({
  channelRef: null,
  ...(status === 'ALLREADYTAKEN' && ({ channelConflict: 'SOLVED' } as const)),
});
