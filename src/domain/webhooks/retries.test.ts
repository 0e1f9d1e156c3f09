import { expect, test } from 'vitest';
import { hasFailedTooLong, PATIENCE, retryAt } from './retries.ts';

test('pauses grow, none is shorter than the one before, and the last attempt is at the end of three days', () => {
  const pauses: number[] = [];
  let now = 0;
  for (let attempts = 1; ; attempts += 1) {
    const next = retryAt({ attempts, firstAt: 0, now });
    if (next === undefined) break;
    pauses.push(next - now);
    now = next;
  }
  expect(now).toBe(PATIENCE);
  expect(pauses).toHaveLength(11);
  const growing = pauses.slice(0, -1);
  expect([...growing].sort((a, b) => a - b)).toEqual(growing);
});

test('a server that was away for long tries once more, not for ever', () => {
  expect(retryAt({ attempts: 2, firstAt: 0, now: PATIENCE - 1 })).toBe(PATIENCE);
  expect(retryAt({ attempts: 2, firstAt: 0, now: PATIENCE })).toBeUndefined();
});

test('a webhook is hopeless after three days without anything delivered', () => {
  expect([hasFailedTooLong(0, PATIENCE - 1), hasFailedTooLong(0, PATIENCE)]).toEqual([false, true]);
});
