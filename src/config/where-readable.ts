import { queryField } from './keys.ts';
import type { Resource, Where } from './types.ts';
import { wherePaths } from './where-paths.ts';

/**
 * Whether a condition reads only readable fields: a person must not learn a hidden value from the result (S16). @param
 * readable names of fields
 */
export function readsOnly(
  where: Where,
  {
    resource,
    readable,
  }: { readonly resource: Pick<Resource, 'name' | 'fields'>; readonly readable: ReadonlySet<string> },
): boolean {
  return wherePaths(where).every((path) => {
    const [key = ''] = path.split('.');
    const field = queryField(resource, key) ?? resource.fields[key];
    return field === undefined || !Object.hasOwn(resource.fields, field.name) || readable.has(field.name);
  });
}
