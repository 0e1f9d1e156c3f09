import { load, spell, type Conversation, type LoadResult } from '../lib/load.ts';
import type { Running } from '../lib/process.ts';
import type { Options } from '../options.ts';

/** `list`: every connection repeats its own few questions, as open tabs do. `search`: each question is another one. `find`: the
 *  search over everything, in the words of people: also single letters, slips and nonsense. */
export type Operation = 'list' | 'search' | 'find' | 'PATCH' | 'POST';

/** One server under measurement, with the same operations in its own dialect. */
export type Side = {
  readonly name: string;
  readonly server: Running;
  /** Rows found by the query with this number, for comparing the sides before their speed is. */
  readonly total: (query: number) => Promise<number>;
  /** What a connection says in an operation; called before each run, so that tokens and ETags are fresh. */
  readonly prepare: (operation: Operation) => Promise<(connection: number) => Conversation>;
  /** Resolves when the server has nothing left to do from the run before. */
  readonly idle: () => Promise<void>;
};

/** Clients that work at the same time. */
export const CONNECTIONS = 10;

/** One load run, from idle to idle. */
async function runOnce({
  side,
  operation,
  seconds,
}: {
  side: Side;
  operation: Operation;
  seconds: number;
}): Promise<LoadResult> {
  await side.idle();
  const talk = await side.prepare(operation);
  const result = await load({ url: side.server.url, connections: CONNECTIONS, seconds, talk });
  await side.idle();
  return result;
}

/** What each side gave, by its name. */
export type Rates = ReadonlyMap<string, readonly LoadResult[]>;

/** All sides in turn, round after round, one operation. */
export async function interleave({
  sides,
  operation,
  options,
}: {
  sides: readonly Side[];
  operation: Operation;
  options: Pick<Options, 'rounds' | 'seconds'>;
}): Promise<Rates> {
  const rates = new Map<string, LoadResult[]>(sides.map(({ name }) => [name, []]));
  for (let round = 0; round < options.rounds; round += 1) {
    for (const side of sides) {
      const result = await runOnce({ side, operation, seconds: options.seconds });
      console.error(`${operation} ${round + 1}, ${side.name}: ${spell(result)}`);
      rates.get(side.name)?.push(result);
    }
  }
  return rates;
}
