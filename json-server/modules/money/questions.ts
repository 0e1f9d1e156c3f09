import { daysBetween, isIsoDate } from '../../../src/domain/calendar/iso-date.ts';
import { type FieldIssue, HttpError } from '../../http-error.ts';

/** Days of one question at most. */
const MOST = 1100;

export const wrong = (issues: readonly FieldIssue[]) =>
  new HttpError({ status: 400, problem: { key: 'query', issues } });

export function spanOf(search: URLSearchParams, usual: { readonly from: string; readonly to: string }) {
  const [from, to] = [search.get('from') ?? usual.from, search.get('to') ?? usual.to];
  const issues = [
    ...(isIsoDate(from) ? [] : [{ field: 'from', key: 'validation.date' }]),
    ...(isIsoDate(to) ? [] : [{ field: 'to', key: 'validation.date' }]),
  ];
  if (issues.length > 0) throw wrong(issues);
  if (to < from || daysBetween(from, to) > MOST) {
    throw wrong([{ field: 'to', key: 'validation.maxDays', params: { max: MOST } }]);
  }
  return { from, to };
}

export function refuseUnknown(search: URLSearchParams, known: readonly string[]): void {
  const issues = [...search.keys()].filter((name) => !known.includes(name));
  if (issues.length > 0) throw wrong(issues.map((name) => ({ field: name.slice(0, 40), key: 'query.unknownField' })));
}
