import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { every, type Ticker } from './ticker.ts';

/** Rounds that are over when the test says so. */
let rounds: { end: (done: number) => void; fail: (error: Error) => void; stopping: AbortSignal }[];
let ticker: Ticker;
/** Whether this server does the work, and what it hears when it falls to it. */
let isLeading: boolean;
const watch = { round: vi.fn(), mistake: vi.fn(), rounds: () => [] };
const onLead = vi.fn<(listener: () => void) => () => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  rounds = [];
  isLeading = true;
  onLead.mockReset().mockReturnValue(() => undefined);
  ticker = every({
    job: 'test',
    watch,
    interval: 1000,
    leading: {
      get isLeading() {
        return isLeading;
      },
      onLead,
    },
    round: (stopping) => new Promise((end, fail) => rounds.push({ end, fail, stopping })),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('the timer passes over a round that is not over', async () => {
  await pass(3500);
  expect(rounds).toHaveLength(1);
  rounds[0]?.end(1);
  await pass(0);
  expect(rounds).toHaveLength(1);
  await pass(1000);
  expect(rounds).toHaveLength(2);
});

test('who asks during a round gets the next, all of them the same', async () => {
  const first = ticker.run();
  await pass(0);
  const others = [ticker.run(), ticker.run()];
  await pass(0);
  expect(rounds).toHaveLength(1);
  rounds[0]?.end(1);
  await pass(0);
  rounds[1]?.end(2);
  expect(await Promise.all([first, ...others])).toEqual([1, 2, 2]);
});

test('a mistake is logged and the next round comes', async () => {
  await pass(1000);
  rounds[0]?.fail(new Error('read-only'));
  await pass(1000);
  expect(watch.mistake.mock.calls).toEqual([['test', new Error('read-only')]]);
  expect(watch.round.mock.lastCall).toEqual([
    { job: 'test', outcome: 'failed', done: 0, ms: expect.any(Number) as number },
  ]);
  expect(rounds).toHaveLength(2);
});

test('stop waits for the round, which is told, and begins no other', async () => {
  const begun = ticker.run();
  const waiting = ticker.run().then(() => ticker.run());
  await pass(0);
  let isStopped = false;
  const stopped = ticker.stop().then(() => (isStopped = true));
  await pass(5000);
  expect([isStopped, rounds[0]?.stopping.aborted]).toEqual([false, true]);
  rounds[0]?.end(3);
  await stopped;
  expect([await begun, await waiting, await ticker.run(), rounds.length]).toEqual([3, 0, 0, 1]);
});

test('of several servers one does it, and the next begins as soon as it falls to it', async () => {
  isLeading = false;
  await pass(3500);
  expect([await ticker.run(), rounds.length]).toEqual([0, 0]);
  isLeading = true;
  onLead.mock.calls[0]?.[0]();
  await pass(0);
  expect(rounds).toHaveLength(1);
});
