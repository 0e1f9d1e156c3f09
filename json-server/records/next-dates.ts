import type { Field, Json, Resource, Row } from '../../src/config/types.ts';
import { ownValue } from '../../src/config/values.ts';
import type { Filter } from './scope.ts';
import type { TableReader } from '../store/types.ts';
import { type Context, tableOf, valuesOf } from './context.ts';
import { both, filterFor, scopeOf } from './scope.ts';

/** By the id of the record they refer to. */
type Dates = ReadonlyMap<string, string>;
/** What each answer depends on, and the answer: of one table as it was last asked. */
const remembered = new WeakMap<TableReader, Map<string, { readonly version: number; readonly dates: Dates }>>();
/** Answers remembered of one table: roles, days and scopes. */
const MOST = 200;

type Asked = {
  readonly table: TableReader;
  readonly key: string;
  readonly via: string;
  readonly today: string;
  readonly filter: Filter | undefined;
};

/** Where a `compute` of the kind `next` looks for this caller; undefined where the caller may not look. */
function askedOf(context: Context, resource: Resource, field: Field): Asked | undefined {
  const rule = field.compute;
  if (!rule || !('next' in rule)) return undefined;
  const [name, key] = rule.next;
  const children = ownValue(resource.fields, name);
  const target = children?.type === 'children' ? context.snapshot.config.resources[children.resource] : undefined;
  if (children?.type !== 'children' || !target) return undefined;
  const { can, readable } = context.snapshot.viewOf({ role: context.caller.role, resource: target });
  const owner = Object.values(target.fields).find(
    (one) => one.name === key || (one.type === 'dateRange' && (one.start === key || one.end === key)),
  );
  // Of records that the caller could not list, not even a date is told (S16).
  if (!can.has('list') || !owner || !readable.has(owner.name)) return undefined;
  const own = rule.where && filterFor({ context, resource: target, where: rule.where });
  const filter = both(scopeOf(context, target), own);
  return { table: tableOf(context, target), key, via: children.via, today: valuesOf(context).today, filter };
}

/** The nearest date of each record: one walk along the index, from today on, for all of them. */
function datesOf({ table, key, via, today, filter }: Asked): Dates {
  const stamp = [key, via, today, filter?.id ?? ''].join('\n');
  const known = remembered.get(table) ?? new Map<string, { readonly version: number; readonly dates: Dates }>();
  remembered.set(table, known);
  const before = known.get(stamp);
  if (before?.version === table.version) return before.dates;
  const dates = new Map<string, string>();
  for (const row of table.range(key, { gte: today })) {
    const [parent, date] = [row[via], row[key]];
    if (typeof parent !== 'string' || typeof date !== 'string' || dates.has(parent)) continue;
    if (filter?.matches(row) ?? true) dates.set(parent, date);
  }
  if (known.size >= MOST) known.clear();
  known.set(stamp, { version: table.version, dates });
  return dates;
}

/** The values of the fields that only the server can compute, by field; null = there is none, or it may not be told. */
export function nextDatesOf(
  context: Context,
  resource: Resource,
  fields: readonly Field[],
  row: Row,
): Record<string, Json> {
  return Object.fromEntries(
    fields.map((field) => {
      const asked = askedOf(context, resource, field);
      return [field.name, (asked && datesOf(asked).get(row.id)) ?? null];
    }),
  );
}

/** Names everything that those values depend on beside the row. */
export function nextDatesStamp(context: Context, resource: Resource, fields: readonly Field[]): string {
  return fields
    .map((field) => {
      const asked = askedOf(context, resource, field);
      return asked ? `${String(asked.table.version)} ${asked.today} ${asked.filter?.id ?? ''}` : '';
    })
    .join('\n');
}
