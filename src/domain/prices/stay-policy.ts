import { daysBetween, type IsoDate } from '../calendar/iso-date.ts';
import { weekdayOf } from '../calendar/weekday.ts';
import type { DailyPrice, PricedEstate } from './night-price.ts';
import { type Season, seasonOf } from './season.ts';

/** A sales rule a stay breaks. Staff may override it with a reason, the public may not (AV6). */
export type PolicyIssue = {
  readonly key: 'policy.minNights' | 'policy.maxNights' | 'policy.closed' | 'policy.noArrival' | 'policy.noDeparture';
  readonly params: Readonly<Record<string, string | number>>;
};
export type PolicyEstate = PricedEstate & { readonly minNights?: number | null; readonly maxNights?: number | null };

/**
 * AV6: rules besides availability: minimum and maximum nights by the day of arrival (daily price > season > estate),
 * closed nights, days without arrival or departure.
 */
export function policyIssues({
  checkIn,
  checkOut,
  estate,
  seasons,
  daily,
}: {
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly estate: PolicyEstate;
  readonly seasons: readonly Season[];
  readonly daily: ReadonlyMap<IsoDate, DailyPrice>;
}): PolicyIssue[] {
  const nights = daysBetween(checkIn, checkOut);
  const season = (date: IsoDate) => seasonOf({ seasons, estate, date });
  const arrival = season(checkIn);
  const departure = season(checkOut);
  const issues: PolicyIssue[] = [];
  const min = daily.get(checkIn)?.minNights ?? arrival?.minNights ?? estate.minNights ?? 1;
  const max = arrival?.maxNights ?? estate.maxNights;
  if (nights < min) issues.push({ key: 'policy.minNights', params: { min, nights } });
  if (max != null && nights > max) issues.push({ key: 'policy.maxNights', params: { max, nights } });
  const closed = firstClosed(daily, checkIn, checkOut);
  if (closed !== undefined) issues.push({ key: 'policy.closed', params: { date: closed } });
  const noArrival = daily.get(checkIn)?.closedToArrival ?? arrival?.closedToArrival?.includes(weekdayOf(checkIn));
  const noDeparture =
    daily.get(checkOut)?.closedToDeparture ?? departure?.closedToDeparture?.includes(weekdayOf(checkOut));
  if (noArrival) issues.push({ key: 'policy.noArrival', params: { date: checkIn } });
  if (noDeparture) issues.push({ key: 'policy.noDeparture', params: { date: checkOut } });
  return issues;
}

/** The first closed night. Iterates over the records, which most nights do not have. */
function firstClosed(
  daily: ReadonlyMap<IsoDate, DailyPrice>,
  checkIn: IsoDate,
  checkOut: IsoDate,
): IsoDate | undefined {
  let first: IsoDate | undefined;
  for (const [date, { isClosed }] of daily) {
    const isNight = isClosed === true && checkIn <= date && date < checkOut;
    if (isNight && (first === undefined || date < first)) first = date;
  }
  return first;
}
