import type { MenuPlace } from './page-types.ts';

type Led = { readonly menu?: MenuPlace | undefined; readonly mayDo: (action: 'list' | 'create') => boolean };

/** Where the menu leads of a resource: a wizard's entry to its form; whoever may not fill it in, to the list. */
export function ledTo({ menu, mayDo }: Led): 'list' | 'create' | undefined {
  if (menu?.to === 'create' && mayDo('create')) return 'create';
  return mayDo('list') ? 'list' : undefined;
}
