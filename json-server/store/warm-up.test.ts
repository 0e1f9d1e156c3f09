import { setTimeout as delay } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { Row } from '../../src/config/types.ts';
import { StoreCore } from './core.ts';
import { WarmUp } from './warm-up.ts';

const ROWS = 20_000;
const KEYS = ['a', 'b', 'c', 'd', 'e', 'f'];

function coreWithRows(): StoreCore {
  const core = new StoreCore();
  const value = (n: number): number => (n * 7919) % ROWS;
  core.load(
    'things',
    Array.from({ length: ROWS }, (_, n): Row => {
      return { id: `r${n}`, name: `thing ${n}`, ...Object.fromEntries(KEYS.map((key) => [key, value(n)])) };
    }),
  );
  core.define('things', {
    unique: [],
    ordered: Object.fromEntries(KEYS.map((key) => [key, 'plain' as const])),
    search: ['name'],
  });
  return core;
}

test('indexes are built while nothing else happens', async () => {
  const core = coreWithRows();
  new WarmUp(core).start();
  // Few checks: each one wakes the process, which must not be necessary.
  let looks = 0;
  while (core.table('things', '').warm(0) && looks < 6) {
    looks++;
    await delay(500);
  }
  expect(looks).toBeLessThan(6);
});

test('stopped, it does nothing more', async () => {
  const core = coreWithRows();
  const warmUp = new WarmUp(core);
  warmUp.start();
  warmUp.stop();
  await delay(50);
  expect(core.table('things', '').warm(0)).toBe(true);
});

test('while somebody reads, requests wait for less of it', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let now = 0;
  // Each clock reading advances a tenth of a millisecond.
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 0.1));
  try {
    const core = coreWithRows();
    const steps = vi.spyOn(core.table('things', ''), 'warm');
    const warmUp = new WarmUp(core);
    const stepsOfSlice = (): number => {
      steps.mockClear();
      vi.advanceTimersToNextTimer();
      return steps.mock.calls.length;
    };
    warmUp.start();
    const unasked = stepsOfSlice();
    warmUp.noteRead();
    const asked = stepsOfSlice();
    expect(asked).toBeGreaterThan(0);
    expect(unasked).toBeGreaterThan(4 * asked);
    warmUp.stop();
  } finally {
    clock.mockRestore();
    vi.useRealTimers();
  }
});

test('rows that were put without being indexed are told of, those of other writes are not', () => {
  const core = coreWithRows();
  while (core.table('things', '').warm(1000)) continue;
  core.whenUnindexed = vi.fn();
  core.apply((tx) => tx.put('things', '', { id: 'x' }));
  expect(core.table('things', '').warm(0)).toBe(false);
  expect(core.whenUnindexed).not.toHaveBeenCalled();
  core.apply((tx) => tx.putChecked('things', '', { id: 'y' }));
  expect(core.table('things', '').warm(0)).toBe(true);
  expect(core.whenUnindexed).toHaveBeenCalledOnce();
});
