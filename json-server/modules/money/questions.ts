import { daysBetween, type IsoDate } from '../../../src/domain/calendar/iso-date.ts';
import type { FieldIssue } from '../../http/http-error.ts';
import { date } from '../../http/query.ts';

/** Max days of one query. */
const MAX_DAYS = 1100;

/** Issues of a span whose last day is included. */
export const spanIssues = ({ from, to }: { readonly from: IsoDate; readonly to: IsoDate }): FieldIssue[] =>
  to < from || daysBetween(from, to) > MAX_DAYS
    ? [{ field: 'to', key: 'validation.maxDays', params: { max: MAX_DAYS } }]
    : [];

/** From the first of the month to today by default. */
export const thisMonth = (today: string) => ({ from: date(`${today.slice(0, 7)}-01`), to: date(today) });
