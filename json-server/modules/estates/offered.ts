import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { type OfferedSpan, offeredUnkept } from '../../../src/domain/estates/offered.ts';
import { entriesOf } from '../../../src/config/parts.ts';
import type { Row } from '../../../src/config/types.ts';
import { textIn } from '../../live/rows/rows.ts';
import type { TablesWith } from '../../live/rows/company.ts';

const SOLD: ReadonlySet<unknown> = new Set(['SUCCESSFUL', 'FINISHED']);
const dayOf = (moment: string): string => (moment === '' ? '' : todayIn(new Date(moment)));

export const isOffered = (home: Row): boolean => home['status'] === 'ACTIVE';

/** OPS6: when a home was for rent, as it was kept with each change of its status, or else what is known of it. */
export function offeredOf(home: Row, table: TablesWith<'equal'>): readonly OfferedSpan[] {
  if (Array.isArray(home['offered'])) {
    return entriesOf(home['offered']).flatMap(({ from, to }): OfferedSpan[] =>
      typeof from === 'string' ? [{ from, to: typeof to === 'string' ? to : null }] : [],
    );
  }
  return offeredUnkept({
    isOffered: isOffered(home),
    createdOn: dayOf(textIn(home, 'createdAt')),
    changedOn: dayOf(textIn(home, 'updatedAt')),
    stays: table('reservations')
      .equal('estateId', home.id)
      .filter(({ status }) => SOLD.has(status))
      .map((row) => ({ checkIn: row.checkIn, checkOut: row.checkOut })),
  });
}
