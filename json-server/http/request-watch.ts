import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type DoneRequest, type SeenRequest, UNMATCHED, WEB } from './seen.ts';
import type { Telemetry } from './telemetry.ts';

const ID = /^[A-Za-z0-9._-]{1,64}$/;
/** The client closed the connection before the answer; the status that proxies use. */
const GONE = 499;
/** The client's request id if valid, so a call can be found in the logs of both; otherwise a new one. */
function idOf({ headers }: IncomingMessage): string {
  const sent = headers['x-request-id'];
  return typeof sent === 'string' && ID.test(sent) ? sent : randomUUID();
}

/** Gives each request its id, and reports it when it is over: a log line, a count, the time it took. */
export function createRequestWatch({ log, times, metrics, traces }: Telemetry) {
  const tell = (request: IncomingMessage, response: ServerResponse, seen: SeenRequest, started: number): void => {
    const { method = '' } = request;
    const { route = UNMATCHED, who, isLasting = false } = seen;
    const status = response.writableFinished || response.headersSent ? response.statusCode : GONE;
    const ms = Math.round((performance.now() - started) * 100) / 100;
    const done: DoneRequest = { method, route, status, ms, isLasting };
    if (!isLasting) times.note(done);
    metrics?.request(done);
    const length = Number(response.getHeader('content-length') ?? NaN);
    const line = {
      requestId: seen.id,
      method,
      route,
      status,
      ms,
      ...who,
      ...(length >= 0 && { bytes: length }),
    };
    if (status >= 500) log.error(line, 'request');
    else if (route === WEB) log.debug(line, 'request');
    else log.info(line, 'request');
  };
  return (request: IncomingMessage, response: ServerResponse, handle: () => void): void => {
    const started = performance.now();
    const seen: SeenRequest = { id: idOf(request) };
    request.seen = seen;
    response.setHeader('X-Request-Id', seen.id);
    response.once('close', () => tell(request, response, seen, started));
    if (traces) traces.request({ request, response, seen }, handle);
    else handle();
  };
}
