import type { CommissionDefinition } from '../../src/domain/channel/commission.ts';
import type { Weekday } from '../../src/domain/calendar/weekday.ts';
import type { Coupon } from '../../src/domain/price/coupon.ts';
import type { FacilityFee } from '../../src/domain/price/facility-fee.ts';
import type { LongStayDiscount } from '../../src/domain/price/long-stay.ts';
import type { DailyPrice, PricedGroup } from '../../src/domain/price/night-price.ts';
import type { Season } from '../../src/domain/price/season.ts';
import type { Json, Row } from '../../src/config/types.ts';

// The stored rows are what the configuration of these resources says; the domain names only what it reads of them.
export const asCoupon = (row: Row): Coupon => row as unknown as Coupon;
export const asGroup = (row: Row): PricedGroup => row;
export const asDailyPrice = (row: Row): DailyPrice => row as unknown as DailyPrice;
export const asFees = (rows: readonly Row[]): readonly FacilityFee[] => rows as unknown as readonly FacilityFee[];
export const asLongStay = (rows: readonly Row[]): readonly LongStayDiscount[] =>
  rows as unknown as readonly LongStayDiscount[];
export const asCommissions = (rows: readonly Row[]): readonly CommissionDefinition[] =>
  rows as unknown as readonly CommissionDefinition[];

/** Codes of the list `weekday`, in the order of ISO 8601: Monday is 1. */
const WEEKDAYS: readonly Json[] = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];

const weekdaysIn = (value: Json | undefined): Weekday[] =>
  Array.isArray(value) ? (value as readonly Json[]).map((code) => WEEKDAYS.indexOf(code) + 1) : [];

/** A season with its weekdays as numbers. */
export const asSeason = (row: Row): Season => ({
  ...(row as unknown as Season),
  daysOfWeek: weekdaysIn(row['daysOfWeek']),
  closedToArrival: weekdaysIn(row['closedToArrival']),
  closedToDeparture: weekdaysIn(row['closedToDeparture']),
});
