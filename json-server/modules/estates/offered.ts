import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { type OfferedSpan, offeredUnkept } from '../../../src/domain/estates/offered.ts';
import type { EstatesRow } from '../../live/rows/stored/estates.ts';
import type { TablesWith } from '../../live/rows/company.ts';

const SOLD: ReadonlySet<unknown> = new Set(['SUCCESSFUL', 'FINISHED']);
const dayOf = (moment: string | null | undefined): string => (moment ? todayIn(new Date(moment)) : '');

/** ES1: a home is for rent while it is active; the actions of `resources/v1/estates/list.json` change its state. */
export const isOffered = ({ status }: Pick<EstatesRow, 'status'>): boolean => status === 'ACTIVE';

/**
 * OPS6: the periods in which a home was for rent, as stored with each change of its status, or else derived from the
 * known data.
 */
export function offeredOf(home: EstatesRow, table: TablesWith<'equal'>): readonly OfferedSpan[] {
  if (home.offered) return home.offered.flatMap(({ from, to = null }) => (from == null ? [] : [{ from, to }]));
  return offeredUnkept({
    isOffered: isOffered(home),
    createdOn: dayOf(home.createdAt),
    changedOn: dayOf(home.updatedAt),
    stays: table('reservations')
      .equal('estateId', home.id)
      .filter(({ status }) => SOLD.has(status))
      .map((row) => ({ checkIn: row.checkIn, checkOut: row.checkOut })),
  });
}
