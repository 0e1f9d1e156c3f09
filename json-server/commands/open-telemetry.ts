import type { Environment } from '../http/environment.ts';
import { createLog } from '../http/log.ts';
import { createMetrics } from '../http/metrics.ts';
import { createRouteTimes } from '../http/route-times.ts';
import type { Telemetry } from '../http/telemetry.ts';
import { openTraces } from '../http/traces.ts';
import type { StoreLog, StoreWatch } from '../store/log.ts';

type TelemetrySettings = Pick<Environment, 'logLevel' | 'logFormat' | 'metricsPort' | 'tracesUrl' | 'serviceName'>;

/** What the environment wants of logs, metrics and traces; what it does not want is not even loaded. */
export async function openTelemetry(environment: TelemetrySettings): Promise<Telemetry> {
  const { logLevel: level, logFormat: format, metricsPort, tracesUrl, serviceName } = environment;
  return {
    log: createLog({ level, format }),
    times: createRouteTimes(),
    ...(metricsPort !== undefined && { metrics: await createMetrics() }),
    ...(tracesUrl !== undefined && { traces: await openTraces(tracesUrl, serviceName) }),
  };
}

/** The store's own words, in the log. */
export const storeLog =
  ({ log }: Pick<Telemetry, 'log'>): StoreLog =>
  ({ level, message }) =>
    log[level]({}, message);

export const storeWatch = ({ metrics, traces }: Telemetry): StoreWatch => ({
  commit: metrics?.commit,
  transaction: traces?.transaction,
});
