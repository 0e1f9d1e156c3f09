import type { Resource } from './types.ts';

/**
 * All templates that show a record's values: its title, the head of its page, the questions and messages of its
 * actions.
 */
export function templatesOf({ title, show, actions }: Pick<Resource, 'title' | 'show' | 'actions'>): readonly string[] {
  const texts = Object.values(actions).flatMap(({ confirm, done }) => [confirm?.en, confirm?.tr, done?.en, done?.tr]);
  return [title, show.head?.title, ...texts].flatMap((text) => text ?? []);
}
