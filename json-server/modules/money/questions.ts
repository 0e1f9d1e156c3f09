import { daysBetween, type IsoDate } from '../../../src/domain/calendar/iso-date.ts';
import type { FieldIssue } from '../../http/http-error.ts';

/** Days of one question at most. */
const MOST = 1100;

/** What is wrong with a time whose last day belongs to it. */
export const spanIssues = ({ from, to }: { readonly from: IsoDate; readonly to: IsoDate }): FieldIssue[] =>
  to < from || daysBetween(from, to) > MOST ? [{ field: 'to', key: 'validation.maxDays', params: { max: MOST } }] : [];
