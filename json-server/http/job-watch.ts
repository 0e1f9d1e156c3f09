import type { LogFields } from './log.ts';
import { errorFields } from './safe-error.ts';
import { quietTelemetry, type Telemetry } from './telemetry.ts';

/** The job that runs all areas' jobs; as long as its rounds come, timed work gets done. */
export const JOB_RUNNER = 'job-runner';

/** The last round of a job. */
export type JobRound = {
  readonly job: string;
  /** ms since 1970 at its end */
  readonly at: number;
  /** ms it took */
  readonly ms: number;
  readonly done: number;
  readonly outcome: 'ok' | 'failed';
};

/** Collects reports about background work. */
export type JobWatch = {
  /** Reports a finished round. */
  readonly round: (round: Omit<JobRound, 'at'>) => void;
  /** Reports an error in background work, which nobody waits for. */
  readonly mistake: (job: string, error: unknown, more?: LogFields) => void;
  /** The last round of each job. */
  readonly rounds: () => readonly JobRound[];
};

/** @param clock ms since 1970 */
export function createJobWatch({ log, metrics }: Pick<Telemetry, 'log' | 'metrics'>, clock = Date.now): JobWatch {
  const last = new Map<string, JobRound>();
  return {
    round: (round) => {
      last.set(round.job, { ...round, at: clock() });
      metrics?.job(round);
      const { job, done } = round;
      const ms = Math.round(round.ms);
      if (done > 0) log.info({ job, done, ms }, 'job');
      else log.debug({ job, ms }, 'job');
    },
    mistake: (job, error, more) => log.error({ job, ...more, ...errorFields(error) }, 'job failed'),
    rounds: () => [...last.values()],
  };
}

/** Reports to nobody. */
export const noJobWatch = (): JobWatch => createJobWatch(quietTelemetry());
