import type { IsoDate } from '../calendar/iso-date.ts';

/** Days on which a home was for rent: including `from`, excluding `to`. */
export type OfferedSpan = { readonly from: IsoDate; readonly to?: IsoDate | null };

/**
 * OPS6: the spans after a change of a home, in order. Withdrawn and offered again on one day, it was never unavailable.
 */
export function offeredAfter(
  spans: readonly OfferedSpan[],
  { isOffered, today }: { readonly isOffered: boolean; readonly today: IsoDate },
): readonly OfferedSpan[] {
  const last = spans.at(-1);
  const isOpen = last !== undefined && !last.to;
  if (isOffered === isOpen) return spans;
  const before = spans.slice(0, -1);
  if (!last || (isOffered && (last.to ?? '') < today)) return [...spans, { from: today, to: null }];
  if (isOffered) return [...before, { from: last.from, to: null }];
  return last.from < today ? [...before, { from: last.from, to: today }] : before;
}

/**
 * OPS6: the estimated spans of a home without a record of them: for rent since it was entered, or since its first stay
 * if earlier; a withdrawn one until its last guests left or its last change. A withdrawn home without guests was never
 * for rent.
 */
export function offeredUnkept({
  isOffered,
  createdOn,
  changedOn,
  stays,
}: {
  readonly isOffered: boolean;
  readonly createdOn: IsoDate;
  readonly changedOn: IsoDate;
  /** The sold ones. */
  readonly stays: readonly { readonly checkIn: IsoDate; readonly checkOut: IsoDate }[];
}): readonly OfferedSpan[] {
  if (!isOffered && stays.length === 0) return [];
  const [from = ''] = [createdOn, ...stays.map(({ checkIn }) => checkIn)].toSorted();
  if (isOffered) return [{ from, to: null }];
  // A future stay keeps its own nights; until then nobody could book.
  const begun = stays.filter(({ checkIn }) => checkIn <= changedOn).map(({ checkOut }) => checkOut);
  const to = [changedOn, ...begun].toSorted().at(-1) ?? from;
  return from < to ? [{ from, to }] : [];
}
