import type { Badge } from '../config/page-types.ts';
import type { ClientConfig, ClientResource, Text } from '../config/types.ts';

export type MenuEntry = {
  /** The resource's or page's name; a badge's count goes by it too. */
  readonly key: string;
  readonly label: Text;
  /** A name of `src/config/icon-names.ts`. */
  readonly icon: string;
  readonly path: string;
  readonly badge?: Badge;
};
export type MenuGroupEntries = {
  readonly id: string;
  readonly label: Text;
  readonly icon: string;
  readonly entries: readonly MenuEntry[];
};

/** The menu of this role: groups and entries in their order, nothing that leads to a refusal, no empty group. */
export function menuEntries(config: ClientConfig): MenuGroupEntries[] {
  const entries = [
    ...Object.values(config.resources).flatMap(({ routes, ...resource }) => {
      const to = ledTo(resource);
      return to === undefined ? [] : [{ ...resource, path: routes[to] }];
    }),
    ...Object.values(config.pages).map(({ route, ...page }) => ({ ...page, path: route })),
  ];
  return [...config.menu]
    .sort((a, b) => a.order - b.order)
    .map(({ id, label, icon }) => ({
      id,
      label,
      icon,
      entries: entries
        .flatMap((entry) => (entry.menu?.group === id ? [{ ...entry, menu: entry.menu }] : []))
        .sort((a, b) => a.menu.order - b.menu.order)
        .map(({ name, menu, ...entry }): MenuEntry => ({
          key: name,
          label: entry.label,
          icon: entry.icon,
          path: entry.path,
          ...(menu.badge && { badge: menu.badge }),
        })),
    }))
    .filter(({ entries: shown }) => shown.length > 0);
}

/** A wizard's entry leads to its form; whoever may not fill it in, to the list. */
function ledTo({ can, menu }: Pick<ClientResource, 'can' | 'menu'>): 'list' | 'create' | undefined {
  if (menu?.to === 'create' && can.includes('create')) return 'create';
  return can.includes('list') ? 'list' : undefined;
}
