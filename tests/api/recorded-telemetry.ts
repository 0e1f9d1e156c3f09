import { createLog, type LogLevel } from '../../json-server/http/log.ts';
import { createRouteTimes } from '../../json-server/http/route-times.ts';
import type { Telemetry } from '../../json-server/http/telemetry.ts';

export type Line = Readonly<Record<string, string | number | undefined>>;

/** A log whose lines a test reads. */
export type Told = { readonly telemetry: Telemetry; readonly text: () => string; readonly lines: () => Line[] };

export function recordTelemetry(level: LogLevel = 'debug', more: Partial<Telemetry> = {}): Told {
  const written: string[] = [];
  const log = createLog({ level, format: 'json', write: (line) => void written.push(line) });
  return {
    telemetry: { log, times: createRouteTimes(), ...more },
    text: () => written.join(''),
    lines: () => written.map((line) => JSON.parse(line) as Line),
  };
}
