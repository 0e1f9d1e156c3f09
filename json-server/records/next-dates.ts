import type { TableReader } from '../store/types.ts';
import type { Filter } from './scope.ts';
import { boundedCachePer } from '../store/bounded-cache.ts';

/** Dates by the id of the referenced record. */
type Dates = ReadonlyMap<string, string>;
/** Cached answers per table: one for each role, day and scope. */
const MAX_CACHED_ANSWERS = 200;
/** Per table, the latest answers and what each depends on. */
const rememberedOf = boundedCachePer<{ readonly version: number; readonly dates: Dates }>(MAX_CACHED_ANSWERS);

type DatesSetup = {
  readonly table: TableReader;
  readonly key: string;
  readonly via: string;
  readonly today: string;
  readonly filter: Filter | undefined;
};

/** The nearest date for every record, from one pass over the index, starting today. */
export function datesOf({ table, key, via, today, filter }: DatesSetup): Dates {
  const stamp = [key, via, today, filter?.id ?? ''].join('\n');
  const known = rememberedOf(table);
  const before = known.get(stamp);
  if (before?.version === table.version) return before.dates;
  const dates = new Map<string, string>();
  for (const row of table.range(key, { gte: today })) {
    const parent = row[via];
    const date = row[key];
    if (typeof parent !== 'string' || typeof date !== 'string' || dates.has(parent)) continue;
    if (filter?.matches(row) ?? true) dates.set(parent, date);
  }
  known.set(stamp, { version: table.version, dates });
  return dates;
}
