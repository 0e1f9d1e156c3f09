import type { OwnStore } from '../store/types.ts';

/**
 * Reads the writes of other servers when a caller brings something unknown here, such as a session made a moment ago.
 * One read runs at a time; callers that come during it share the next one.
 */
export function createCatchUp(store: Pick<OwnStore, 'catchUp'>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  const begin = (): Promise<void> => {
    next = undefined;
    running = store.catchUp();
    return running;
  };
  return () => (next ??= running.catch(() => undefined).then(begin));
}
