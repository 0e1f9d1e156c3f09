import type { LogFields } from './log.ts';
import { errorFields } from './safe-error.ts';
import { quietTelemetry, type Telemetry } from './telemetry.ts';

/** The name of the one that runs the areas' jobs; as long as its rounds come, what the clock does is done. */
export const JOB_RUNNER = 'job-runner';

/** The last round of a job. */
export type JobRound = {
  readonly job: string;
  /** ms since 1970 at its end */
  readonly at: number;
  /** ms that it took */
  readonly ms: number;
  readonly done: number;
  readonly outcome: 'ok' | 'failed';
};

/** What is reported about background work. */
export type JobWatch = {
  /** A round is over. */
  readonly round: (round: Omit<JobRound, 'at'>) => void;
  /** A mistake of background work, which nobody waits for. */
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

/** Tells nobody anything. */
export const unwatched = (): JobWatch => createJobWatch(quietTelemetry());
