import type { StoreCore } from './core.ts';

const ROWS = 200; // read into one index between two looks at the clock
const SLICE = 4; // ms of work before requests have their turn
const PAUSE = 1; // ms

/**
 * Builds the indexes after the start in slices between requests. A request that comes earlier builds what it needs.
 */
export class WarmUp {
  readonly #core: StoreCore;
  #next: NodeJS.Timeout | undefined;

  constructor(core: StoreCore) {
    this.#core = core;
  }

  /** Goes on when there is something to build, until there is not. */
  start(): void {
    // A timer and not setImmediate: unlike an immediate, an unref'd timer wakes a process that waits for requests.
    this.#next ??= setTimeout(() => {
      this.#next = undefined;
      const end = performance.now() + SLICE;
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
