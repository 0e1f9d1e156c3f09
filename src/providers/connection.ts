import { useSyncExternalStore } from 'react';
import { apiBase } from './boot.ts';
import { createSignal } from '../lib/signal.ts';

/** Whether the server answers. `http.ts` reports, the layout's banner shows, a probe notices when it is back. */
const PROBE_EVERY = 4000; // ms

/** `offline`: this device has no network. `down`: it has, and the server does not answer. */
export type ConnectionState = 'up' | 'down' | 'offline';

let state: ConnectionState = 'up';
let probing: ReturnType<typeof setInterval> | undefined;
const signal = createSignal(() => {
  window.addEventListener('offline', reportDown);
  window.addEventListener('online', handleOnline);
  return () => {
    window.removeEventListener('offline', reportDown);
    window.removeEventListener('online', handleOnline);
  };
});

/** Any answer, even an error, means that the server is there. */
export function reportUp(): void {
  clearInterval(probing);
  probing = undefined;
  set('up');
}

/** No answer came, after the retries. From now on a call without sign-in tells when it is back. */
export function reportDown(): void {
  set(navigator.onLine ? 'down' : 'offline');
  probing ??= setInterval(() => void probe(), PROBE_EVERY);
}

/** Asks at once. @returns when it is known whether the server answers */
export async function probe(): Promise<void> {
  try {
    const answer = await fetch(`${apiBase()}/health`, { cache: 'no-store' });
    if (answer.ok) reportUp();
  } catch {
    reportDown();
  }
}

export const subscribeConnection = signal.subscribe;

export function useConnection(): ConnectionState {
  return useSyncExternalStore(subscribeConnection, () => state);
}

/** True while the server answers. */
export function isConnected(): boolean {
  return state === 'up';
}

/** The network is back, which says nothing about the server yet. */
function handleOnline(): void {
  void probe();
}

function set(next: ConnectionState): void {
  if (next === state) return;
  state = next;
  signal.tell();
}
