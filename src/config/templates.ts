import type { Resource } from './types.ts';

/** Every template by which people read of a record: its title, the head of its page, what is asked and said of its actions. */
export function templatesOf({ title, show, actions }: Pick<Resource, 'title' | 'show' | 'actions'>): readonly string[] {
  const texts = Object.values(actions).flatMap(({ confirm, done }) => [confirm?.en, confirm?.tr, done?.en, done?.tr]);
  return [title, show.head?.title, ...texts].flatMap((text) => text ?? []);
}
