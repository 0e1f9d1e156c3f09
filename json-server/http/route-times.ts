/** Recent calls of a route kept for its percentile. */
const REMEMBERED = 128;

type Times = { count: number; failed: number; readonly last: Float32Array };

export type RouteTime = {
  readonly method: string;
  readonly route: string;
  /** Calls since the start. */
  readonly count: number;
  /** How many of them ended with a 5xx. */
  readonly failed: number;
  /** ms within which 95 of the last 100 calls were answered */
  readonly p95: number;
};

export type RouteTimes = {
  readonly note: (call: {
    readonly method: string;
    readonly route: string;
    readonly status: number;
    readonly ms: number;
  }) => void;
  /** The slowest first. */
  readonly slowest: (most: number) => readonly RouteTime[];
};

/** How long the calls of each route take: a few numbers a route, kept on every server. */
export function createRouteTimes(): RouteTimes {
  const times = new Map<string, Times>();
  return {
    note: ({ method, route, status, ms }) => {
      const name = `${method} ${route}`;
      let known = times.get(name);
      if (known === undefined) {
        known = { count: 0, failed: 0, last: new Float32Array(REMEMBERED) };
        times.set(name, known);
      }
      known.last[known.count % REMEMBERED] = ms;
      known.count += 1;
      if (status >= 500) known.failed += 1;
    },
    slowest: (most) =>
      [...times]
        .map(([name, { count, failed, last }]) => {
          const [method = '', route = ''] = name.split(' ');
          const sorted = last.slice(0, Math.min(count, REMEMBERED)).sort();
          const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
          return { method, route, count, failed, p95: Math.round(p95 * 10) / 10 };
        })
        .sort((one, other) => other.p95 - one.p95)
        .slice(0, most),
  };
}
