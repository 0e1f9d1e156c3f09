import { useState, useSyncExternalStore } from 'react';
import { useLiveChanges } from '../resource/use-live-changes.ts';

/** The loaded part of a chart, kept outside of React. */
type ChartStore = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly revision: () => number;
  readonly refresh: () => unknown;
};

/**
 * A chart's data for one set of filters; follows what others change, without losing the place (TC5).
 * @param create a store for a query
 * @param followed resources whose changes show in the chart
 */
export function useChartStore<Store extends ChartStore>(setup: {
  readonly query: string;
  readonly create: (query: string) => Store;
  readonly followed: readonly string[];
}): { readonly store: Store; readonly revision: number } {
  const { query, create, followed } = setup;
  const [current, setCurrent] = useState(() => ({ query, store: create(query) }));
  if (current.query !== query) setCurrent({ query, store: create(query) });
  const { store } = current;
  useLiveChanges(followed, () => void store.refresh());
  const revision = useSyncExternalStore(store.subscribe, store.revision);
  return { store, revision };
}
