import type { StoreCore } from './core.ts';

const ROWS = 50; // rows read into one index between two checks of the time
/** ms of work before requests get their turn: without requests, and with some. */
const SLICES = { idle: 4, asked: 0.5 } as const;
const PAUSE = 1; // ms
const LASTS = 20; // slices during which a reader counts as active after its last read

/**
 * Builds the indexes after the start in slices between requests. An earlier request builds what it needs; one that
 * needs no index waits for one slice at most, so slices are short while there are requests.
 */
export class WarmUp {
  readonly #core: StoreCore;
  #next: NodeJS.Timeout | undefined;
  #sinceRead = LASTS;

  constructor(core: StoreCore) {
    this.#core = core;
  }

  /** Notes a read: the next slices are short. */
  noteRead(): void {
    this.#sinceRead = 0;
  }

  /** Continues while there is something to build. */
  start(): void {
    // A timer and not setImmediate: unlike an immediate, an unref'd timer wakes an idle process.
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
