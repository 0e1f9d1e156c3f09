import type { Steps } from '../../src/config/steps.ts';

/** ms of work before other requests get their turn */
const SLICE = 8;

/**
 * Splits long work into slices: `await slices.pause()` between two steps is free until the slice is used up, and then
 * lets other requests run. Rows are immutable but tables are not, so data that must be consistent is read within one
 * step.
 */
export function createSlices(): { readonly pause: () => Promise<void> | undefined } {
  let end = performance.now() + SLICE;
  return {
    pause: () => {
      if (performance.now() < end) return undefined;
      return new Promise((resolve) => {
        setImmediate(() => {
          end = performance.now() + SLICE;
          resolve();
        });
      });
    },
  };
}

/** Lets everything that waits run. */
export const nextLoopTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Runs all steps, pausing so that other requests get their turn. */
export async function inSlices<Result>(steps: Steps<Result>, { pause } = createSlices()): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await pause();
  }
}

/** Visits all rows, pausing so that other requests are not held up. */
export async function visitAll<Row>(
  rows: Iterable<Row>,
  pause: () => Promise<void> | undefined,
  visit: (row: Row) => void,
): Promise<void> {
  for (const row of rows) {
    const waited = pause();
    if (waited) await waited;
    visit(row);
  }
}
