import { useEffect, useState, useSyncExternalStore } from 'react';
import { liveProvider } from '../../providers/live.ts';

/** The loaded part of a chart, kept outside of React. */
type ChartStore = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly revision: () => number;
  readonly refresh: () => unknown;
};

/**
 * A chart's data for one set of filters; follows what others change, without losing the place (TC5).
 * @param create a store for a query
 * @param followed resources whose changes show in the chart; a list that stays the same object
 */
export function useChartStore<Store extends ChartStore>(setup: {
  readonly query: string;
  readonly create: (query: string) => Store;
  readonly followed: readonly string[];
}): { readonly store: Store; readonly revision: number } {
  const { query, create, followed } = setup;
  const [kept, setKept] = useState(() => ({ query, store: create(query) }));
  if (kept.query !== query) setKept({ query, store: create(query) });
  const { store } = kept;
  useEffect(() => {
    const subscriptions = followed.map(
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
  }, [followed, store]);
  const revision = useSyncExternalStore(store.subscribe, store.revision);
  return { store, revision };
}
