import { daysBetween, isIsoDate, type IsoDate } from '../../../src/domain/calendar/iso-date.ts';
import { invalid, malformed } from '../../http-error.ts';

/** Days of one report. */
const MOST_DAYS = 1096;
const LONGEST = 200; // characters

/** @throws HttpError 400 naming the parameter; unknown ones and those given twice too, as lists do */
export function refuseUnknown(search: URLSearchParams, known: readonly string[]): void {
  for (const key of search.keys()) {
    if (!known.includes(key)) throw malformed(`"${key.slice(0, 40)}" is no parameter here.`);
    if (search.getAll(key).length > 1) throw malformed(`"${key}" stands there twice.`);
    if ((search.get(key) ?? '').length > LONGEST) throw malformed(`"${key}" may have ${LONGEST} characters.`);
  }
}

/**
 * The time of a report; `to` is the first day outside.
 * @throws HttpError 400 for what is no date, 422 for a time that ends before it begins or is too long
 */
export function readSpan(search: URLSearchParams): { readonly from: IsoDate; readonly to: IsoDate } {
  const dateIn = (name: string): IsoDate => {
    const text = search.get(name);
    if (!isIsoDate(text)) throw malformed(`"${name}" must be a date, e.g. 2026-05-01.`);
    return text;
  };
  const [from, to] = [dateIn('from'), dateIn('to')];
  const days = daysBetween(from, to);
  if (days < 1) throw invalid([{ field: 'to', key: 'validation.endAfterStart' }]);
  if (days > MOST_DAYS) throw invalid([{ field: 'to', key: 'validation.maxDays', params: { max: MOST_DAYS } }]);
  return { from, to };
}

/** One of a few words. @throws HttpError 400 */
export function readChoice<Name extends string>(
  search: URLSearchParams,
  name: string,
  choices: readonly [Name, ...Name[]],
): Name {
  const text = search.get(name);
  const chosen = text === null ? choices[0] : choices.find((choice) => choice === text);
  if (chosen === undefined) throw malformed(`"${name}" must be one of ${choices.join(', ')}.`);
  return chosen;
}
