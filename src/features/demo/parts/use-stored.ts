import { useCallback, useSyncExternalStore } from 'react';
import { ownKey } from '../../../engine/form/draft.ts';
import { createSignal } from '../../../lib/signal.ts';

/** What stands on the screen; the browser's storage may be full, and then it lasts until the page is left. */
const values = new Map<string, unknown>();
const signal = createSignal();

type Place = 'tab' | 'browser';
const storageOf = (place: Place): Storage => (place === 'tab' ? sessionStorage : localStorage);

function read<Value>({ key, place, begin }: { key: string; place: Place; begin: Value }): Value {
  if (!values.has(key)) {
    try {
      values.set(key, JSON.parse(storageOf(place).getItem(key) ?? 'null') ?? begin);
    } catch {
      values.set(key, begin);
    }
  }
  return values.get(key) as Value;
}

/**
 * A value of the demo that no call takes: it stays in this browser, for the person who is signed in.
 * @param begin the same value at every render; @param place `tab`: until the tab is closed
 */
export function useStored<Value>(name: string, begin: Value, place: Place) {
  const key = ownKey(name);
  const value = useSyncExternalStore(signal.subscribe, () => read({ key, place, begin }));
  const change = useCallback(
    (next: (before: Value) => Value) => {
      const after = next(read({ key, place, begin }));
      values.set(key, after);
      try {
        if (after === undefined) storageOf(place).removeItem(key);
        else storageOf(place).setItem(key, JSON.stringify(after));
      } catch {
        // `values` has it.
      }
      signal.tell();
    },
    [key, place, begin],
  );
  return [value, change] as const;
}

/**
 * The same for a whole value that is there or not, until the tab is closed. Never for secrets.
 * @returns the stored value or undefined, and how to store another one (undefined = forget it)
 */
export function useStoredValue<Value>(name: string): readonly [Value | undefined, (next: Value | undefined) => void] {
  const [value, change] = useStored<Value | undefined>(name, undefined, 'tab');
  return [value, (next) => change(() => next)];
}
