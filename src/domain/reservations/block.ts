import type { IsoInstant } from '../calendar/iso-date.ts';
import { isIsoDate } from '../calendar/iso-date.ts';
import type { Block, BookedStay, Occupant } from './occupancy.ts';
import { blocksNights, occupantsOf } from './occupancy.ts';
import type { Refusal } from '../rule/refusal.ts';

export type BlockCandidate = Omit<Block, 'id' | 'code'> & { readonly id?: string };

/** Maximum codes in a refusal's text; its list has all. */
const NAMED = 5;

/**
 * AV3, AV4, OPS5: a block must not overlap a stay that keeps its nights, nor another block. Checked when it blocks new
 * nights; releasing and shortening are always allowed.
 * @param stays every reservation of its estate that shares a night with it
 * @param blocks every other out-of-order time of its estate that does
 * @returns the refusal (409 with all conflicts, 422 for invalid dates), or undefined
 */
export function refuseBlock({
  record,
  before,
  isSameEstate,
  stays,
  blocks,
  now,
}: {
  readonly record: BlockCandidate;
  readonly before?: BlockCandidate | undefined;
  readonly isSameEstate: boolean;
  readonly stays: Iterable<BookedStay>;
  readonly blocks: Iterable<Block>;
  readonly now: IsoInstant;
}): Refusal | undefined {
  if (!isIsoDate(record.from) || !isIsoDate(record.to) || record.to <= record.from) {
    return { status: 422, field: 'to', key: 'block.toAfterFrom', params: {} };
  }
  if (!blocksNights(record)) return undefined;
  const blocked = before !== undefined && isSameEstate && blocksNights(before);
  if (blocked && before.from <= record.from && record.to <= before.to) return undefined;
  const conflicts: Occupant[] = [...occupantsOf({ stays, blocks, wanted: record, now })];
  const [first] = conflicts;
  if (first === undefined) return undefined;
  const named = conflicts.slice(0, NAMED).map(({ code, from, to }) => `${code} (${from} – ${to})`);
  const more = conflicts.length > NAMED ? ' …' : '';
  return {
    status: 409,
    field: 'from',
    key: 'block.overlaps',
    params: { count: conflicts.length, names: named.join(', ') + more },
    blockedBy: first,
    conflicts,
  };
}
