import { useCallback, useSyncExternalStore } from 'react';
import { ownKey } from '../../../engine/form/draft.ts';
import { createSignal } from '../../../lib/signal.ts';

/** The current values; if the browser's storage is full, they last until the page is left. */
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
 * A value of the demo without a call: stored in this browser, for the signed-in person.
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
        // `values` still has it.
      }
      signal.tell();
    },
    [key, place, begin],
  );
  return [value, change] as const;
}

/**
 * The same for an optional value, until the tab is closed. Never for secrets.
 * @returns the stored value or undefined, and its setter (undefined = delete it)
 */
export function useStoredValue<Value>(name: string): readonly [Value | undefined, (next: Value | undefined) => void] {
  const [value, change] = useStored<Value | undefined>(name, undefined, 'tab');
  return [value, (next) => change(() => next)];
}
