import type { ClientConfig, Text } from '../../config/types.ts';
import { menuEntries } from '../../engine/menu.ts';
import type { Candidate } from './choices.ts';
import { keywordsOf, wordsOf } from './choices.ts';

/** A screen that the server found: of its own names, and of those that this browser knows nothing of. */
export type FoundScreen = { readonly title: string; readonly url: string };

/** The screens of this role's menu, by their names in both languages and their keywords. */
export function screenCandidates(config: ClientConfig, text: (text: Text) => string): Candidate[] {
  return menuEntries(config).flatMap((group) =>
    group.entries.map(({ label, keywords, icon, path }) => {
      const [named, above] = [text(label), text(group.label)];
      // A group often has the name of its first screen: said once is enough.
      const detail = above === named ? '' : above;
      const words = [...wordsOf(label), ...keywordsOf(keywords)];
      return { choice: { key: `screen ${path}`, label: named, detail, icon, path, marks: [] }, words };
    }),
  );
}

/**
 * What the server found, as lines: a screen of the menu as the menu calls it, with the name that it was found by; any other as the
 * server calls it (what a group of the menu keeps apart is not known here before it is opened).
 * @param marks folded pieces of the question
 */
export function foundChoices(
  found: readonly FoundScreen[],
  { screens, marks }: { screens: readonly Candidate[]; marks: readonly string[] },
) {
  return found.map(({ title, url }) => {
    const known = screens.find(({ choice }) => 'path' in choice && choice.path === url)?.choice;
    if (!known) return { key: `screen ${url}`, label: title, icon: 'AppstoreOutlined', path: url, marks };
    const detail = [known.detail ?? '', title === known.label ? '' : title].filter((part) => part !== '').join(' · ');
    return { ...known, detail, marks };
  });
}
