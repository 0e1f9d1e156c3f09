import { daysBetween, isIsoDate, type IsoDate } from '../../src/domain/calendar/iso-date.ts';
import type { Resource, Row } from '../../src/config/types.ts';
import { textIn } from '../rows.ts';

/** days; whatever is over comes after whatever is to come */
const OVER = 1_000_000;

/**
 * How far a record's days are from today, for records whose list shows from when to when they are: 0 = now, then what
 * comes soonest, then what was over last. Who asks for a person's stays means the one that is, or comes.
 * @returns undefined for resources whose records have no such days
 */
export function nearnessIn(resource: Resource, today: IsoDate): ((row: Row) => number) | undefined {
  const field = resource.list.columns
    .map(({ field: name }) => resource.fields[name])
    .find((each) => each?.type === 'dateRange');
  if (field?.type !== 'dateRange') return undefined;
  const { start, end } = field;
  return (row) => {
    const [from, to] = [textIn(row, start), textIn(row, end)];
    if (!isIsoDate(from) || !isIsoDate(to)) return Infinity;
    if (to < today) return OVER + daysBetween(to, today);
    return from > today ? daysBetween(today, from) : 0;
  };
}
