import type { IsoDate } from '../calendar/iso-date.ts';

/** Days on which a home was for rent: from the day of `from`, and no more on the day of `to`. */
export type OfferedSpan = { readonly from: IsoDate; readonly to?: IsoDate | null };

/** OPS6: the spans after a change of a home, in order. Withdrawn and offered again on one day, it was never away. */
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
 * OPS6: what can be said of a home whose days nobody has kept: for rent since it was entered, or since its first stay where
 * that is earlier; one that is not offered any more until its last guests left or it was last changed. One that never had
 * guests and is not offered never was.
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
  /** Those that were sold. */
  readonly stays: readonly { readonly checkIn: IsoDate; readonly checkOut: IsoDate }[];
}): readonly OfferedSpan[] {
  if (!isOffered && stays.length === 0) return [];
  const [from = ''] = [createdOn, ...stays.map(({ checkIn }) => checkIn)].toSorted();
  if (isOffered) return [{ from, to: null }];
  // A stay to come holds its own nights; until then nobody could book.
  const begun = stays.filter(({ checkIn }) => checkIn <= changedOn).map(({ checkOut }) => checkOut);
  const to = [changedOn, ...begun].toSorted().at(-1) ?? from;
  return from < to ? [{ from, to }] : [];
}
