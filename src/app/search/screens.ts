import { matchPath } from 'react-router';
import type { ClientConfig, Text } from '../../config/types.ts';
import { menuEntries } from '../../engine/menu.ts';
import type { Candidate } from './choices.ts';
import { wordsOf } from './choices.ts';

/** The screens of this role's menu, by their names in both languages. */
export function screenCandidates(config: ClientConfig, text: (text: Text) => string): Candidate[] {
  return menuEntries(config).flatMap((group) =>
    group.entries.map(({ label, icon, path }) => {
      const [named, above] = [text(label), text(group.label)];
      // A group often has the name of its first screen: said once is enough.
      const detail = above === named ? '' : above;
      return { choice: { key: `screen ${path}`, label: named, detail, icon, path, marks: [] }, words: wordsOf(label) };
    }),
  );
}

/** Whether this role has a screen at the address; the app bar also names addresses that have none yet. */
export function hasScreen(config: ClientConfig, path: string): boolean {
  const inMenu = menuEntries(config).some((group) => group.entries.some((entry) => entry.path === path));
  return (
    inMenu ||
    Object.values(config.resources).some(
      ({ can, routes }) =>
        (can.includes('list') && matchPath(routes.list, path) !== null) ||
        (can.includes('create') && matchPath(routes.create, path) !== null),
    )
  );
}
