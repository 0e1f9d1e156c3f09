import type { CommissionDefinition } from '../../../src/domain/channel/commission.ts';
import type { ExchangeRate } from '../../../src/domain/money/exchange.ts';
import type { Coupon } from '../../../src/domain/price/coupon.ts';
import type { FacilityFee } from '../../../src/domain/price/facility-fee.ts';
import type { LongStayDiscount } from '../../../src/domain/price/long-stay.ts';
import type { DailyPrice, PricedGroup } from '../../../src/domain/price/night-price.ts';
import type { Season } from '../../../src/domain/price/season.ts';
import { seasonOfRow } from '../../../src/domain/price/season-row.ts';
import type { Row } from '../../../src/config/types.ts';

// The stored rows are what the configuration of these resources says; the domain names only what it reads of them.
export const asCoupon = (row: Row): Coupon => row as unknown as Coupon;
export const asGroup = (row: Row): PricedGroup => row;
export const asDailyPrice = (row: Row): DailyPrice => row as unknown as DailyPrice;
export const asFees = (rows: readonly Row[]): readonly FacilityFee[] => rows as unknown as readonly FacilityFee[];
export const asLongStay = (rows: readonly Row[]): readonly LongStayDiscount[] =>
  rows as unknown as readonly LongStayDiscount[];
export const asCommissions = (rows: readonly Row[]): readonly CommissionDefinition[] =>
  rows as unknown as readonly CommissionDefinition[];

export const asRates = (rows: readonly Row[]): readonly ExchangeRate[] => rows as unknown as readonly ExchangeRate[];

const seasons = new WeakMap<Row, Season>();

/** A season with its weekdays as numbers. Rows never change, so each is read once. */
export function asSeason(row: Row): Season {
  const known = seasons.get(row) ?? seasonOfRow(row);
  seasons.set(row, known);
  return known;
}
