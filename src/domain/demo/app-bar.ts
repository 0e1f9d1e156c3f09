import { textFilter } from './searching.ts';

type NavigationItem = { readonly title: string; readonly icon: string; readonly url: string };
export type NavigationGroup = {
  readonly title: string;
  readonly category: string;
  readonly children: readonly NavigationItem[];
};

/** An item with further names, such as those in other languages. */
export type NamedItem = NavigationItem & { readonly names?: readonly string[] };
type NamedGroup = Omit<NavigationGroup, 'children'> & { readonly children: readonly NamedItem[] };

/** items of one group in an answer */
const MAX_ITEMS = 5;
/** A group with more items than this drops as many, if it is not the only one. */
const DROPPED = 3;

/**
 * GET /api/app-bar/search (spec §7): the items whose title matches, at most five a group; with more than one group,
 * groups with more than three items drop their first three.
 */
export function searchNavigation(groups: readonly NamedGroup[], q: string): readonly NavigationGroup[] {
  const isFound = textFilter(q);
  const found = groups
    .map((group) => ({
      ...group,
      children: group.children
        .filter(({ title, names = [] }) => isFound([title, ...names]))
        .slice(0, MAX_ITEMS)
        .map(({ title, icon, url }) => ({ title, icon, url })),
    }))
    .filter(({ children }) => children.length > 0);
  if (found.length <= 1) return found;
  return found.map((group) =>
    group.children.length > DROPPED ? { ...group, children: group.children.slice(DROPPED) } : group,
  );
}
