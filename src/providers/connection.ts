import { useSyncExternalStore } from 'react';

/** Whether the server answers. `http.ts` reports, the layout's banner shows, a probe notices when it is back. */
const PROBE_EVERY = 4000; // ms

let isUp = true;
let probing: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** Any answer, even an error, means that the server is there. */
export function reportUp(): void {
  clearInterval(probing);
  probing = undefined;
  set(true);
}

/** No answer came, after the retries. @param probeUrl a call without sign-in that tells when it is back */
export function reportDown(probeUrl: string): void {
  set(false);
  probing ??= setInterval(() => {
    fetch(probeUrl, { cache: 'no-store' }).then(
      (answer) => {
        if (answer.ok) reportUp();
      },
      () => undefined,
    );
  }, PROBE_EVERY);
}

export function subscribeConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** True while the server answers. */
export function useIsConnected(): boolean {
  return useSyncExternalStore(subscribeConnection, isConnected);
}

export function isConnected(): boolean {
  return isUp;
}

function set(next: boolean): void {
  if (next === isUp) return;
  isUp = next;
  for (const listener of [...listeners]) listener();
}
