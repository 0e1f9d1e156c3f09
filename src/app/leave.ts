import { createSignal } from '../lib/signal.ts';

/** Where somebody wants to go who has typed something that is not saved; one question at a time. */
let wanted: (() => void) | undefined;
const signal = createSignal();

export const wantedLeave = (): (() => void) | undefined => wanted;

export const subscribeLeave = signal.subscribe;

/** Asks before `go` happens. */
export function askToLeave(go: (() => void) | undefined): void {
  wanted = go;
  signal.tell();
}
