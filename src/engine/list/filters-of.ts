import type { LogicalFilter } from '@refinedev/core';
import { keysOf } from '../resource/keys.ts';
import type { ClientField, ClientResource } from '../../config/types.ts';

/** The fields a list is filtered by. */
export function filterFields(resource: ClientResource): ClientField[] {
  return resource.list.filters.flatMap((name) => resource.fields[name] ?? []);
}

/** The list's filters on this field. */
export function filtersOf(field: ClientField, filters: readonly LogicalFilter[]): LogicalFilter[] {
  const keys = keysOf(field);
  return filters.filter((filter) => keys.includes(filter.field));
}
