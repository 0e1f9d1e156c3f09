import { createSignal } from '../lib/signal.ts';

/** A text that the server has made and tells once: a key, a secret. */
export type IssuedText = { readonly label: string; readonly text: string };

let shown: readonly IssuedText[] = [];
const signal = createSignal();

/** What is to be shown now; a snapshot for `useSyncExternalStore`. Drawn by `app/layout/Issued.tsx`. */
export const issuedNow = (): readonly IssuedText[] => shown;
export const subscribeIssued = signal.subscribe;

/** Shows texts until somebody has put them where they belong. With none, shows nothing any more. */
export function showIssued(texts: readonly IssuedText[]): void {
  shown = texts;
  signal.tell();
}
