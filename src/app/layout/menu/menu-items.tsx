import Badge from 'antd/es/badge';
import type { ItemType } from 'antd/es/menu/interface';
import type { MenuGroupEntries } from '../../../engine/menu.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { Counts } from './here.ts';
import { MenuLink } from './MenuLink.tsx';

type MenuItems = {
  readonly groups: readonly MenuGroupEntries[];
  readonly counts: Counts;
  readonly hereKey: string | undefined;
  readonly text: (label: MenuGroupEntries['label']) => string;
  /** The group whose entries are on their way. */
  readonly waitingId?: string | undefined;
  /** With names on hover, where only the icons show. */
  readonly hasTips?: boolean;
  readonly openKeys?: readonly string[];
  /** What stands in a group whose entries are kept apart. */
  readonly apart?: (group: MenuGroupEntries) => ItemType;
};

/** A group's key in antd's menu; an entry has the name of its resource or page, which a group may have too. */
export const groupKey = (id: string): string => `group:${id}`;

/** The menu as antd's items: groups with their entries, and the groups that stand inside them. */
export function menuItems(menu: MenuItems): ItemType[] {
  return menu.groups.filter((group) => group.in === undefined).map((group) => groupItem(group, menu));
}

function groupItem(group: MenuGroupEntries, menu: MenuItems): ItemType {
  const { groups, counts, hereKey, text, waitingId, hasTips, openKeys, apart } = menu;
  const key = groupKey(group.id);
  const isFolded = openKeys?.includes(key) === false;
  const isWaited = isFolded && group.entries.some((entry) => (counts[entry.key] ?? 0) > 0);
  const label = text(group.label);
  return {
    key,
    // The bar has words alone.
    icon: (group.in !== undefined || !apart) && (
      <Badge dot={isWaited}>
        <Icon name={group.icon} />
      </Badge>
    ),
    label: (
      <span className="k-menu-label" title={hasTips ? label : undefined} aria-busy={group.id === waitingId}>
        {label}
      </span>
    ),
    children: [
      ...(group.isApart && apart ? [apart(group)] : []),
      ...group.entries.map((entry) => ({
        key: entry.key,
        icon: (
          <span>
            <Icon name={entry.icon} />
          </span>
        ),
        label: (
          <MenuLink entry={entry} isHere={entry.key === hereKey} count={counts[entry.key]} hasTip={hasTips === true} />
        ),
      })),
      ...groups.filter((inner) => inner.in === group.id).map((inner) => groupItem(inner, menu)),
    ],
  };
}
