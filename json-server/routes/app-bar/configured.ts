import { pickText } from '../../../src/config/texts.ts';
import type { Language, Text } from '../../../src/config/types.ts';
import type { NamedItem, NavigationGroup } from '../../../src/domain/demo/app-bar.ts';
import { mayOpen } from '../../pages.ts';
import type { Snapshot } from '../../snapshot.ts';

type NamedGroup = Omit<NavigationGroup, 'children'> & { readonly children: readonly NamedItem[] };

const namesOf = ({ en, tr }: Text): string[] => (tr === undefined ? [en] : [en, tr]);

/**
 * What the app bar searches for one role: the fixed groups first, then a group for each of the menu with the configured
 * lists of the role that no fixed group names; nothing that it may not open. Titles are in the caller's language where the
 * configuration has them.
 */
export function navigationFor({
  fixed,
  snapshot,
  role,
  language,
}: {
  fixed: readonly NavigationGroup[];
  snapshot: Snapshot;
  role: string;
  language: Language;
}): readonly NamedGroup[] {
  const { resources, pages } = snapshot.config;
  const listed = Object.values(resources)
    .filter((resource) => snapshot.rightsOf({ role, resource }).can.has('list'))
    .sort((a, b) => (a.menu?.order ?? 0) - (b.menu?.order ?? 0));
  const labels = new Map([
    ...Object.values(pages).map(({ route, label }) => [route, label] as const),
    ...listed.map(({ routes, label }) => [routes.list, label] as const),
  ]);
  const known = new Set(fixed.flatMap(({ children }) => children.map(({ url }) => url)));
  const own = [...snapshot.config.menu]
    .sort((a, b) => a.order - b.order)
    .map(({ id, label }) => ({
      title: pickText(label, language),
      category: id,
      children: listed
        .filter(({ menu, routes }) => menu?.group === id && !known.has(routes.list))
        .map((resource) => ({
          title: pickText(resource.label, language),
          icon: resource.icon,
          url: resource.routes.list,
          names: namesOf(resource.label),
        })),
    }));
  return [
    ...fixed.map((group) => ({
      ...group,
      children: group.children
        .filter(({ url }) => mayOpen(snapshot, url, role))
        .map((item): NamedItem => {
          const label = labels.get(item.url);
          // English keeps the fixed titles: they are the contract of the call.
          if (label === undefined) return item;
          const title = language === 'en' ? item.title : pickText(label, language);
          return { ...item, title, names: [item.title, ...namesOf(label)] };
        }),
    })),
    ...own,
  ];
}
