import { MODULES } from '../../json-server/app.ts';
import { createJobRunner } from '../../json-server/jobs/job-runner.ts';
import type { TestApp } from './support.ts';

/** A round of all jobs, as at the start of a server. Resolves with how many records changed. */
export async function runJobs(
  { store, live, clock }: Pick<TestApp, 'store' | 'live' | 'clock'>,
  now = clock.now,
): Promise<number> {
  const runner = createJobRunner({ modules: MODULES, store, config: live, clock: () => now });
  const changed = await runner.run();
  await runner.stop();
  return changed;
}
