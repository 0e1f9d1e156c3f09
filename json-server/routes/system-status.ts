import packageJson from '../../package.json' with { type: 'json' };
import type { Backup, SystemStatus } from '../../src/wire/system.ts';
import type { JobWatch } from '../http/job-watch.ts';
import type { Gathered } from '../http/metrics.ts';
import type { RouteTimes } from '../http/route-times.ts';
import type { LiveConfig } from '../live/live-config.ts';
import { type Queue, waitingIn } from '../records/queues.ts';
import type { Records } from '../records/records.ts';
import type { EventStreams } from './events.ts';

/** Routes and collections that are named. */
const MAX_NAMED = 20;
const ENGINES = { file: 'sqlite', database: 'postgres', memory: 'memory' } as const;

export const VERSION = packageJson.version;

/** Facts about local data; empty if a remote database keeps them. */
export type DataOnDisk = { readonly bytes?: number; readonly backup?: Backup | undefined };

type Sources = {
  readonly records: Records;
  readonly live: LiveConfig;
  readonly events: Pick<EventStreams, 'count'>;
  readonly queues: readonly Queue[];
  readonly watch: JobWatch;
  readonly times: RouteTimes;
  readonly dataOnDisk: () => DataOnDisk;
  readonly clock: () => number;
};

function findingsIn({ current }: LiveConfig): SystemStatus['findings'] {
  const { findings } = current();
  const error = findings.filter(({ level }) => level === 'error').length;
  return { error, warning: findings.length - error };
}

/** Values read at the moment of a metrics scrape. */
export function gatherMetrics({ records, live, events, queues, clock }: Sources): Gathered {
  const waited = (since: string | undefined): number =>
    since === undefined ? 0 : Math.max(0, (clock() - Date.parse(since)) / 1000);
  return {
    rows: records.rowCounts(),
    queues: queues.map((queue) => {
      const { length, oldestAt } = waitingIn(records, queue);
      return { name: queue.name, length, oldestSeconds: waited(oldestAt) };
    }),
    openTabs: events.count(),
    findings: findingsIn(live),
  };
}

/** Makes the function that reads the server's current status. */
export function systemStatus(sources: Sources): () => SystemStatus {
  const { records, live, events, queues, watch, times, dataOnDisk, clock } = sources;
  const startedAt = new Date(clock()).toISOString();
  return () => {
    const collections = [...records.rowCounts()].map(([name, rows]) => ({ name, rows }));
    return {
      version: VERSION,
      node: process.version,
      startedAt,
      at: new Date(clock()).toISOString(),
      data: {
        engine: ENGINES[records.kind],
        isWritable: records.isWritable(),
        ...dataOnDisk(),
        rows: collections.reduce((sum, { rows }) => sum + rows, 0),
        collections: collections.sort((one, other) => other.rows - one.rows).slice(0, MAX_NAMED),
      },
      memoryBytes: process.memoryUsage.rss(),
      openTabs: events.count(),
      isLeading: records.leading.isLeading,
      queues: queues.map((queue) => ({ name: queue.name, ...waitingIn(records, queue) })),
      findings: findingsIn(live),
      jobs: watch.rounds().map((round) => ({ ...round, at: new Date(round.at).toISOString() })),
      slowest: times.slowest(MAX_NAMED),
    };
  };
}
