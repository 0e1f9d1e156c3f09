import type { MenuGroup } from './types.ts';

/**
 * The menu group whose configuration browsers load only when somebody opens this address; the group's `apart` lists
 * such addresses: `/apps` covers itself and everything below. Undefined for all others.
 */
export function apartGroupOf(menu: readonly MenuGroup[], address: string): MenuGroup | undefined {
  return menu.find(({ apart }) => apart?.some((start) => address === start || address.startsWith(`${start}/`)));
}
