import type { NotificationProvider } from '@refinedev/core';
import { createSignal } from '../lib/signal.ts';

/** One message to the person at the screen. Drawn by `app/layout/Toasts.tsx`. */
export type Toast = {
  readonly key: string;
  readonly type: 'success' | 'error' | 'progress' | 'info' | 'warning';
  readonly message: string;
  readonly description?: string | undefined;
  /** A button that helps. */
  readonly way?: { readonly label: string; readonly run: () => void };
};

let toasts: readonly Toast[] = [];
let counter = 0;
const signal = createSignal();

/** The messages to show; a snapshot for `useSyncExternalStore`. */
export function currentToasts(): readonly Toast[] {
  return toasts;
}

export const subscribeToasts = signal.subscribe;

/** Shows a message; one with the same key is replaced. */
export function notify(toast: Omit<Toast, 'key'> & { readonly key?: string }): void {
  const key = toast.key ?? `toast-${(counter += 1)}`;
  set([...toasts.filter((other) => other.key !== key), { ...toast, key }].slice(-4));
}

export function dismiss(key: string): void {
  set(toasts.filter((toast) => toast.key !== key));
}

/** Another person or tenant: what was said about the last one's records is not theirs to read. */
export function dismissAll(): void {
  if (toasts.length > 0) set([]);
}

/** Refine puts the person's sentence into `description` and the technical one into `message`, or `message` alone. */
export const notificationProvider: NotificationProvider = {
  open: ({ key, type, message, description }) =>
    notify({
      type,
      message: description ?? message,
      description: description === undefined || description === message ? undefined : message,
      ...(key !== undefined && { key }),
    }),
  close: dismiss,
};

function set(next: readonly Toast[]): void {
  toasts = next;
  signal.tell();
}
