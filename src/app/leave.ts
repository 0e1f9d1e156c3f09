/** Where somebody wants to go who has typed something that is not saved; one question at a time. */
let wanted: (() => void) | undefined;
const listeners = new Set<() => void>();

export const wantedLeave = (): (() => void) | undefined => wanted;

export function subscribeLeave(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Asks before `go` happens. */
export function askToLeave(go: (() => void) | undefined): void {
  wanted = go;
  for (const listener of listeners) listener();
}
