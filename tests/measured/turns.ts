import { openSync, readSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';

/** Reads the milliseconds of the processor that this thread has taken: what others do on the machine does not count. */
function ownTime(): () => number {
  const text = Buffer.alloc(64);
  try {
    const file = openSync('/proc/thread-self/schedstat', 'r');
    return () => Number(text.toString('latin1', 0, readSync(file, text, 0, text.length, 0)).split(' ')[0]) / 1e6;
  } catch {
    // Not Linux: the whole process.
    return () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    };
  }
}
const timeOfThread = ownTime();

/** How long the longest turn of this thread is while the work runs, in ms of the processor: what everybody else waits. */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false as boolean;
  const over = work().finally(() => (isOver = true));
  for (let last = timeOfThread(); !isOver;) {
    await setImmediate();
    const now = timeOfThread();
    longest = Math.max(longest, now - last);
    last = now;
  }
  await over;
  return longest;
}

/**
 * The same of the best of some tries: work that holds up others does so each time, and what the compiler or the
 * collection of garbage adds does not.
 */
export async function longestTurnOf(
  most: number,
  {
    prepare,
    work,
    tries = 4,
  }: { readonly prepare?: () => Promise<unknown>; readonly work: () => Promise<unknown>; readonly tries?: number },
): Promise<number> {
  let best = Infinity;
  for (let left = tries; left > 0 && best > most; left -= 1) {
    await prepare?.();
    best = Math.min(best, await longestTurn(work));
  }
  return best;
}
