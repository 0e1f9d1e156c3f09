import { useSyncExternalStore } from 'react';

/**
 * Whether shortcuts of one key are heard. People who speak to their computer, or whose hands shake, press such keys
 * without meaning to, so they can be turned off (WCAG 2.1.4); kept in this browser.
 */
const KEY = 'singleKeys';
const listeners = new Set<() => void>();

export function hasSingleKeys(): boolean {
  return localStorage.getItem(KEY) !== 'off';
}

export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, hasSingleKeys);
}

export function setSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
