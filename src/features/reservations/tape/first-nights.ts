import { nightsToBegin } from '../../../domain/tape/first-nights.ts';
import type { RowData } from './tape-store.ts';

/** Default nights of a new stay that begins at a night of a row. @param night day number */
export const firstNights = (row: RowData | undefined, night: number): number =>
  nightsToBegin({
    minNights: row?.estate.minNights ?? null,
    night,
    taken: [...(row?.stays ?? []), ...(row?.blocks ?? [])],
  });
