import type { MenuPlace } from './page-types.ts';

type Led = { readonly menu?: MenuPlace | undefined; readonly mayDo: (action: 'list' | 'create') => boolean };

/** Where the menu leads for a resource: for a wizard to its form, or to the list for roles that may not fill it in. */
export function ledTo({ menu, mayDo }: Led): 'list' | 'create' | undefined {
  if (menu?.to === 'create' && mayDo('create')) return 'create';
  return mayDo('list') ? 'list' : undefined;
}
