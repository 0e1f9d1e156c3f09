import { daysBetween, type IsoDate } from '../../../../src/domain/calendar/iso-date.ts';
import type { FieldIssue } from '../../../http/http-error.ts';
import { date, oneOf, optional, readQuery, text, integer } from '../../../http/query.ts';
import { ESTATE_FILTERS } from '../../estates/choices.ts';

/** The possible groupings of rows; each sorts by the section's name, then by code. */
export const TAPE_SORTS = ['code', 'group', 'project', 'owner'] as const;
export type TapeSort = (typeof TAPE_SORTS)[number];

/** Query for a window of the chart. Dates are half-open: `to` is the first day outside. */
export type TapeQuestion = {
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** Rows to skip, and to return. */
  readonly offset: number;
  readonly limit: number;
  readonly sort: TapeSort;
  /** As typed; the comparison folds it. */
  readonly q: string;
  /** Required values of estate fields, or a member of a list field; by the field's path. */
  readonly equal: Readonly<Record<string, string>>;
  /** One home alone, by its id, whatever its status. */
  readonly estate: string | undefined;
  /** The estate takes at least this many. */
  readonly guests: number;
  /** No night in this span is taken (TC5). */
  readonly free: { readonly checkIn: IsoDate; readonly checkOut: IsoDate } | undefined;
};

/** Default number of rows. */
const USUAL_ROWS = 100;
const MAX_ROWS = 500;
/** Max days of one answer; the chart requests more while scrolling. */
const MAX_DAYS = 1100;
const MAX_OFFSET = 999_999;

type EstateFilters = { readonly [Name in keyof typeof ESTATE_FILTERS]: typeof text };
/** The query parameters of the call. */
export const TAPE_PARAMETERS = {
  from: date(),
  to: date(),
  freeFrom: optional(date()),
  freeTo: optional(date()),
  offset: integer({ usual: 0, max: MAX_OFFSET }),
  limit: integer({ usual: USUAL_ROWS, max: MAX_OFFSET }),
  sort: oneOf(TAPE_SORTS, 'code'),
  q: text,
  estate: optional(text),
  guests: integer({ usual: 0, max: MAX_OFFSET }),
  ...(Object.fromEntries(Object.keys(ESTATE_FILTERS).map((name) => [name, text])) as EstateFilters),
};

/** @throws HttpError 400 naming every invalid parameter */
export function readTapeQuestion(search: URLSearchParams): TapeQuestion {
  const asked = readQuery(search, TAPE_PARAMETERS, ({ from, to, freeFrom, freeTo }) => [
    ...spanIssues('to', from, to),
    ...spanIssues('freeTo', freeFrom, freeTo),
  ]);
  const { from, to, freeFrom, freeTo, sort, q, estate, guests, offset, limit } = asked;
  const filters = Object.entries(ESTATE_FILTERS).flatMap(([name, field]) => {
    const value = asked[name as keyof EstateFilters];
    return value === '' ? [] : [[field, value] as const];
  });
  return {
    from,
    to,
    sort,
    q,
    estate,
    guests,
    offset,
    limit: Math.min(limit, MAX_ROWS),
    equal: Object.fromEntries(filters),
    free: freeFrom !== undefined && freeTo !== undefined ? { checkIn: freeFrom, checkOut: freeTo } : undefined,
  };
}

/** Requires both days, in order, or neither. */
function spanIssues(field: string, from: IsoDate | undefined, to: IsoDate | undefined): FieldIssue[] {
  if (from === undefined && to === undefined) return [];
  if (from === undefined || to === undefined) return [{ field, key: 'validation.required' }];
  const days = daysBetween(from, to);
  if (days < 1) return [{ field, key: 'validation.endAfterStart' }];
  return days > MAX_DAYS ? [{ field, key: 'validation.maxDays', params: { max: MAX_DAYS } }] : [];
}
