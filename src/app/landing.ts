import type { ClientConfig } from '../config/types.ts';
import { menuEntries } from '../engine/menu.ts';

/**
 * Where `/` leads: the landing table's entry in `_menu.json` for the role (spec §2), if the role may open it; else the
 * first entry of its menu, which only contains entries it may list.
 * @returns undefined when the role may list nothing
 */
export function landingPath(config: ClientConfig): string | undefined {
  const paths = menuEntries(config).flatMap(({ entries }) => entries.map(({ path }) => path));
  return paths.find((path) => path === config.landing) ?? paths[0];
}
