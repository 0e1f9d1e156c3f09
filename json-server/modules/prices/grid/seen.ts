import type { DailyPricesRow } from '../../../live/rows/stored/daily-prices.ts';
import { versionOf } from '../../../live/rows/rows.ts';

/**
 * What a caller has seen of a night's own record; '' = there was none. The moment is part of it, because a record that
 * was cleared and made again counts its versions anew.
 */
export const seenOf = (row: DailyPricesRow | undefined): string =>
  row === undefined ? '' : `${versionOf(row)}.${(Date.parse(row.updatedAt ?? '') || 0).toString(36)}`;
