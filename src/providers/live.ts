import type { LiveEvent, LiveProvider } from '@refinedev/core';
import { createParser } from 'eventsource-parser';
import { apiBase } from './boot.ts';
import { previewHeaders } from './preview.ts';
import { refreshSession } from './refresh.ts';
import { accessToken, hasSession, tenantHeader } from './session.ts';

/** The server's events for open tabs (`GET /api/_meta/events`). */
export type ConfigEvent = { readonly version: string; readonly names: readonly string[]; readonly findings: number };
type DataEvent = { readonly resource: string; readonly kind: string; readonly ids?: readonly string[] };

export type LiveHandlers = {
  readonly onConfig: (event: ConfigEvent) => void;
  readonly onLocales: () => void;
  /** The connection is there; the configuration may have changed while it was not. */
  readonly onHello: (event: { readonly version: string }) => void;
};

const FIRST_WAIT = 500; // ms before the first new try; doubles
const LONGEST_WAIT = 15_000; // ms
const SILENCE = 60_000; // ms without a byte (the server sends comments): the connection is dead
const GATHER = 200; // ms; many changes of one resource become one event

type Subscription = { readonly channel: string; readonly callback: (event: LiveEvent) => void };
const subscriptions = new Set<Subscription>();
const gathered = new Map<string, Set<string> | 'unknown'>();
let gathering: ReturnType<typeof setTimeout> | undefined;

/** Refine subscribes per mounted list or record; all share the one connection of `startLive`. */
export const liveProvider: LiveProvider = {
  subscribe: ({ channel, callback }) => {
    const subscription = { channel, callback };
    subscriptions.add(subscription);
    return subscription;
  },
  unsubscribe: (subscription: Subscription) => void subscriptions.delete(subscription),
};

/**
 * Keeps one connection open while the tab can be seen: a browser allows six per server, and hidden tabs would use
 * them up. @returns the way to end it
 */
export function startLive(handlers: LiveHandlers): () => void {
  let controller: AbortController | undefined;
  const connect = () => {
    if (controller || document.hidden) return;
    controller = new AbortController();
    void stayConnected(handlers, controller.signal);
  };
  const disconnect = () => {
    controller?.abort();
    controller = undefined;
  };
  const handleVisibility = () => (document.hidden ? disconnect() : connect());
  document.addEventListener('visibilitychange', handleVisibility);
  connect();
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility);
    disconnect();
  };
}

let hasConnectedBefore = false;

async function stayConnected(handlers: LiveHandlers, signal: AbortSignal): Promise<void> {
  let wait = FIRST_WAIT;
  while (!signal.aborted && hasSession()) {
    const isOpened = await listen(handlers, signal).catch(() => false);
    wait = isOpened ? FIRST_WAIT : Math.min(wait * 2, LONGEST_WAIT);
    // The spread keeps all tabs of all people from coming back in the same instant.
    await new Promise((resolve) => setTimeout(resolve, wait * (0.75 + Math.random() / 2)));
  }
}

/** One connection from its opening to its end. @returns whether it was opened at all */
async function listen(handlers: LiveHandlers, signal: AbortSignal): Promise<boolean> {
  const token = accessToken();
  const ending = new AbortController();
  const end = () => ending.abort();
  signal.addEventListener('abort', end);
  let watchdog = setTimeout(end, SILENCE);
  try {
    const answer = await fetch(`${apiBase()}/_meta/events`, {
      headers: {
        Accept: 'text/event-stream',
        Authorization: `Bearer ${token ?? ''}`,
        'X-Tenant-Id': tenantHeader(),
        ...previewHeaders(),
      },
      signal: ending.signal,
    });
    if (answer.status === 401) await refreshSession(token);
    if (!answer.ok || !answer.body) return false;
    // Whatever happened between two connections was missed.
    if (hasConnectedBefore) gather({ resource: '*', kind: '*' });
    hasConnectedBefore = true;
    const parser = createParser({ onEvent: ({ event, data }) => dispatch({ handlers, event, data }) });
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return true;
      clearTimeout(watchdog);
      watchdog = setTimeout(end, SILENCE);
      parser.feed(value);
    }
  } finally {
    clearTimeout(watchdog);
    signal.removeEventListener('abort', end);
  }
}

/** Exported for tests: what one message of the stream does. */
export function dispatch(message: { handlers: LiveHandlers; event: string | undefined; data: string }): void {
  const { handlers, event, data } = message;
  if (event === 'locales') handlers.onLocales();
  if (event === 'hello') handlers.onHello(JSON.parse(data) as ConfigEvent);
  if (event === 'config') handlers.onConfig(JSON.parse(data) as ConfigEvent);
  if (event === 'data') gather(JSON.parse(data) as DataEvent);
}

function gather({ resource, ids }: DataEvent): void {
  const known = gathered.get(resource);
  if (ids === undefined || known === 'unknown') gathered.set(resource, 'unknown');
  else gathered.set(resource, new Set([...(known ?? []), ...ids]));
  gathering ??= setTimeout(publish, GATHER);
}

let holders = 0;

/** News wait while a screen is about to leave a record that will no longer be where it asks. @returns the way to let them go */
export function holdNews(): () => void {
  holders += 1;
  return () => void (holders -= 1);
}

function publish(): void {
  gathering = undefined;
  if (holders > 0) {
    gathering = setTimeout(publish, GATHER);
    return;
  }
  for (const [resource, ids] of gathered) {
    const channel = `resources/${resource}`;
    const payload = ids === 'unknown' ? {} : { ids: [...ids] };
    for (const subscription of [...subscriptions]) {
      if (resource === '*' || subscription.channel === channel) {
        subscription.callback({ channel: subscription.channel, type: 'updated', payload, date: new Date() });
      }
    }
  }
  gathered.clear();
}
