import { valueAtPath } from '../../src/config/parts.ts';
import { idsOf } from '../../src/config/refs.ts';
import type { Row } from '../../src/config/types.ts';
import type { RowOf } from '../live/rows/company.ts';
import type { Context, ResourceNamed } from './context.ts';
import type { TableReader } from '../store/types.ts';
import type { Projection } from './projection.ts';
import type { Filter } from './scope.ts';
import { namerOf } from './titles.ts';

/** A resource as a caller reads it. */
export type ReadableSource<Name extends string = string> = {
  readonly resource: ResourceNamed<Name>;
  readonly table: TableReader<RowOf<Name>>;
  /** The rows the caller may find; undefined = all of the tenant. */
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
export function namedValues(context: Context, source: Fields, key: string): (row: Row) => readonly Named[] {
  const field = source.resource.fields[key];
  if (!isProjected(source, key)) return () => [];
  const valuesOf = (row: Row) => idsOf(valueAtPath(row, key) ?? null).filter((value) => value !== '');
  if (field?.type !== 'ref') return (row) => valuesOf(row).map((value): Named => [value, value]);
  const target = context.snapshot.config.resources[field.resource];
  if (target === undefined || !source.projection.refs.some(({ path }) => path === key)) return () => [];
  const titleFor = namerOf(context, target);
  return (row) =>
    valuesOf(row).flatMap((id): Named[] => {
      const title = titleFor(id) ?? '';
      return title === '' ? [] : [[id, title]];
    });
}

/** The same titles joined into one text; '' = none or unknown. */
export function joinedTitles(context: Context, source: Fields, key: string): (row: Row) => string {
  const names = namedValues(context, source, key);
  return (row) =>
    names(row)
      .map(([, title]) => title)
      .join(', ');
}

/** Whether the caller may read the value at a key, or at a part of it. */
export const isProjected = ({ projection }: Pick<Fields, 'projection'>, key: string): boolean =>
  projection.keys.has(key.split('.')[0] ?? key);
