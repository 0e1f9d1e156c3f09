import { createSignal } from '../lib/signal.ts';

/** A text that the server has made and tells once: a key, a secret. */
export type IssuedText = { readonly label: string; readonly text: string };

let shown: readonly IssuedText[] = [];
const signal = createSignal();

/** The texts to show; a snapshot for `useSyncExternalStore`. Rendered by `app/layout/Issued.tsx`. */
export const issuedNow = (): readonly IssuedText[] => shown;
export const subscribeIssued = signal.subscribe;

/** Shows texts until the person has saved them elsewhere; an empty list hides them. */
export function showIssued(texts: readonly IssuedText[]): void {
  shown = texts;
  signal.tell();
}
