import type { ClientConfig, Text } from '../../config/types.ts';
import { menuEntries } from '../../engine/menu.ts';
import type { FoundScreen } from '../../wire/search.ts';
import { type SearchCandidate, type SearchChoice, keywordsOf, wordsOf } from './choices.ts';

/** The screens of this role's menu, by their names in both languages and their keywords. */
export function screenCandidates(config: ClientConfig, text: (text: Text) => string): SearchCandidate[] {
  return menuEntries(config).flatMap((group) =>
    group.entries.map(({ label, keywords, icon, path }) => {
      const named = text(label);
      const above = text(group.label);
      // A group often has the name of its first screen: said once is enough.
      const detail = above === named ? '' : above;
      const words = [...wordsOf(label), ...keywordsOf(keywords)];
      return { choice: { key: `screen ${path}`, label: named, detail, icon, path, marks: [] }, words };
    }),
  );
}

/**
 * The server's results as lines: screens of the menu with their menu names, others with the server's (a separate part
 * of the menu is unknown here until it is opened); with the name that matched.
 * @param marks folded pieces of the question
 */
export function foundChoices(
  found: readonly FoundScreen[],
  { screens, marks }: { screens: readonly SearchCandidate[]; marks: readonly string[] },
): SearchChoice[] {
  return found.map(({ title, as, group, icon, url }) => {
    const known = screens.find(({ choice }) => 'path' in choice && choice.path === url)?.choice;
    const [label, above] = known ? [known.label, known.detail] : [title, group];
    const detail = [above, as].filter((part) => part !== undefined && part !== '' && part !== label).join(' · ');
    return { key: `screen ${url}`, label, detail, icon: known?.icon ?? icon, path: url, marks };
  });
}
