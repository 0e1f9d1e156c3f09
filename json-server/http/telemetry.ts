import { type Log, SILENT_LOG } from './log.ts';
import type { Metrics } from './metrics.ts';
import { createRouteTimes, type RouteTimes } from './route-times.ts';
import type { Traces } from './traces.ts';

/** Logs, times, metrics and traces for the operator. */
export type Telemetry = {
  readonly log: Log;
  readonly times: RouteTimes;
  /** Only where METRICS_PORT is set. */
  readonly metrics?: Metrics | undefined;
  /** Only where OTEL_EXPORTER_OTLP_ENDPOINT is set. */
  readonly traces?: Traces | undefined;
};

/** Reports to nobody; for tests and commands. */
export const quietTelemetry = (): Telemetry => ({ log: SILENT_LOG, times: createRouteTimes() });
