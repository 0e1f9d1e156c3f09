import { createSignal } from '../lib/signal.ts';

/** The target of a navigation away from unsaved input; one question at a time. */
let wanted: (() => void) | undefined;
const signal = createSignal();

export const wantedLeave = (): (() => void) | undefined => wanted;

export const subscribeLeave = signal.subscribe;

/** Asks before `go` happens. */
export function askToLeave(go: (() => void) | undefined): void {
  wanted = go;
  signal.tell();
}
