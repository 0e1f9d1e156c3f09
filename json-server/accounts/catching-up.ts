import type { OwnStore } from '../store/types.ts';

/**
 * Hears what other servers have done, for whoever brings something that this one does not know, a session of a moment ago.
 * One asks at a time; whoever comes meanwhile waits for the next, which all of them share.
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
