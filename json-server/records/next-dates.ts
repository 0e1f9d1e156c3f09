import type { TableReader } from '../store/types.ts';
import type { Filter } from './scope.ts';
import { boundedCachePer } from '../bounded-cache.ts';

/** By the id of the record they refer to. */
type Dates = ReadonlyMap<string, string>;
/** Answers remembered of one table: roles, days and scopes. */
const MOST = 200;
/** What each answer depends on, and the answer: of one table as it was last asked. */
const rememberedOf = boundedCachePer<{ readonly version: number; readonly dates: Dates }>(MOST);

type Asked = {
  readonly table: TableReader;
  readonly key: string;
  readonly via: string;
  readonly today: string;
  readonly filter: Filter | undefined;
};

/** The nearest date of each record: one walk along the index, from today on, for all of them. */
export function datesOf({ table, key, via, today, filter }: Asked): Dates {
  const stamp = [key, via, today, filter?.id ?? ''].join('\n');
  const known = rememberedOf(table);
  const before = known.get(stamp);
  if (before?.version === table.version) return before.dates;
  const dates = new Map<string, string>();
  for (const row of table.range(key, { gte: today })) {
    const [parent, date] = [row[via], row[key]];
    if (typeof parent !== 'string' || typeof date !== 'string' || dates.has(parent)) continue;
    if (filter?.matches(row) ?? true) dates.set(parent, date);
  }
  known.set(stamp, { version: table.version, dates });
  return dates;
}
