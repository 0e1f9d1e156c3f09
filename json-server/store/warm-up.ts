import type { StoreCore } from './core.ts';

const SLICE = 1000; // rows read into one index at a time, one to two milliseconds

/**
 * Builds the indexes after the start in slices between requests. A request that comes earlier builds what it needs.
 */
export class WarmUp {
  readonly #core: StoreCore;
  #next: NodeJS.Immediate | undefined;

  constructor(core: StoreCore) {
    this.#core = core;
  }

  /** Goes on when there is something to build, until there is not. */
  start(): void {
    this.#next ??= setImmediate(() => {
      this.#next = undefined;
      for (const table of this.#core.tables()) {
        if (!table.warm(SLICE)) continue;
        this.start();
        return;
      }
    }).unref();
  }

  stop(): void {
    clearImmediate(this.#next);
    this.#next = undefined;
  }
}
