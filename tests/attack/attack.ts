import { setTimeout } from 'node:timers/promises';
import { healthDuring, startTarget, type Target } from './server.ts';

/**
 * One attack, the default of a file in `attacks/`: what it does to a running server, with its figures and limits. A file
 * more is all that another attack needs.
 */
export type Attack = {
  readonly name: string;
  readonly run: (bench: Bench) => Promise<void>;
};

/** What an attack is given. */
export type Bench = {
  readonly target: Target;
  /** Headers of the company's administrator. */
  readonly headers: Readonly<Record<string, string>>;
  /** Prints a figure; the run fails when it is above its limit. */
  readonly report: (name: string, figure: number, limit: number, unit: string) => void;
  /** How long health takes while the attack runs, against a limit for many callers at once. */
  readonly attacked: (name: string, attack: () => Promise<Answers | undefined>) => Promise<void>;
  /**
   * How long the server's longest turn is while one call is made with the most that it takes. `isOnce`: a second one
   * would not do the same. `most`: another limit than that of all, in ms.
   */
  readonly held: (
    name: string,
    call: () => Promise<{ readonly status: number }>,
    more?: { readonly isOnce?: boolean; readonly most?: number },
  ) => Promise<void>;
  /** The same on a server of its own, with other limits, or other data than those of the example. */
  readonly startAnother: (
    data?: string,
    env?: Readonly<Record<string, string>>,
  ) => Promise<Bench & { readonly stop: () => Promise<void> }>;
  /** Options of the command. */
  readonly options: { readonly writes: number; readonly server: string | undefined };
};
/** How often each status came; 0 for connections that were cut. */
export type Answers = ReadonlyMap<number, number>;

/** ms that health may take at most while an attack runs … */
const MAX_MS = 400;
/** … or so many times what it takes without one, on a machine that has other work to do. */
const TIMES_QUIET = 8;
/** ms of the processor of one turn: nobody waits longer for what somebody else sends. */
const MAX_TURN = 50;
/** How long each attack goes on, ms. */
const LENGTH = 4000;

export async function benchOf(
  target: Target,
  options: Bench['options'],
): Promise<{ readonly bench: Bench; readonly failures: () => number }> {
  let failures = 0;
  const report: Bench['report'] = (name, figure, limit, unit) => {
    const isGood = figure <= limit;
    if (!isGood) failures += 1;
    console.log(`${isGood ? '✓' : '✗'} ${name}: ${figure} ${unit}, limit ${limit} ${unit}`);
  };
  return { bench: await benchWith(target, options, report), failures: () => failures };
}

/** The limits of a server that asks for none of those a person meets who works by hand. */
export const UNLIMITED = { LOGIN_RATE_LIMIT: '1000', WRITE_RATE_LIMIT: '0' };

async function benchWith(target: Target, options: Bench['options'], report: Bench['report']): Promise<Bench> {
  const headers = await target.enter('admin@demo.com', 'admin');
  const quiet = await healthDuring(target, setTimeout(1000));
  const mostMs = Math.max(MAX_MS, quiet.longest * TIMES_QUIET);
  console.log(`  health of the quiet server: median ${quiet.median} ms, longest ${quiet.longest} ms`);
  const bench: Bench = {
    target,
    headers,
    report,
    options,
    startAnother: async (data, env = UNLIMITED) => {
      const another = await startTarget(env, options.server, data);
      return { ...(await benchWith(another, options, report)), stop: another.stop };
    },
    attacked: async (name, attack) => {
      const running = attack();
      const { longest, median } = await healthDuring(target, running);
      const answers = [...((await running) ?? [])].map(([status, count]) => `${count} × ${status || 'cut'}`).join(', ');
      report(`${name} (${answers}; health: median ${median} ms, longest)`, longest, mostMs, 'ms');
    },
    held: async (name, call, { isOnce = false, most = MAX_TURN } = {}) => {
      // The collection of garbage falls on one or the other call; what holds the server up does so on each.
      let best = Infinity;
      let answer = 0;
      for (let tries = isOnce ? 1 : 3; tries > 0 && best > most; tries -= 1) {
        await target.longestTurn();
        const started = performance.now();
        const running = call();
        const health = await healthDuring(target, running);
        const took = Math.round(performance.now() - started);
        const longest = await target.longestTurn();
        if (longest < best) best = longest;
        answer = (await running).status;
        console.log(
          `  ${name}: ${answer} in ${took} ms, longest turn ${longest} ms (health: longest ${health.longest} ms)`,
        );
      }
      report(`${name} (${answer}; longest turn)`, best, most, 'ms');
      if (answer >= 500 || answer === 429) report(`${name}: answers ${answer}`, 1, 0, 'times');
    },
  };
  return bench;
}

/** Repeats a call on so many connections for a while. */
export async function again(connections: number, call: () => Promise<number>): Promise<Answers> {
  const end = performance.now() + LENGTH;
  const counts = new Map<number, number>();
  const one = async (): Promise<void> => {
    while (performance.now() < end) {
      const status = await call().catch(() => 0);
      counts.set(status, (counts.get(status) ?? 0) + 1);
      if (status === 0 || status === 429) await setTimeout(20);
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return counts;
}
