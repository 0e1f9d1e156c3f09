import { useInvalidate } from '@refinedev/core';
import { collectionOf } from '../../config/collection.ts';
import type { ClientResource } from '../../config/types.ts';
import { type EngineParts, useEngine } from './EngineContext.tsx';

/**
 * Tells every other list and page over the same records that one of them changed: the base of a view, and its views.
 * @returns a function to call after a write
 */
export function useInvalidateViews(): (id: string) => Promise<void> {
  const engine = useEngine();
  const invalidate = useInvalidate();
  return async (id) => {
    await Promise.all(
      relativesOf(engine).map(({ name }) =>
        invalidate({ resource: name, invalidates: ['list', 'many', 'detail'], id }),
      ),
    );
  };
}

/** The other resources with the same records. */
export function relativesOf({ config, resource }: EngineParts): ClientResource[] {
  return Object.values(config.resources).filter(
    (other) => other.name !== resource.name && collectionOf(other) === collectionOf(resource),
  );
}
