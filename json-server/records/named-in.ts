import { valueAtPath } from '../../src/config/parts.ts';
import { idsOf } from '../../src/config/refs.ts';
import { titleOf } from '../../src/config/title.ts';
import type { Resource, Row } from '../../src/config/types.ts';
import { type Context, resolver, tableOf } from './context.ts';
import type { TableReader } from '../store/types.ts';
import type { Projection } from './projection.ts';
import { type Filter, scopeOf } from './scope.ts';

/** A resource as a caller reads it. */
export type ReadableSource = {
  readonly resource: Resource;
  readonly table: TableReader;
  /** Which rows the caller may find; undefined = all of the tenant. */
  readonly scope: Filter | undefined;
  readonly projection: Projection;
};
type Fields = Pick<ReadableSource, 'resource' | 'projection'>;
/** A value of a row, with its title. */
type Named = readonly [value: string, title: string];

/**
 * The values at a key, or at a part of it (`address.district`), each with its title: for a reference the record's
 * title, if the caller may know it. Anything independent of the row is computed once, and each title once.
 */
export function namesIn(context: Context, source: Fields, key: string): (row: Row) => readonly Named[] {
  const field = source.resource.fields[key];
  if (!mayRead(source, key)) return () => [];
  const valuesOf = (row: Row) => idsOf(valueAtPath(row, key) ?? null).filter((value) => value !== '');
  if (field?.type !== 'ref') return (row) => valuesOf(row).map((value): Named => [value, value]);
  const target = context.snapshot.config.resources[field.resource];
  if (target === undefined || !source.projection.refs.some(({ path }) => path === key)) return () => [];
  const titleFor = namer(context, target);
  const known = new Map<string, string>();
  const titleOfId = (id: string): string => {
    let title = known.get(id);
    if (title === undefined) known.set(id, (title = titleFor(id)));
    return title;
  };
  return (row) => valuesOf(row).flatMap((id): Named[] => (titleOfId(id) === '' ? [] : [[id, titleOfId(id)]]));
}

/** The same titles joined into one text; '' = none or unknown. */
export function titlesIn(context: Context, source: Fields, key: string): (row: Row) => string {
  const names = namesIn(context, source, key);
  return (row) =>
    names(row)
      .map(([, title]) => title)
      .join(', ');
}

/** Whether the caller may read the value at a key, or at a part of it. */
export const mayRead = ({ projection }: Pick<Fields, 'projection'>, key: string): boolean =>
  projection.keys.has(key.split('.')[0] ?? key);

function namer(context: Context, resource: Resource): (id: string) => string {
  const table = tableOf(context, resource);
  const scope = scopeOf(context, resource);
  const resolve = resolver(context);
  const { readable } = context.snapshot.viewOf({ role: context.caller.role, resource });
  return (id) => {
    const row = table.get(id);
    if (row === undefined || (scope && !scope.matches(row))) return '';
    return titleOf({ resource, row, resolve, readable });
  };
}
