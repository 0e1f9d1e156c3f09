import { daysBetween, type IsoDate } from '../../../src/domain/calendar/iso-date.ts';
import type { FieldIssue } from '../../http/http-error.ts';
import { date } from '../../http/query.ts';

/** Days of one question at most. */
const MOST = 1100;

/** What is wrong with a time whose last day belongs to it. */
export const spanIssues = ({ from, to }: { readonly from: IsoDate; readonly to: IsoDate }): FieldIssue[] =>
  to < from || daysBetween(from, to) > MOST ? [{ field: 'to', key: 'validation.maxDays', params: { max: MOST } }] : [];

/** From the first of the month to today unless said. */
export const thisMonth = (today: string) => ({ from: date(`${today.slice(0, 7)}-01`), to: date(today) });
