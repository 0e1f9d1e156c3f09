import { daysBetween, type IsoDate } from '../../../src/domain/calendar/iso-date.ts';
import { invalid } from '../../http/http-error.ts';

/** Max days of one report. */
const MAX_DAYS = 1096;

/**
 * Checks the time span of a report; `to` is the first day outside.
 * @throws HttpError 422 for a span that ends before it begins or is too long
 */
export function requireSpan({ from, to }: { readonly from: IsoDate; readonly to: IsoDate }): void {
  const days = daysBetween(from, to);
  if (days < 1) throw invalid([{ field: 'to', key: 'validation.endAfterStart' }]);
  if (days > MAX_DAYS) throw invalid([{ field: 'to', key: 'validation.maxDays', params: { max: MAX_DAYS } }]);
}
