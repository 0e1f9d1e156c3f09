import type { LogicalFilter } from '@refinedev/core';
import { LONGEST_WHERE } from '../../config/asked-where.ts';
import type { ClientResource, Where } from '../../config/types.ts';

type Drill = {
  readonly resource: ClientResource;
  readonly view: string | undefined;
  /** The part of the view that is meant: all of these hold. */
  readonly wheres?: readonly Where[];
};

/**
 * The address of the list that holds exactly the records of a figure. A value is a filter, which the list can say in
 * words; all else is a condition. Undefined where no address can say it.
 */
export function drillPath({ resource, view, wheres = [] }: Drill): string | undefined {
  // Routes of their own know no conditions.
  if (resource.api.routed && wheres.length > 0) return undefined;
  const filters: LogicalFilter[] = view === undefined ? [] : [{ field: 'view', operator: 'eq', value: view }];
  const conditions: Where[] = [];
  for (const where of wheres) {
    const [first, ...more] = Object.entries(where);
    const [field, value] = first ?? ['', undefined];
    const isPlain = more.length === 0 && (typeof value === 'string' || typeof value === 'boolean');
    if (isPlain && !filters.some((filter) => filter.field === field)) {
      filters.push({ field, operator: 'eq', value: String(value) });
    } else conditions.push(where);
  }
  if (conditions.length > 0) {
    const where = JSON.stringify(conditions.length === 1 ? conditions[0] : { all: conditions });
    if (where.length > LONGEST_WHERE) return undefined;
    filters.push({ field: 'where', operator: 'eq', value: where });
  }
  if (filters.length === 0) return resource.routes.list;
  const search = new URLSearchParams(
    filters.flatMap(({ field, operator, value }, index) => [
      [`filters[${index}][field]`, field],
      [`filters[${index}][operator]`, operator],
      [`filters[${index}][value]`, String(value)],
    ]),
  );
  return `${resource.routes.list}?${search.toString()}`;
}
