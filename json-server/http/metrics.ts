import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';
import type { DoneRequest } from './seen.ts';

/** Seconds; most answers take a few ms. */
const REQUEST_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const COMMIT_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];
const JOB_BUCKETS = [0.001, 0.01, 0.1, 1, 10, 60];
/** ms between two looks at the event loop */
const RESOLUTION = 10;
const QUANTILES = [0.5, 0.9, 0.99];
/** Calls whose 4xx means a failed sign-in. */
const SIGN_INS: ReadonlySet<string> = new Set(['/api/auth/login', '/api/auth/login/code']);
/** Methods counted by name; all others count as one. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Values read only at the moment of a scrape. */
export type Gathered = {
  readonly rows: ReadonlyMap<string, number>;
  readonly queues: readonly { readonly name: string; readonly length: number; readonly oldestSeconds: number }[];
  readonly openTabs: number;
  readonly findings: { readonly error: number; readonly warning: number };
};

export type Metrics = {
  readonly request: (done: DoneRequest) => void;
  /** Counts a durable group of transactions. */
  readonly commit: (ms: number) => void;
  readonly job: (round: { readonly job: string; readonly outcome: 'ok' | 'failed'; readonly ms: number }) => void;
  /** Sets the function that a scrape calls for values counted elsewhere. */
  readonly gatherFrom: (gather: () => Gathered) => void;
  /** The text of a scrape. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
  /** Names of all metrics. */
  readonly names: () => readonly string[];
  readonly close: () => void;
};

type Prom = typeof import('prom-client');

/** All metrics, by what they count. */
function instruments({ Counter, Gauge, Histogram }: Prom, registry: Registry) {
  const registers = [registry];
  return {
    requests: new Counter({
      name: 'konak_http_requests_total',
      help: 'Requests that are over, by the pattern of their path',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    durations: new Histogram({
      name: 'konak_http_request_duration_seconds',
      help: 'Time from the arrival of a request until its answer was sent',
      labelNames: ['method', 'route', 'status'],
      buckets: REQUEST_BUCKETS,
      registers,
    }),
    refused: new Counter({
      name: 'konak_sign_ins_refused_total',
      help: 'Sign-ins and codes that were refused',
      registers,
    }),
    commits: new Counter({
      name: 'konak_store_commits_total',
      help: 'Groups of transactions that were made durable',
      registers,
    }),
    waits: new Histogram({
      name: 'konak_store_commit_seconds',
      help: 'Time until a group of transactions was durable',
      buckets: COMMIT_BUCKETS,
      registers,
    }),
    jobs: new Counter({
      name: 'konak_jobs_total',
      help: 'Rounds of work beside the requests',
      labelNames: ['job', 'outcome'],
      registers,
    }),
    jobTimes: new Histogram({
      name: 'konak_job_duration_seconds',
      help: 'Time that a round took',
      labelNames: ['job'],
      buckets: JOB_BUCKETS,
      registers,
    }),
    lengths: new Gauge({
      name: 'konak_queue_length',
      help: 'What waits to be sent',
      labelNames: ['queue'],
      registers,
    }),
    oldest: new Gauge({
      name: 'konak_queue_oldest_seconds',
      help: 'How long the oldest of it has waited',
      labelNames: ['queue'],
      registers,
    }),
    rows: new Gauge({
      name: 'konak_store_rows',
      help: 'Rows in memory',
      labelNames: ['collection'],
      registers,
    }),
    tabs: new Gauge({ name: 'konak_open_tabs', help: 'Tabs that listen for changes', registers }),
    findings: new Gauge({
      name: 'konak_config_findings',
      help: 'What is wrong with the configuration',
      labelNames: ['severity'],
      registers,
    }),
    delays: new Gauge({
      name: 'konak_event_loop_delay_seconds',
      help: 'What waits for the event loop, since the last scrape',
      labelNames: ['quantile'],
      registers,
    }),
  };
}

/** Metrics for Prometheus, in their own registry. Only this module loads the package. */
export async function createMetrics(): Promise<Metrics> {
  const prom = await import('prom-client');
  const registry = new prom.Registry();
  prom.collectDefaultMetrics({ register: registry });
  const all = instruments(prom, registry);
  const loop = monitorEventLoopDelay({ resolution: RESOLUTION });
  loop.enable();
  let gather: (() => Gathered) | undefined;

  const look = (): void => {
    // The histogram measures the whole interval between two samples.
    const seconds = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e9 - RESOLUTION / 1000);
    for (const quantile of QUANTILES) {
      all.delays.set({ quantile: String(quantile) }, loop.count === 0 ? 0 : seconds(loop.percentile(quantile * 100)));
    }
    all.delays.set({ quantile: '1' }, loop.count === 0 ? 0 : seconds(loop.max));
    loop.reset();
    if (gather === undefined) return;
    const found = gather();
    all.rows.reset();
    for (const [collection, count] of found.rows) all.rows.set({ collection }, count);
    for (const queue of found.queues) {
      all.lengths.set({ queue: queue.name }, queue.length);
      all.oldest.set({ queue: queue.name }, queue.oldestSeconds);
    }
    all.tabs.set(found.openTabs);
    for (const [severity, count] of Object.entries(found.findings)) all.findings.set({ severity }, count);
  };

  return {
    request: ({ method, route, status, ms, isLasting }) => {
      const labels = { method: METHODS.has(method) ? method : 'OTHER', route, status };
      all.requests.inc(labels);
      if (!isLasting) all.durations.observe(labels, ms / 1000);
      if (SIGN_INS.has(route) && method === 'POST' && status >= 400 && status < 500) all.refused.inc();
    },
    commit: (ms) => {
      all.commits.inc();
      all.waits.observe(ms / 1000);
    },
    job: ({ job, outcome, ms }) => {
      all.jobs.inc({ job, outcome });
      all.jobTimes.observe({ job }, ms / 1000);
    },
    gatherFrom: (from) => {
      gather = from;
    },
    text: async () => {
      look();
      return await registry.metrics();
    },
    contentType: registry.contentType,
    names: () => registry.getMetricsAsArray().map(({ name }) => name),
    close: () => {
      loop.disable();
      registry.clear();
    },
  };
}

/** Answers `GET /metrics`, and nothing else, on a port that only operators reach. */
export function metricsServer(metrics: Metrics): Server {
  return createServer((request, response) => {
    if (request.url !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(404).end();
      return;
    }
    metrics
      .text()
      .then((text) => {
        response.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' });
        response.end(request.method === 'HEAD' ? undefined : text);
      })
      .catch(() => response.writeHead(500).end());
  });
}
