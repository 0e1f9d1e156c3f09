import type { ExchangeRate } from '../../../src/domain/money/exchange.ts';
import type { FacilityFee } from '../../../src/domain/prices/facility-fee.ts';
import type { LongStayDiscount } from '../../../src/domain/prices/long-stay.ts';
import type { DailyPrice } from '../../../src/domain/prices/night-price.ts';
import type { Season } from '../../../src/domain/prices/season.ts';
import { seasonOfRow } from '../../../src/domain/prices/season-row.ts';
import type { Row } from '../../../src/config/types.ts';
import type { DailyPricesRow } from '../../live/rows/stored/daily-prices.ts';
import type { ExchangeRatesRow } from '../../live/rows/stored/exchange-rates.ts';
import type { FacilityFeesRow } from '../../live/rows/stored/facility-fees.ts';
import type { LongStayDiscountsRow } from '../../live/rows/stored/long-stay-discounts.ts';
import { oncePer } from '../../../src/config/once-per.ts';

// The stored rows are what the configuration of these resources says; the domain names only what it reads of them.
export const asDailyPrice = (row: Row): DailyPrice => row as DailyPricesRow;
export const asFees = (rows: readonly Row[]): readonly FacilityFee[] => rows as readonly FacilityFeesRow[];
export const asLongStay = (rows: readonly Row[]): readonly LongStayDiscount[] =>
  rows as readonly LongStayDiscountsRow[];

export const asRates = (rows: readonly Row[]): readonly ExchangeRate[] =>
  rows as readonly ExchangeRatesRow[] as readonly ExchangeRate[];

/** A season with its weekdays as numbers. Rows never change, so each is read once. */
export const asSeason = oncePer((row: Row): Season => seasonOfRow(row));
