import { menuTarget } from '../config/led-to.ts';
import type { Badge } from '../config/page-types.ts';
import type { ClientConfig, Text } from '../config/types.ts';
import { oncePer } from '../config/once-per.ts';

export type MenuEntry = {
  /** The resource's or page's name; a badge's count goes by it too. */
  readonly key: string;
  readonly label: Text;
  readonly keywords?: Text;
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
  /** The parent group. */
  readonly in?: string;
  /** There is more in it, which comes when it is opened. */
  readonly isApart?: true;
};

/**
 * The menu of this role: groups and entries in order, without forbidden entries and empty groups. A nested group
 * follows its parent.
 */
export const menuEntries = oncePer(makeMenu);

function makeMenu(config: ClientConfig): readonly MenuGroupEntries[] {
  const entries = [
    ...Object.values(config.resources).flatMap(({ routes, ...resource }) => {
      const to = menuTarget({ menu: resource.menu, mayDo: (action) => resource.can.includes(action) });
      return to === undefined ? [] : [{ ...resource, path: routes[to] }];
    }),
    ...Object.values(config.pages).map(({ route, ...page }) => ({ ...page, path: route })),
  ];
  const sorted = [...config.menu].sort((a, b) => a.order - b.order);
  const groups = sorted.map(({ id, label, icon, in: parent, isApart }) => ({
    id,
    label,
    icon,
    ...(parent !== undefined && { in: parent }),
    ...(isApart && { isApart }),
    entries: entries
      .flatMap((entry) => (entry.menu?.group === id ? [{ ...entry, menu: entry.menu }] : []))
      .sort((a, b) => a.menu.order - b.menu.order)
      .map(({ name, menu, ...entry }): MenuEntry => ({
        key: name,
        label: entry.label,
        icon: entry.icon,
        path: entry.path,
        ...(entry.keywords && { keywords: entry.keywords }),
        ...(menu.badge && { badge: menu.badge }),
      })),
  }));
  const inside = (id: string) => groups.filter((group) => group.in === id && group.entries.length > 0);
  return groups
    .filter((group) => group.in === undefined)
    .flatMap((group) => [group, ...inside(group.id)])
    .filter(({ id, entries: shown, isApart }) => shown.length > 0 || isApart || inside(id).length > 0);
}
