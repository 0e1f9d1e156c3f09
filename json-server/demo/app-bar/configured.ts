import { pickText } from '../../../src/config/texts.ts';
import type { Language } from '../../../src/config/types.ts';
import type { NamedItem, NavigationGroup } from '../../../src/domain/demo/app-bar.ts';
import { isOpenToAll } from '../../live/pages.ts';
import type { Snapshot } from '../../live/snapshot.ts';
import { entriesFor, entryAt, labelTexts } from '../../routes/screens/entries.ts';

type NamedGroup = Omit<NavigationGroup, 'children'> & { readonly children: readonly NamedItem[] };

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
  const entries = entriesFor(snapshot, role);
  const known = new Set(fixed.flatMap(({ children }) => children.map(({ url }) => entryAt(entries, url))));
  const own = [...snapshot.config.menu]
    .sort((a, b) => a.order - b.order)
    .map(({ id, label }) => ({
      title: pickText(label, language),
      category: id,
      children: entries
        .filter((entry) => entry.group === id && !entry.isPage && !known.has(entry))
        .map((entry) => ({
          title: pickText(entry.label, language),
          icon: entry.icon,
          url: entry.path,
          names: labelTexts(entry.label),
        })),
    }));
  return [
    ...fixed.map((group) => ({
      ...group,
      children: group.children.flatMap((item): NamedItem[] => {
        const label = entryAt(entries, item.url)?.label;
        if (label === undefined) return isOpenToAll(item.url) ? [item] : [];
        // English keeps the fixed titles: they are the contract of the call.
        const title = language === 'en' ? item.title : pickText(label, language);
        return [{ ...item, title, names: [item.title, ...labelTexts(label)] }];
      }),
    })),
    ...own,
  ];
}
