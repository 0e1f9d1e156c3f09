import { expect, test } from 'vitest';
import { nextSending, PATIENCE } from './retry.ts';

test('pauses grow, and after three days nothing is sent again', () => {
  const since = 0;
  let now = 0;
  const pauses: number[] = [];
  for (let attempts = 1; attempts < 100; attempts += 1) {
    const next = nextSending({ attempts, since, now });
    if (next === undefined) break;
    pauses.push(next - now);
    now = next;
  }
  expect(pauses.slice(0, 3)).toEqual([60_000, 300_000, 1_800_000]);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(now).toBeLessThanOrEqual(PATIENCE);
  expect(now).toBeGreaterThan(PATIENCE - 13 * 3_600_000);
});
