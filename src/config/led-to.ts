import type { MenuPlace } from './page-types.ts';

type Led = { readonly menu?: MenuPlace | undefined; readonly mayDo: (action: 'list' | 'create') => boolean };

/**
 * Where the menu leads for a resource: to its form for a wizard, or to the list for roles that may not create records.
 */
export function menuTarget({ menu, mayDo }: Led): 'list' | 'create' | undefined {
  if (menu?.to === 'create' && mayDo('create')) return 'create';
  return mayDo('list') ? 'list' : undefined;
}
