import { daysBetween, isIsoDate, type IsoDate } from '../../../../src/domain/calendar/iso-date.ts';
import { malformed } from '../../../http-error.ts';
import { ESTATE_FILTERS } from '../../estates/choices.ts';

/** What rows can be grouped by; each sorts by the name of the section, then by code. */
export const TAPE_SORTS = ['code', 'group', 'project', 'owner'] as const;
export type TapeSort = (typeof TAPE_SORTS)[number];

const OTHERS = ['estate', 'from', 'to', 'offset', 'limit', 'sort', 'q', 'guests', 'freeFrom', 'freeTo'];

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
const MOST_ROWS = 500;
/** Days of one answer; the chart asks for further ones as it is scrolled. */
const MOST_DAYS = 1100;
const LONGEST = 200; // characters

/** @throws HttpError 400 naming the parameter; unknown ones and those given twice too, as lists do */
export function readTapeQuestion(search: URLSearchParams): TapeQuestion {
  for (const key of search.keys()) {
    if (!OTHERS.includes(key) && !Object.hasOwn(ESTATE_FILTERS, key)) throw malformed(`"${key}" is no parameter here.`);
    if (search.getAll(key).length > 1) throw malformed(`"${key}" stands there twice.`);
  }
  const [from, to] = datesIn(search, ['from', 'to']) ?? missing('from');
  if (daysBetween(from, to) > MOST_DAYS) throw malformed(`At most ${MOST_DAYS} days can be asked for at once.`);
  const free = datesIn(search, ['freeFrom', 'freeTo']);
  const sort = TAPE_SORTS.find((name) => name === (search.get('sort') ?? 'code'));
  if (sort === undefined) throw malformed(`"sort" must be one of ${TAPE_SORTS.join(', ')}.`);
  const filters = Object.entries(ESTATE_FILTERS).flatMap(([name, field]) => {
    const value = textIn(search, name);
    return value === '' ? [] : [[field, value] as const];
  });
  return {
    from,
    to,
    sort,
    q: textIn(search, 'q'),
    equal: Object.fromEntries(filters),
    estate: search.has('estate') ? textIn(search, 'estate') : undefined,
    guests: countIn(search, 'guests', 0),
    offset: countIn(search, 'offset', 0),
    limit: Math.min(countIn(search, 'limit', USUAL_ROWS), MOST_ROWS),
    free: free && { checkIn: free[0], checkOut: free[1] },
  };
}

function missing(name: string): never {
  throw malformed(`"${name}" must be a date, e.g. 2026-05-01.`);
}

/** Two dates in order; undefined when neither is given. */
function datesIn(search: URLSearchParams, [first, second]: [string, string]): [IsoDate, IsoDate] | undefined {
  const [from, to] = [search.get(first), search.get(second)];
  if (from === null && to === null) return undefined;
  if (!isIsoDate(from)) return missing(first);
  if (!isIsoDate(to)) return missing(second);
  if (to <= from) throw malformed(`"${second}" must be later than "${first}".`);
  return [from, to];
}

function countIn(search: URLSearchParams, name: string, usual: number): number {
  const text = search.get(name);
  if (text === null) return usual;
  if (!/^\d{1,6}$/.test(text)) throw malformed(`"${name}" must be a whole number from 0 on.`);
  return Number(text);
}

function textIn(search: URLSearchParams, name: string): string {
  const text = (search.get(name) ?? '').trim();
  if (text.length > LONGEST) throw malformed(`"${name}" may have ${LONGEST} characters.`);
  return text;
}
