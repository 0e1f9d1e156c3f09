import type { Change } from './types.ts';

type Listener = (changes: readonly Change[]) => void;

/** Listeners to commits. An error in one does not affect the others. */
export class Listeners {
  readonly #listeners = new Set<Listener>();
  readonly #onError: (error: unknown) => void;

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }

  add(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(changes: readonly Change[]): void {
    if (changes.length === 0) return;
    for (const listener of this.#listeners) {
      try {
        listener(changes);
      } catch (error) {
        this.#onError(error);
      }
    }
  }
}
