import type { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { figure, median } from './stats.ts';

export type Request = {
  readonly method: 'GET' | 'PATCH' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};
export type Answer = {
  readonly status: number;
  readonly body: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
};
/** What one connection asks, in turn; it may learn from each answer (an ETag). */
export type Conversation = { readonly next: () => Request; readonly heard?: (answer: Answer) => void };

export type Load = {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly talk: (connection: number) => Conversation;
};
export type LoadResult = {
  readonly rps: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  readonly answers: number;
};

// The part of autocannon used here. It is installed in bench/node_modules only, so the product's type check must not
// depend on it.
type Prepared = { method: string; path: string; headers: Record<string, string>; body?: string };
type Scripted = {
  setupRequest: (request: Prepared) => Prepared;
  onResponse: (status: number, body: string, context: unknown, headers: Record<string, string>) => void;
};
type Client = { setRequests: (requests: Scripted[]) => void };
type Cannon = EventEmitter & { stop: () => void };
type CannonOptions = {
  url: string;
  connections: number;
  duration: number;
  sampleInt: number;
  timeout: number;
  setupClient: (client: Client) => void;
};
type Autocannon = (options: CannonOptions, done: (error: Error | null, result: unknown) => void) => Cannon;

/** A slow server is given more time until it gave this many answers, so that its rate is more than noise … */
const ENOUGH_ANSWERS = 30;
/** … but not more than this many times the seconds asked for, and not less than `LEAST_PATIENCE` seconds. */
const PATIENCE = 4;
const LEAST_PATIENCE = 10;
/** Refused answers that end a run: the figures would be those of an error path. */
const TOO_MANY_REFUSED = 3;

const lowerKeys = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/**
 * Holds `connections` busy, each with one request at a time, and counts the answers.
 * The rate is answers / time to the last answer: a run that ends while a slow server still works is not held against it.
 * @throws when answers other than 2xx come, naming the first
 */
export async function load({ url, connections, seconds, talk }: Load): Promise<LoadResult> {
  const autocannon = createRequire(import.meta.url)('autocannon') as Autocannon;
  const durations: number[] = [];
  const refused: string[] = [];
  let last = 0;
  let opened = 0;
  const script = (client: Client): void => {
    const { next, heard } = talk(opened++);
    client.setRequests([
      {
        setupRequest(prepared) {
          const { method, path, headers, body } = next();
          return { ...prepared, method, path, headers: { ...headers }, ...(body === undefined ? {} : { body }) };
        },
        onResponse(status, body, _context, headers) {
          if (status < 200 || status > 299) refused.push(`${status} ${body.slice(0, 400)}`);
          heard?.({ status, body, headers: lowerKeys(headers) });
        },
      },
    ]);
  };
  const begun = performance.now();
  await new Promise<void>((resolve, reject) => {
    const limit = Math.max(seconds * PATIENCE, LEAST_PATIENCE);
    const options = { url, connections, duration: limit + 1, sampleInt: 100, timeout: limit + 60, setupClient: script };
    const cannon = autocannon(options, (error) => (error ? reject(error) : resolve()));
    let stopped = false;
    const check = setInterval(() => {
      const elapsed = (performance.now() - begun) / 1000;
      const enough = elapsed >= seconds && durations.length >= ENOUGH_ANSWERS;
      if (!enough && elapsed < limit && refused.length < TOO_MANY_REFUSED) return;
      stopped = true;
      clearInterval(check);
      cannon.stop();
    }, 20);
    cannon.on('response', (_client: unknown, _status: number, _bytes: number, duration: number) => {
      if (stopped) return;
      last = performance.now();
      durations.push(duration);
    });
  });
  if (refused.length > 0) throw new Error(`${url} refused ${refused.length} of ${durations.length}: ${refused[0]}`);
  const sorted = durations.toSorted((left, right) => left - right);
  const p99 = sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
  const max = sorted.at(-1) ?? Number.NaN;
  return {
    rps: durations.length / ((last - begun) / 1000),
    p50: median(durations),
    p99,
    max,
    answers: durations.length,
  };
}

export const spell = ({ rps, p50, p99 }: LoadResult): string =>
  `${figure(rps)}/s, p50 ${figure(p50)} ms, p99 ${figure(p99)} ms`;
