// R1: killed while writing. `npm run test:crash` does the same two hundred times, and on PostgreSQL.
import { expect, test } from 'vitest';
import { crash } from '../crash/crash.ts';

const SEED = Number(process.env['TEST_SEED'] ?? Date.now() % 1_000_000);

test(`R1: kill -9 at any moment loses nothing acknowledged, halves nothing, books no night twice (seed ${SEED})`, async () => {
  const runs = await crash({ runs: 5, seed: SEED });
  expect(runs.flatMap(({ run, problems }) => problems.map((problem) => `run ${run}: ${problem}`))).toEqual([]);
  expect(runs.reduce((sum, { acknowledged }) => sum + acknowledged, 0)).toBeGreaterThan(100);
}, 120_000);

test('R1: the test would notice a store that acknowledges before it writes', async () => {
  const runs = await crash({ runs: 2, seed: 1, mode: 'acknowledge-first' });
  expect(runs.flatMap(({ problems }) => problems).length).toBeGreaterThan(0);
}, 60_000);
