import type { Field, Json, Resource } from '../../../src/config/types.ts';
import { addDays, type IsoDate, isIsoDate } from '../../../src/domain/calendar/iso-date.ts';

/** The keys that say when an entry of a calendar is; `to` is the first day that is no longer of it. */
type DayKeys = { readonly from: string; readonly to?: string };

/**
 * What a list's records are in a calendar by: their first field with a range of dates that may be read, else their first date,
 * of one whole day; undefined where there is neither.
 */
export function dayKeysOf({ fields }: Resource, readable: ReadonlySet<string>): DayKeys | undefined {
  const seen = Object.values(fields).filter(({ name, hidden }) => readable.has(name) && !hidden);
  const range = seen.find((field): field is Extract<Field, { type: 'dateRange' }> => field.type === 'dateRange');
  if (range) return { from: range.start, to: range.end };
  const date = seen.find(({ type }) => type === 'date');
  return date && { from: date.name };
}

/** The days of a record, half-open (AV1); undefined for one without a date. */
export function eventDays(
  { from: fromKey, to: toKey }: DayKeys,
  shown: Readonly<Record<string, Json>>,
): { readonly from: IsoDate; readonly to: IsoDate } | undefined {
  const from = shown[fromKey];
  if (typeof from !== 'string' || !isIsoDate(from)) return undefined;
  const to = toKey === undefined ? undefined : shown[toKey];
  return { from, to: typeof to === 'string' && isIsoDate(to) && to > from ? to : addDays(from, 1) };
}
