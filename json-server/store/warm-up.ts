import type { StoreCore } from './core.ts';

const ROWS = 50; // read into one index between two looks at the clock
/** ms of work before requests have their turn: without requests, and with some. */
const SLICES = { idle: 4, asked: 0.5 } as const;
const PAUSE = 1; // ms
const LASTS = 20; // slices that somebody counts as asking after their last read

/**
 * Builds the indexes after the start in slices between requests. A request that comes earlier builds what it needs; one
 * that needs nothing of it waits for a slice at most, so these are short as long as there are requests.
 */
export class WarmUp {
  readonly #core: StoreCore;
  #next: NodeJS.Timeout | undefined;
  #sinceRead = LASTS;

  constructor(core: StoreCore) {
    this.#core = core;
  }

  /** Somebody reads: the next slices are short ones. */
  noteRead(): void {
    this.#sinceRead = 0;
  }

  /** Goes on when there is something to build, until there is not. */
  start(): void {
    // A timer and not setImmediate: unlike an immediate, an unref'd timer wakes a process that waits for requests.
    this.#next ??= setTimeout(() => {
      this.#next = undefined;
      const end = performance.now() + (this.#sinceRead < LASTS ? SLICES.asked : SLICES.idle);
      this.#sinceRead++;
      for (const table of this.#core.tables()) {
        while (table.warm(ROWS)) {
          if (performance.now() < end) continue;
          this.start();
          return;
        }
      }
    }, PAUSE).unref();
  }

  stop(): void {
    clearTimeout(this.#next);
    this.#next = undefined;
  }
}
