import type { ClientConfig } from '../config/types.ts';
import { menuEntries } from '../engine/menu.ts';

/**
 * Where `/` leads. The landing screens of the specification (§2: dashboard, check list, blog …) are not built yet;
 * until then it is the first entry of the menu, which holds only what the role may list.
 * @returns undefined when the role may list nothing
 */
export function landingPath(config: ClientConfig): string | undefined {
  return menuEntries(config)[0]?.entries[0]?.path;
}
