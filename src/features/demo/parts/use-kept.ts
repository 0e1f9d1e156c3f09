import { useMemo, useSyncExternalStore } from 'react';

const PREFIX = 'konak.demo.';
/** Also what the browser would not store, as in a window that forbids it. */
const kept = new Map<string, string | null>();
const listeners = new Set<() => void>();

function read(key: string): string | null {
  const known = kept.get(key);
  if (known !== undefined) return known;
  let text: string | null = null;
  try {
    text = sessionStorage.getItem(PREFIX + key);
  } catch {
    // no storage: what is kept lasts as long as the page
  }
  kept.set(key, text);
  return text;
}

function write(key: string, text: string | null): void {
  kept.set(key, text);
  try {
    if (text === null) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, text);
  } catch {
    // as above
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * What the demo has no call for: kept for the session of this browser window, and seen at once by all who show it.
 * Never for secrets.
 * @returns what is kept or undefined, and how to keep another value (undefined = forget it)
 */
export function useKept<Value>(key: string): readonly [Value | undefined, (next: Value | undefined) => void] {
  const text = useSyncExternalStore(subscribe, () => read(key));
  const value = useMemo(() => valueOf<Value>(text), [text]);
  return [value, (next) => write(key, next === undefined ? null : JSON.stringify(next))];
}

function valueOf<Value>(text: string | null): Value | undefined {
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as Value;
  } catch {
    return undefined;
  }
}
