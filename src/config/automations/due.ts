import { instantOn } from '../../domain/calendar/instant.ts';
import { addDays, type IsoInstant, isIsoDate, isIsoInstant, todayIn } from '../../domain/calendar/iso-date.ts';
import type { Json } from '../types.ts';
import type { DateTrigger, ShiftUnit } from './types.ts';

/** ms */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LENGTHS: Readonly<Record<ShiftUnit, number>> = { minute: MINUTE, hour: HOUR, day: DAY, week: 7 * DAY };
/** The time of day of date rules without their own. */
export const USUAL_TIME = '09:00';
/** ms; older work is skipped: after a week of downtime a server sends nothing about that week. */
export const HORIZON = DAY;

const msOf = ({ by, unit }: DateTrigger['shift']): number => by * LENGTHS[unit];
/** Whole days; 0 for hours and minutes, which shift only moments. */
const daysOf = (shift: DateTrigger['shift']): number => Math.trunc(msOf(shift) / DAY);
const isoOf = (ms: number): IsoInstant => new Date(ms).toISOString();

/** When a rule acts on a record with this date or moment; undefined without one. */
export function momentOf({ shift, at }: DateTrigger, value: Json | undefined): IsoInstant | undefined {
  if (isIsoDate(value)) return instantOn(addDays(value, daysOf(shift)), at ?? USUAL_TIME);
  if (!isIsoInstant(value)) return undefined;
  if (at !== undefined) return instantOn(addDays(todayIn(new Date(value)), daysOf(shift)), at);
  return isoOf(Date.parse(value) + msOf(shift));
}

/**
 * Bounds of the values whose moment may lie after `from` and up to `until`; `momentOf` decides each exactly.
 * @param isMoment the field stores moments
 */
export function triggerBounds(
  { shift, at }: DateTrigger,
  { from, until, isMoment }: { readonly from: IsoInstant; readonly until: IsoInstant; readonly isMoment: boolean },
): { readonly gte: string; readonly lt: string } {
  const first = addDays(todayIn(new Date(from)), -daysOf(shift));
  const last = addDays(todayIn(new Date(until)), -daysOf(shift) + 1);
  if (!isMoment) return { gte: first, lt: last };
  if (at !== undefined) return { gte: instantOn(first, '00:00'), lt: instantOn(last, '00:00') };
  return { gte: isoOf(Date.parse(from) - msOf(shift)), lt: isoOf(Date.parse(until) - msOf(shift) + 1) };
}
