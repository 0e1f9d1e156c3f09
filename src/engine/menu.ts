import type { Badge } from '../config/page-types.ts';
import type { ClientConfig, Text } from '../config/types.ts';

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
    ...Object.values(config.resources)
      .filter(({ can }) => can.includes('list'))
      .map(({ routes, ...resource }) => ({ ...resource, path: routes.list })),
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
