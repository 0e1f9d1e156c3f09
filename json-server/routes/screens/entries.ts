import { menuTarget } from '../../../src/config/led-to.ts';
import type { Text } from '../../../src/config/types.ts';
import { isAt } from '../../live/pages.ts';
import type { Snapshot } from '../../live/snapshot.ts';

/** A configured screen that a role may open. */
export type ScreenEntry = {
  readonly label: Text;
  readonly keywords?: Text;
  readonly icon: string;
  /** Where the menu leads. */
  readonly path: string;
  /** Further addresses; parameters as `/:id`. */
  readonly addresses: readonly string[];
  /** The menu group; absent if it is in no menu. */
  readonly group?: string;
  readonly isPage: boolean;
};

/** The lists, forms and pages of a role, each once, in the order of their menu group. */
export function entriesFor({ config, policy, rightsOf }: Snapshot, role: string): readonly ScreenEntry[] {
  const lists = Object.values(config.resources).flatMap((resource) => {
    const { label, keywords, icon, menu, routes } = resource;
    const { can } = rightsOf({ role, resource });
    const to = menuTarget({ menu, mayDo: (action) => can.has(action) });
    if (to === undefined) return [];
    // Its form is a menu screen only if the menu leads there.
    const addresses = menu?.to === 'create' ? [routes.list, routes.create] : [routes.list];
    return [{ label, keywords, icon, path: routes[to], addresses, menu, isPage: false }];
  });
  const pages = Object.values(config.pages)
    .filter(({ access: { subject, action } }) => policy.can({ role, subject, action }))
    .map(({ label, keywords, icon, menu, route, more }) => {
      return { label, keywords, icon, path: route, addresses: [route, ...more], menu, isPage: true };
    });
  return [...lists, ...pages]
    .sort((a, b) => (a.menu?.order ?? 0) - (b.menu?.order ?? 0))
    .map(({ menu, keywords, ...entry }) => ({
      ...entry,
      ...(keywords && { keywords }),
      ...(menu && { group: menu.group }),
    }));
}

/** The entry of the screen at an address. */
export const entryAt = (entries: readonly ScreenEntry[], url: string): ScreenEntry | undefined =>
  entries.find(({ addresses }) => addresses.some((address) => isAt(address, url)));

/** The texts of a label in all its languages. */
export const labelTexts = ({ en, tr }: Text): string[] => (tr === undefined ? [en] : [en, tr]);
