import { useSyncExternalStore } from 'react';

/** A drawer of the layout that more than one place leads to. */
export type LayoutDrawer = 'help' | 'preferences';

let shown: LayoutDrawer | undefined;
const listeners = new Set<() => void>();

/** One at a time: the other one closes. */
export function showDrawer(drawer: LayoutDrawer): void {
  set(drawer);
}

export function hideDrawer(): void {
  set(undefined);
}

/** The one that is open. */
export function useDrawer(): LayoutDrawer | undefined {
  return useSyncExternalStore(subscribe, () => shown);
}

function set(next: LayoutDrawer | undefined): void {
  shown = next;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
