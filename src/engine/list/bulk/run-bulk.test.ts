import { expect, test, vi } from 'vitest';
import type { Row } from '../../../config/types.ts';
import { HttpError } from '../../../providers/http-error.ts';
import { runBulk, tallyOutcomes } from './run-bulk.ts';

const rowsOf = (count: number): Row[] => Array.from({ length: count }, (_, index) => ({ id: `r${index}` }));
const refuse = (statusCode: number, retryAfter?: number) => new HttpError({ message: 'No', statusCode, retryAfter });

function start(count: number, perform: (row: Row) => Promise<Row | undefined>) {
  const controller = new AbortController();
  const steps: number[] = [];
  const pause = vi.fn(() => Promise.resolve());
  const over = runBulk({
    rows: rowsOf(count),
    perform,
    pause,
    signal: controller.signal,
    asError: (error) => error as HttpError,
    onStep: (done) => steps.push(done),
  });
  return { over, steps, pause, stop: () => controller.abort() };
}

test('each record has an outcome, in order; a refusal keeps no other from being done', async () => {
  let underWay = 0;
  let most = 0;
  const { over, steps } = start(10, async (row) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await Promise.resolve();
    underWay -= 1;
    if (row.id === 'r3') throw refuse(409);
    return { ...row, version: 2 };
  });
  const outcomes = await over;
  expect(outcomes.map(({ row }) => row.id)).toEqual(rowsOf(10).map(({ id }) => id));
  expect(outcomes.map(({ state }) => state)).toEqual(rowsOf(10).map(({ id }) => (id === 'r3' ? 'refused' : 'done')));
  expect(tallyOutcomes(outcomes)).toEqual({ done: 9, refused: 1, left: 0 });
  expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(most).toBe(4);
});

test('asked to wait, it waits as long and does the same one again', async () => {
  let isBusy = true;
  const { over, pause } = start(2, (row) => {
    if (row.id === 'r1' && isBusy) {
      isBusy = false;
      return Promise.reject(refuse(429, 7));
    }
    return Promise.resolve(row);
  });
  expect(tallyOutcomes(await over)).toEqual({ done: 2, refused: 0, left: 0 });
  expect(pause.mock.calls).toEqual([[7000]]);
});

test('stopped, it finishes what is under way and begins nothing more', async () => {
  const run = start(20, (row) => {
    if (row.id === 'r5') run.stop();
    return Promise.resolve(row);
  });
  const counts = tallyOutcomes(await run.over);
  expect(counts.done).toBeGreaterThanOrEqual(4);
  expect(counts.left).toBeGreaterThan(8);
  expect(counts.done + counts.left).toBe(20);
});

test.each([0, 401])('where no call arrives or is let in (%i), the rest is left for another time', async (status) => {
  const perform = vi.fn(() => Promise.reject(refuse(status)));
  const { over } = start(50, perform);
  const { refused, left } = tallyOutcomes(await over);
  expect(refused + left).toBe(50);
  expect(perform.mock.calls.length).toBeLessThanOrEqual(4);
});
