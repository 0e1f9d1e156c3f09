import { uploadFile } from '../../providers/files.ts';
import { HttpError } from '../../providers/http-error.ts';
import { request } from '../../providers/http.ts';
import { isConnected, subscribeConnection } from '../../providers/connection.ts';
import { sessionKey } from '../../providers/session.ts';
import { newKey } from '../../providers/new-key.ts';
import { type TaskChange, isFinal, type TaskReport, withTaskChange, withoutRefused } from './task-changes.ts';
import { createSignal } from '../../lib/signal.ts';

/** A change the server refused, with its message. */
export type RefusedChange = { readonly key: string; readonly title: string; readonly message: string };
export type OutboxState = {
  readonly waiting: readonly TaskChange[];
  /** Sent, but the screen has not reloaded the tasks yet. */
  readonly arrived: readonly TaskChange[];
  readonly refused: readonly RefusedChange[];
};
/** A change without its key, which the outbox adds. */
export type NewChange = TaskChange extends infer Each ? (Each extends TaskChange ? Omit<Each, 'key'> : never) : never;

export type TaskOutbox = {
  readonly state: () => OutboxState;
  readonly subscribe: (listener: () => void) => () => void;
  /** @returns false when the browser has no room to store it */
  readonly add: (change: NewChange) => boolean;
  readonly dismiss: (key: string) => void;
  /** Call after the tasks have reloaded: they now include the sent changes. */
  readonly settle: () => void;
  readonly flush: () => Promise<void>;
};

const RETRY_EVERY = 8000; // ms, while something waits
const EMPTY: OutboxState = { waiting: [], arrived: [], refused: [] };

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;
type Setup = {
  readonly owner: string;
  readonly storage: Storage;
  readonly send: (change: TaskChange, put: (change: TaskChange) => void) => Promise<void>;
};

/**
 * Stores a cleaner's changes until the server has them: in order, one at a time, each under its own key, so that a
 * change whose answer was lost is applied once. Stored in the browser for the person who made them; nobody else sends
 * them.
 */
export function createTaskOutbox({ owner, storage, send }: Setup): TaskOutbox {
  const place = `housekeeping:${owner}`;
  const signal = createSignal();
  let state: OutboxState = { ...EMPTY, waiting: read(storage, place) };
  let sending: string | undefined;
  let running: Promise<void> | undefined;

  const put = (next: Partial<OutboxState>): void => {
    const wanted = { ...state, ...next };
    if (wanted.waiting !== state.waiting) storage.setItem(place, JSON.stringify(wanted.waiting));
    state = wanted;
    signal.tell();
  };
  const replace = (change: TaskChange): void => {
    put({ waiting: state.waiting.map((each) => (each.key === change.key ? change : each)) });
  };

  const sendAll = async (): Promise<void> => {
    for (let change = state.waiting[0]; change; change = state.waiting[0]) {
      sending = change.key;
      try {
        await send(change, replace);
        const { key } = change;
        put({ waiting: state.waiting.filter((each) => each.key !== key), arrived: [...state.arrived, change] });
      } catch (error) {
        if (!(error instanceof HttpError) || !isFinal(error.statusCode)) return;
        const refused = { key: change.key, title: change.title, message: error.message };
        put({ waiting: withoutRefused(state.waiting, change), refused: [...state.refused, refused] });
      } finally {
        sending = undefined;
      }
    }
  };

  return {
    state: () => state,
    subscribe: signal.subscribe,
    add: (change) => {
      try {
        put({ waiting: withTaskChange(state.waiting, { ...change, key: newKey() }, sending) });
        return true;
      } catch {
        return false; // the storage quota is exceeded; nothing has changed
      }
    },
    dismiss: (key) => put({ refused: state.refused.filter((each) => each.key !== key) }),
    settle: () => put({ arrived: [] }),
    flush: () => (running ??= sendAll().finally(() => (running = undefined))),
  };
}

function read(storage: Storage, place: string): readonly TaskChange[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(place) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isTaskChange) : [];
  } catch {
    return [];
  }
}

function isTaskChange(value: unknown): value is TaskChange {
  if (typeof value !== 'object' || value === null) return false;
  return 'key' in value && 'taskId' in value && 'kind' in value && typeof value.taskId === 'string';
}

const path = (taskId: string, action: string): string =>
  `/housekeeping-tasks/${encodeURIComponent(taskId)}/actions/${action}`;

async function sendChange(change: TaskChange, put: (change: TaskChange) => void): Promise<void> {
  const headers = { 'Idempotency-Key': change.key };
  if (change.kind !== 'photo') {
    const action = change.kind === 'step' ? change.action : 'report';
    const body = change.kind === 'report' ? reportBody(change.body) : change.body;
    await request({ path: path(change.taskId, action), method: 'POST', body, headers });
    return;
  }
  const { fileId = await uploadPhoto(change) } = change;
  if (change.fileId === undefined) put({ ...change, fileId });
  const { data } = await request<{ photos?: readonly { id?: string; caption?: string }[] | null }>({
    path: `/housekeeping-tasks/${change.taskId}`,
  });
  const photos = (data.photos ?? []).flatMap(({ id, caption }) => (id ? [{ id, ...(caption && { caption }) }] : []));
  // It arrived, and only the answer was lost.
  if (photos.some(({ id }) => id === fileId)) return;
  await request({ path: path(change.taskId, 'report'), method: 'POST', body: { photos: [...photos, { id: fileId }] } });
}

/** In the record's format: a part without a value is absent. */
const reportBody = ({ checklist, ...rest }: TaskReport): object => ({
  ...rest,
  ...(checklist && {
    checklist: checklist.map(({ item, text, done }) => ({ ...(item && { item }), ...(text && { text }), done })),
  }),
});

async function uploadPhoto({ picture, name }: TaskChange & { readonly kind: 'photo' }): Promise<string> {
  const [head = '', bytes = ''] = picture.split(',');
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? 'image/jpeg';
  const file = new Blob([Uint8Array.from(atob(bytes), (char) => char.charCodeAt(0))], { type });
  const { signal } = new AbortController();
  return (await uploadFile({ file, name, onProgress: () => undefined, signal })).id;
}

let current: { readonly owner: string; readonly outbox: TaskOutbox } | undefined;

/** The signed-in person's outbox. */
export function ownOutbox(): TaskOutbox {
  const owner = sessionKey();
  if (current?.owner !== owner)
    current = { owner, outbox: createTaskOutbox({ owner, storage: localStorage, send: sendChange }) };
  return current.outbox;
}

/**
 * Sends while the screen is open: at once, when the server is back, and at intervals. @returns a function that stops it
 */
export function keepSending(outbox: TaskOutbox): () => void {
  const go = (): void => {
    if (outbox.state().waiting.length > 0) void outbox.flush();
  };
  go();
  const stopListening = subscribeConnection(() => {
    if (isConnected()) go();
  });
  const timer = setInterval(go, RETRY_EVERY);
  return () => {
    stopListening();
    clearInterval(timer);
  };
}
