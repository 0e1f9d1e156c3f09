import type { Route } from '../accounts/call.ts';
import { JOB_RUNNER, type JobWatch } from '../http/job-watch.ts';
import { json } from '../http/reply.ts';
import type { LiveConfig } from '../live/live-config.ts';
import type { Records } from '../records/records.ts';

/** ms within which a job round ends on a healthy server; one runs twice a minute */
const ROUND_WITHIN = 5 * 60_000;

type Deps = {
  readonly records: Records;
  readonly live: LiveConfig;
  readonly watch: JobWatch;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
};

/** The server's health checks: `ok`, or a word for the problem. */
function createChecks({ records, live, watch, clock }: Deps) {
  const startedAt = clock();
  const jobs = (): string => {
    const last = watch.rounds().find(({ job }) => job === JOB_RUNNER);
    if (clock() - (last?.at ?? startedAt) > ROUND_WITHIN) return 'late';
    return last?.outcome === 'failed' ? 'failing' : 'ok';
  };
  return () => {
    const { config } = live.current();
    // A broken file disables at most what it describes; without these nobody can do anything.
    const isUsable = Object.keys(config.resources).length > 0 && config.policy.rows.length > 0;
    return {
      data: records.isWritable() ? 'ok' : 'read-only',
      configuration: isUsable ? 'ok' : 'unusable',
      jobs: jobs(),
    };
  };
}

/** Whether the server answers, can work, and can write: for monitoring. */
export const healthRoutes = (deps: Deps): readonly Route[] => {
  const checksNow = createChecks(deps);
  const { records } = deps;
  return [
    {
      method: 'GET',
      path: '/api/health',
      access: 'public',
      handle: () => json(200, { status: records.isWritable() ? 'ok' : 'read-only', store: records.kind }),
    },
    { method: 'GET', path: '/api/health/live', access: 'public', handle: () => json(200, { status: 'ok' }) },
    {
      method: 'GET',
      path: '/api/health/ready',
      access: 'public',
      handle: () => {
        const checks = checksNow();
        const isReady = Object.values(checks).every((said) => said === 'ok');
        return json(isReady ? 200 : 503, { status: isReady ? 'ok' : 'not ready', checks });
      },
    },
  ];
};
