import type { CrudSort } from '@refinedev/core';
import type { ClientResource } from '../../config/types.ts';
import { sortKey } from './keys.ts';

/** The order that a `children` field names for its records, `-date`. */
export function sorterOf(child: ClientResource, sort: string): CrudSort {
  const name = sort.replace(/^-/, '');
  const field = child.fields[name];
  return { field: (field && sortKey(field)) ?? name, order: sort.startsWith('-') ? 'desc' : 'asc' };
}
