import type { Field, Json, Resource } from '../../../src/config/types.ts';
import { addDays, type IsoDate, isIsoDate } from '../../../src/domain/calendar/iso-date.ts';

/** The keys of a calendar entry's dates; `to` is the first day after it. */
type DayKeys = { readonly from: string; readonly to?: string };

/**
 * The fields that place a list's records in a calendar: the first readable date range, or else the first date, for one
 * whole day; undefined without either.
 */
export function dayKeysOf({ fields }: Resource, readable: ReadonlySet<string>): DayKeys | undefined {
  const seen = Object.values(fields).filter(({ name, hidden }) => readable.has(name) && !hidden);
  const range = seen.find((field): field is Extract<Field, { type: 'dateRange' }> => field.type === 'dateRange');
  if (range) return { from: range.start, to: range.end };
  const date = seen.find(({ type }) => type === 'date');
  return date && { from: date.name };
}

/** The days of a record, half-open (AV1); undefined for a record without a date. */
export function eventDays(
  { from: fromKey, to: toKey }: DayKeys,
  shown: Readonly<Record<string, Json>>,
): { readonly from: IsoDate; readonly to: IsoDate } | undefined {
  const from = shown[fromKey];
  if (typeof from !== 'string' || !isIsoDate(from)) return undefined;
  const to = toKey === undefined ? undefined : shown[toKey];
  return { from, to: typeof to === 'string' && isIsoDate(to) && to > from ? to : addDays(from, 1) };
}
