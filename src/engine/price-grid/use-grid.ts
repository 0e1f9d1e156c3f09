import { useEffect, useState, useSyncExternalStore } from 'react';
import { liveProvider } from '../../providers/live.ts';
import { createGridStore, type GridStore } from './grid-store.ts';

const FOLLOWED = ['daily-prices', 'seasons', 'estates', 'estate-groups'];

/** The grid's data for one set of filters; follows what others change. */
export function useGrid(query: string): { readonly store: GridStore; readonly revision: number } {
  const [kept, setKept] = useState(() => ({ query, store: createGridStore(query) }));
  if (kept.query !== query) setKept({ query, store: createGridStore(query) });
  const { store } = kept;
  useEffect(() => {
    const subscriptions = FOLLOWED.map(
      (name) =>
        liveProvider.subscribe({
          channel: `resources/${name}`,
          types: ['*'],
          callback: () => void store.refresh(),
        }) as unknown,
    );
    return () => {
      for (const subscription of subscriptions) liveProvider.unsubscribe(subscription);
    };
  }, [store]);
  const revision = useSyncExternalStore(store.subscribe, store.revision);
  return { store, revision };
}
