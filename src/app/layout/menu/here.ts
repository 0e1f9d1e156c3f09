import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { ClientConfig } from '../../../config/types.ts';
import { type MenuEntry, menuEntries, type MenuGroupEntries } from '../../../engine/menu.ts';
import { useMenuBadges } from '../../../engine/menu-badges.ts';
import { useClientConfig } from '../../../providers/config.ts';
import { pageAt, configuredScreenAt } from '../configured-screen-at.ts';

/** The counts of entries, by key. */
export type Counts = Readonly<Record<string, number>>;
type Here = { readonly group: MenuGroupEntries; readonly entry: MenuEntry };

type Menu = {
  readonly groups: readonly MenuGroupEntries[];
  readonly here: Here | undefined;
  readonly counts: Counts;
};

/** The menu entry of the current screen: a record's page belongs to its list. */
export function useHere(): Here | undefined {
  const config = useClientConfig();
  const { pathname } = useLocation();
  return useMemo(() => hereIn(config, pathname), [config, pathname]);
}

/** The menu of this role with its counts, and where in it the screen belongs; for the menu alone, which asks for them. */
export function useMenu(): Menu {
  const config = useClientConfig();
  const here = useHere();
  const counts = useMenuBadges();
  return { groups: menuEntries(config), here, counts };
}

function hereIn(config: ClientConfig, pathname: string): Here | undefined {
  const name = configuredScreenAt(config, pathname)?.resource.name ?? pageAt(config, pathname)?.record;
  const all = menuEntries(config).flatMap((group) => group.entries.map((entry) => ({ group, entry })));
  // A page below an entry's path belongs to it; of several, to the closest.
  const below = all
    .filter(({ entry }) => pathname === entry.path || pathname.startsWith(`${entry.path}/`))
    .sort((a, b) => b.entry.path.length - a.entry.path.length);
  return all.find(({ entry }) => entry.key === name) ?? below[0];
}
