import { useInvalidate } from '@refinedev/core';
import { collectionOf } from '../../config/collection.ts';
import { useEngine } from './EngineContext.tsx';

/**
 * Tells every other list and page over the same records that one of them changed: the base of a view, and its views.
 * @returns a function to call after a write
 */
export function useRelatives(): (id: string) => Promise<void> {
  const { config, resource } = useEngine();
  const invalidate = useInvalidate();
  return async (id) => {
    const relatives = Object.values(config.resources).filter(
      (other) => other.name !== resource.name && collectionOf(other) === collectionOf(resource),
    );
    await Promise.all(
      relatives.map(({ name }) => invalidate({ resource: name, invalidates: ['list', 'many', 'detail'], id })),
    );
  };
}
