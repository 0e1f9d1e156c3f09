import type { MenuGroup } from './types.ts';

/**
 * The group of the menu to which an address belongs that browsers are not sent before somebody opens it, by the group's
 * `apart`: `/apps` is its address and all below. Undefined for all others.
 */
export function apartGroupOf(menu: readonly MenuGroup[], address: string): MenuGroup | undefined {
  return menu.find(({ apart }) => apart?.some((start) => address === start || address.startsWith(`${start}/`)));
}
