import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
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
  // Few looks: each one wakes the process, which is what must not be needed.
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
