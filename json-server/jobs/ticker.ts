import type { Leading } from '../store/types.ts';
import { type JobWatch, noJobWatch } from '../http/job-watch.ts';

/** Work that is done again and again beside the requests. */
export type Ticker = {
  /** One round. Resolves with how much it did; 0 once it is stopped, and where another server does it. */
  readonly run: () => Promise<number>;
  /** One round, whose mistakes are logged. */
  readonly tick: () => void;
  /** Begins no more rounds. Resolves when the last one is over. */
  readonly stop: () => Promise<void>;
};

type Work = {
  /** The name that its mistakes are logged under. */
  readonly job: string;
  /** ms between two rounds */
  readonly interval: number;
  /** Only one of several servers runs it; another takes over as soon as that one is gone. */
  readonly leading: Leading;
  /** Is told by `stopping` to leave what it has not begun. Resolves with how much it did. */
  readonly round: (stopping: AbortSignal) => Promise<number>;
  readonly watch?: JobWatch | undefined;
};

/**
 * Does a round at every interval. Rounds never overlap: the timer passes over one that is not over yet, and whoever asks for
 * a round during one gets the next, which sees what was written meanwhile.
 */
export function every({ job, interval, leading, round, watch = noJobWatch() }: Work): Ticker {
  const stopping = new AbortController();
  let last: Promise<number> = Promise.resolve(0);
  let next: Promise<number> | undefined;
  let isBusy = false;

  const begin = async (): Promise<number> => {
    next = undefined;
    if (stopping.signal.aborted || !leading.isLeading) return 0;
    isBusy = true;
    const started = performance.now();
    const over = (outcome: 'ok' | 'failed', done: number): void =>
      watch.round({ job, outcome, done, ms: performance.now() - started });
    try {
      const done = await round(stopping.signal);
      over('ok', done);
      return done;
    } catch (error) {
      over('failed', 0);
      throw error;
    } finally {
      isBusy = false;
    }
  };
  const run = (): Promise<number> => {
    if (!next) {
      next = last.catch(() => 0).then(begin);
      last = next;
    }
    return next;
  };
  const tick = (): void => {
    // The store may be read-only for a while; what is due stays due.
    run().catch((error: unknown) => watch.mistake(job, error));
  };
  const timer = setInterval(() => {
    if (!isBusy) tick();
  }, interval);
  timer.unref();
  const stopListening = leading.onLead(tick);
  return {
    run,
    tick,
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      stopListening();
      await last.catch(() => 0);
    },
  };
}
