import { useSyncExternalStore } from 'react';
import { createSignal } from '../lib/signal.ts';

/** A drawer of the layout that more than one place leads to. */
export type LayoutDrawer = 'help' | 'preferences';

let shown: LayoutDrawer | undefined;
const signal = createSignal();

/** One at a time: the other one closes. */
export function showDrawer(drawer: LayoutDrawer): void {
  set(drawer);
}

export function hideDrawer(): void {
  set(undefined);
}

/** The one that is open. */
export function useDrawer(): LayoutDrawer | undefined {
  return useSyncExternalStore(signal.subscribe, () => shown);
}

function set(next: LayoutDrawer | undefined): void {
  shown = next;
  signal.tell();
}
