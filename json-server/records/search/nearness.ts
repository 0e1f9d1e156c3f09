import { daysBetween, isIsoDate, type IsoDate } from '../../../src/domain/calendar/iso-date.ts';
import type { Resource, Row } from '../../../src/config/types.ts';
import type { RuleBook } from '../../live/rules/rules.ts';
import type { KeyTest } from '../../store/types.ts';
import { textIn } from '../../live/rows/rows.ts';

/** days; past records come after all future ones */
export const OVER = 1_000_000;

type NearnessSetup = { readonly today: IsoDate; readonly rules: Pick<RuleBook, 'spanOf'> };

/**
 * How far a record's days are from today, for resources with a date range in their list: 0 = now, then the soonest
 * future, then the latest past. A search for a person's stays usually means the current or the next one.
 * @returns undefined for resources without such days
 */
export function nearnessIn(resource: Resource, { today, rules }: NearnessSetup): ((row: Row) => number) | undefined {
  const days = dateRangeField(resource);
  if (!days) return undefined;
  const { start, end } = days;
  return (row) => {
    const from = textIn(row, start);
    const to = textIn(row, end);
    if (!isIsoDate(from) || !isIsoDate(to)) return Infinity;
    if (!(rules.spanOf(resource.domain)?.when ?? []).every((test) => holdsOf(row, test)))
      return OVER + Math.abs(daysBetween(from, today));
    if (to < today) return OVER + daysBetween(to, today);
    return from > today ? daysBetween(today, from) : 0;
  };
}

/** The first list column with a date range. */
export function dateRangeField(resource: Resource) {
  const field = resource.list.columns
    .map(({ field: name }) => resource.fields[name])
    .find((each) => each?.type === 'dateRange');
  return field?.type === 'dateRange' ? field : undefined;
}

/** Whether a record's days count: those of a cancelled one do not. */
function holdsOf(row: Row, test: KeyTest): boolean {
  const value = row[test.key] ?? null;
  return 'in' in test ? test.in.includes(value) : !test.notIn.includes(value);
}
