import type { IsoDate, IsoInstant } from '../calendar/iso-date.ts';
import type { InTheWay } from '../rule/refusal.ts';
import type { StatusAndHold } from './status.ts';
import { occupiesNights } from './status.ts';

/** A reservation as availability sees it. */
export type BookedStay = StatusAndHold & {
  readonly id: string;
  readonly code?: string | null;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  /** RS3: the guests left on this day, before `checkOut`; the nights after are free. */
  readonly departedOn?: IsoDate | null;
};

/** A time out of order, as availability sees it; half-open like a stay. */
export type Block = {
  readonly id: string;
  readonly code?: string | null;
  readonly kind: string;
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly releasedAt?: IsoInstant | null;
};

/** Something that occupies nights of an estate: a stay (TAKEN) or a block (BLOCKED). Nights are [from, to) (AV1). */
export type Occupant = InTheWay;
type Nights = { readonly from: IsoDate; readonly to: IsoDate };

/** The nights of a stay, until the guests left if they left early (RS3). */
export const nightsOf = ({ checkIn, checkOut, departedOn }: Omit<BookedStay, 'id' | 'code' | 'status'>): Nights => ({
  from: checkIn,
  to: departedOn ?? checkOut,
});

/** OPS5: these kinds block the sale until released; OUT_OF_SERVICE never does. */
export const BLOCKING: readonly string[] = ['OUT_OF_ORDER', 'OWNER_STAY', 'HOUSE_USE'];

export const blocksNights = ({ kind, releasedAt }: Pick<Block, 'kind' | 'releasedAt'>): boolean =>
  !releasedAt && BLOCKING.includes(kind);

/**
 * AV4: the one answer to "is it free?", for creating, moving, confirming, blocking and searching: everything that
 * occupies a wanted night (AV1, AV3), stays first. The record itself (`wanted.id`) is ignored.
 * @param stays reservations of one estate only, in any order
 * @param blocks out-of-order times of the same estate
 */
export function* occupantsOf({
  stays,
  blocks,
  wanted,
  now,
}: {
  readonly stays: Iterable<BookedStay>;
  readonly blocks: Iterable<Block>;
  readonly wanted: Nights & { readonly id?: string };
  readonly now: IsoInstant;
}): Generator<Occupant> {
  const isWanted = (nights: Nights): boolean => nights.from < wanted.to && wanted.from < nights.to;
  for (const stay of stays) {
    const nights = nightsOf(stay);
    if (stay.id === wanted.id || !isWanted(nights) || !occupiesNights(stay, now)) continue;
    yield { kind: 'TAKEN', id: stay.id, code: stay.code ?? '', ...nights };
  }
  for (const block of blocks) {
    const { id, from, to } = block;
    if (id !== wanted.id && isWanted(block) && blocksNights(block))
      yield { kind: 'BLOCKED', id, code: block.code ?? '', from, to };
  }
}
