import { expect, test } from 'vitest';
import { decideFailed, reasonOf } from './outcome.ts';
import { PATIENCE } from './retries.ts';

const NOW = '2026-06-15T12:00:00.000Z';
const before = (ms: number): string => new Date(Date.parse(NOW) - ms).toISOString();
const failed = (setup: Partial<Parameters<typeof decideFailed>[0]> = {}) =>
  decideFailed({ code: 500, attempts: 1, firstAt: NOW, failingSince: null, now: NOW, ...setup });

test.each([
  [199, 'STATUS'],
  [200, 'DELIVERED'],
  [299, 'DELIVERED'],
  [300, 'REDIRECT'],
  [399, 'REDIRECT'],
  [400, 'STATUS'],
  [500, 'STATUS'],
])('%i means %s', (code, reason) => expect(reasonOf(code)).toBe(reason));

test('a first failure is tried again after a minute, and the webhook runs on', () => {
  expect(failed()).toEqual({
    failingSince: NOW,
    nextAt: '2026-06-15T12:01:00.000Z',
    stops: undefined,
    isGone: false,
  });
});
test.each([
  ['of the webhook', { failingSince: before(5000), firstAt: before(1000) }, before(5000)],
  ['of the delivery', { firstAt: before(1000) }, before(1000)],
  ['now', { firstAt: null }, NOW],
])('it fails since the earliest known failure: %s', (_, setup, since) => {
  expect(failed(setup).failingSince).toBe(since);
});
test('410 gives up at once and stops the webhook', () => {
  expect(failed({ code: 410 })).toMatchObject({ nextAt: undefined, stops: 'GONE', isGone: true });
});
test('after three days the delivery is given up and the webhook is stopped', () => {
  const long = failed({ attempts: 12, firstAt: before(PATIENCE) });
  expect(long).toMatchObject({ nextAt: undefined, stops: 'FAILING', isGone: false });
});
test('a webhook that failed for long is stopped although this delivery is young', () => {
  expect(failed({ failingSince: before(PATIENCE) })).toMatchObject({
    nextAt: '2026-06-15T12:01:00.000Z',
    stops: 'FAILING',
  });
});
