import type { ClientField, ClientResource, Where } from '../../config/types.ts';
import { wherePaths } from '../../config/where-paths.ts';

/**
 * Keys of a field's value in a record: a range has two; children, computed values and passwords have none.
 * (`src/config/keys.ts` has the same but imports every validator, and lists do not validate.)
 */
export function keysOf(field: ClientField): readonly string[] {
  if (field.type === 'dateRange') return [field.start, field.end];
  return field.type === 'children' || field.type === 'password' || field.compute ? [] : [field.name];
}

/** The key a list is ordered by when a column of this field is; undefined where it cannot be. */
export function sortKey(field: ClientField): string | undefined {
  // Fields named by their call can be sorted by, computed or not.
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
