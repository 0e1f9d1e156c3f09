import type { Steps } from '../src/config/steps.ts';

/** ms of work before other requests are let in */
const SLICE = 8;

/**
 * Long work in slices: `await slices.pause()` between two pieces costs nothing until the slice is used up, then lets
 * other requests in. Rows never change under their reader, but tables do: what must belong together is read in one piece.
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

/** Takes all steps, with rests in which others are let in. */
export async function inSlices<Result>(steps: Steps<Result>, { pause } = createSlices()): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await pause();
  }
}
