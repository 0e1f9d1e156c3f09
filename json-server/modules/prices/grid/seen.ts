import type { DailyPricesRow } from '../../../live/rows/stored/daily-prices.ts';
import { versionOf } from '../../../live/rows/rows.ts';

/**
 * The version of a night's record as the caller saw it; '' = no record. Includes the moment, because a record that was
 * cleared and created again counts its versions from the start.
 */
export const seenOf = (row: DailyPricesRow | undefined): string =>
  row === undefined ? '' : `${versionOf(row)}.${(Date.parse(row.updatedAt ?? '') || 0).toString(36)}`;
