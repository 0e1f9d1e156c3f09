import { daysBetween, type IsoDate } from '../../../../src/domain/calendar/iso-date.ts';
import type { FieldIssue } from '../../../http/http-error.ts';
import { date, oneOf, optional, readQuery, text, integer } from '../../../http/query.ts';
import { ESTATE_FILTERS } from '../../estates/choices.ts';

/** What rows can be grouped by; each sorts by the name of the section, then by code. */
export const TAPE_SORTS = ['code', 'group', 'project', 'owner'] as const;
export type TapeSort = (typeof TAPE_SORTS)[number];

/** One question for a window of the chart. Dates are half-open: `to` is the first day outside. */
export type TapeQuestion = {
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** Rows skipped and wanted. */
  readonly offset: number;
  readonly limit: number;
  readonly sort: TapeSort;
  /** As typed; folded by who compares. */
  readonly q: string;
  /** Values that estate fields equal or, where there are several, have; by the field's path. */
  readonly equal: Readonly<Record<string, string>>;
  /** One home alone, by its id, whatever its status. */
  readonly estate: string | undefined;
  /** The estate takes at least so many. */
  readonly guests: number;
  /** No night of it is taken (TC5). */
  readonly free: { readonly checkIn: IsoDate; readonly checkOut: IsoDate } | undefined;
};

/** Rows of one answer. */
const USUAL_ROWS = 100;
const MAX_ROWS = 500;
/** Days of one answer; the chart asks for further ones as it is scrolled. */
const MAX_DAYS = 1100;
const MAX_OFFSET = 999_999;

type EstateFilters = { readonly [Name in keyof typeof ESTATE_FILTERS]: typeof text };
/** What the call may be asked. */
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

/** @throws HttpError 400 naming every parameter that makes no sense */
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

/** Both days, in order, or neither. */
function spanIssues(field: string, from: IsoDate | undefined, to: IsoDate | undefined): FieldIssue[] {
  if (from === undefined && to === undefined) return [];
  if (from === undefined || to === undefined) return [{ field, key: 'validation.required' }];
  const days = daysBetween(from, to);
  if (days < 1) return [{ field, key: 'validation.endAfterStart' }];
  return days > MAX_DAYS ? [{ field, key: 'validation.maxDays', params: { max: MAX_DAYS } }] : [];
}
