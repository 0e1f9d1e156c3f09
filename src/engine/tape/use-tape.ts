import { useEffect, useState, useSyncExternalStore } from 'react';
import { liveProvider } from '../../providers/live.ts';
import { createTapeStore, type TapeStore } from './tape-store.ts';

const FOLLOWED = ['reservations', 'estates', 'out-of-order-periods'];

/** The chart's data for one set of filters; follows what others change, without losing the place (TC5). */
export function useTape(query: string): { readonly store: TapeStore; readonly revision: number } {
  const [kept, setKept] = useState(() => ({ query, store: createTapeStore(query) }));
  if (kept.query !== query) setKept({ query, store: createTapeStore(query) });
  const { store } = kept;
  useEffect(() => {
    const subscriptions = FOLLOWED.map(
      (name) =>
        liveProvider.subscribe({
          channel: `resources/${name}`,
          types: ['*'],
          callback: () => store.refresh(),
        }) as unknown,
    );
    return () => {
      for (const subscription of subscriptions) liveProvider.unsubscribe(subscription);
    };
  }, [store]);
  const revision = useSyncExternalStore(store.subscribe, store.revision);
  return { store, revision };
}
