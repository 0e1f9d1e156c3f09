import type { ClientField, ClientResource, Where } from '../../config/types.ts';
import { wherePaths } from '../../config/where-paths.ts';

/**
 * Keys under which a field's value stands in a record: a range has two; children, computed values and passwords none.
 * (`src/config/keys.ts` knows it too, but brings every validator along, and a list has nothing to validate.)
 */
export function keysOf(field: ClientField): readonly string[] {
  if (field.type === 'dateRange') return [field.start, field.end];
  return field.type === 'children' || field.type === 'password' || field.compute ? [] : [field.name];
}

/** The key a list is ordered by when a column of this field is; undefined where it cannot be. */
export function sortKey(field: ClientField): string | undefined {
  // What its call has a name for can be sorted by, computed or not.
  if (field.sortAs !== undefined) return field.name;
  return field.sortable ? keysOf(field)[0] : undefined;
}

/** The field that a stored key belongs to; `checkOut` → `stay`. */
export function fieldOfKey({ resource, key }: { resource: ClientResource; key: string }): ClientField | undefined {
  return resource.fields[key] ?? Object.values(resource.fields).find((field) => keysOf(field).includes(key));
}

/** The keys of its own record that a condition reads, so that a form asks it again only when one of them changes. */
export function keysOfWhere(where: Where): string[] {
  return wherePaths(where).map((path) => path.split('.')[0] ?? path);
}
