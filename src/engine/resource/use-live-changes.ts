import { useEffect, useEffectEvent } from 'react';
import { liveProvider } from '../../providers/live.ts';

/**
 * Calls `onChange` whenever the server tells that records of one of these resources changed, here or elsewhere.
 * @param quiet ms without a further change before it is called; left out, it is called for each
 */
export function useLiveChanges(resources: readonly string[], onChange: () => void, quiet?: number): void {
  const handleChange = useEffectEvent(onChange);
  const names = resources.join(' ');
  useEffect(() => {
    if (names === '') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const callback = () => {
      clearTimeout(timer);
      if (quiet === undefined) handleChange();
      else timer = setTimeout(() => handleChange(), quiet);
    };
    const subscriptions = names
      .split(' ')
      .map((name): unknown => liveProvider.subscribe({ channel: `resources/${name}`, types: ['*'], callback }));
    return () => {
      clearTimeout(timer);
      for (const subscription of subscriptions) liveProvider.unsubscribe(subscription);
    };
  }, [names, quiet]);
}
