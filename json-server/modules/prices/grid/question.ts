import { daysBetween, isIsoDate, type IsoDate } from '../../../../src/domain/calendar/iso-date.ts';
import { malformed } from '../../../http-error.ts';

/** Filters on a field of the estate, by parameter. */
const FIELDS = { group: 'groupId', project: 'projectName', district: 'address.district' } as const;
const OTHERS = ['from', 'to', 'pageNumber', 'pageSize', 'q'];
const USUAL_ROWS = 50;
const MOST_ROWS = 500;
const MOST_DAYS = 1100;
const LONGEST = 200; // characters

/** One question for a window of the grid; `to` is the first day outside. */
export type GridQuestion = {
  readonly from: IsoDate;
  readonly days: number;
  readonly pageNumber: number;
  readonly pageSize: number;
  /** As typed; folded by who compares. */
  readonly q: string;
  /** Equal values of estate fields, by the field's path. */
  readonly equal: Readonly<Record<string, string>>;
};

/** @throws HttpError 400 naming the parameter; unknown ones and those given twice too, as lists do */
export function readGridQuestion(search: URLSearchParams): GridQuestion {
  for (const key of search.keys()) {
    if (!OTHERS.includes(key) && !Object.hasOwn(FIELDS, key)) throw malformed(`"${key}" is no parameter here.`);
    if (search.getAll(key).length > 1) throw malformed(`"${key}" stands there twice.`);
  }
  const from = dateIn(search, 'from');
  const days = daysBetween(from, dateIn(search, 'to'));
  if (days < 1) throw malformed('"to" must be later than "from".');
  if (days > MOST_DAYS) throw malformed(`At most ${MOST_DAYS} days can be asked for at once.`);
  const pageSize = countIn(search, 'pageSize', USUAL_ROWS);
  if (pageSize < 1 || pageSize > MOST_ROWS) throw malformed(`"pageSize" must be from 1 to ${MOST_ROWS}.`);
  const filters = Object.entries(FIELDS).map(([name, field]) => [field, textOf(search, name)] as const);
  return {
    from,
    days,
    pageSize,
    pageNumber: countIn(search, 'pageNumber', 0),
    q: textOf(search, 'q'),
    equal: Object.fromEntries(filters.filter(([, value]) => value !== '')),
  };
}

/** A date that must be there. @throws HttpError 400 naming it */
export function dateIn(search: URLSearchParams, name: string): IsoDate {
  const text = search.get(name);
  if (!isIsoDate(text)) throw malformed(`"${name}" must be a date, e.g. 2026-05-01.`);
  return text;
}

function countIn(search: URLSearchParams, name: string, usual: number): number {
  const text = search.get(name);
  if (text === null) return usual;
  if (!/^\d{1,6}$/.test(text)) throw malformed(`"${name}" must be a whole number from 0 on.`);
  return Number(text);
}

function textOf(search: URLSearchParams, name: string): string {
  const text = (search.get(name) ?? '').trim();
  if (text.length > LONGEST) throw malformed(`"${name}" may have ${LONGEST} characters.`);
  return text;
}
