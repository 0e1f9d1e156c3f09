import { fileURLToPath } from 'node:url';
import { openBooks, violations } from './books.ts';
import { generator, runAndKill } from './kill.ts';
import { newPlace, type CrashPlace } from './places.ts';

const DRIVER = fileURLToPath(new URL('driver.ts', import.meta.url));
const RUNS_PER_PLACE = 10; // the next run starts from what the crash before left
const LONGEST_RUN = 300; // ms

export type CrashOptions = {
  readonly runs: number;
  readonly seed: number;
  /** `acknowledge-first`: with an engine that confirms before it writes. */
  readonly mode?: string;
  /** Address of a PostgreSQL; without, SQLite. */
  readonly database?: string | undefined;
  /** Happens while the driver writes, before it is killed too. */
  readonly before?: () => Promise<void>;
  readonly onRun?: (run: CrashRun) => void;
};

export type CrashRun = {
  readonly run: number;
  readonly acknowledged: number;
  /** Of opening what the crash left, in ms. */
  readonly recovery: number;
  readonly problems: readonly string[];
};

/** Kills a writing process at random moments and looks at what is left each time. */
export async function crash({ runs, seed, mode, database, before, onRun }: CrashOptions): Promise<CrashRun[]> {
  const random = generator(seed);
  const results: CrashRun[] = [];
  let place: CrashPlace | undefined;
  let acknowledged = new Map<number, number>();
  try {
    for (let run = 0; run < runs; run++) {
      if (run % RUNS_PER_PLACE === 0 || (results.at(-1)?.problems.length ?? 0) > 0) {
        await place?.remove();
        place = await newPlace(database);
        acknowledged = new Map();
      }
      place ??= await newPlace(database);
      const { at, quiet } = place;
      const args = mode === undefined ? [at] : [at, mode];
      const after = random() * LONGEST_RUN;
      const lines = await runAndKill({ driver: DRIVER, args, after, ...(before && { before }) });
      for (const line of lines) {
        const [writer = 0, number = 0] = line.split(' ').map(Number);
        acknowledged.set(writer, number);
      }
      await quiet();
      const { problems, recovery, counts } = await inspect(at, acknowledged);
      acknowledged = counts;
      const result = { run, acknowledged: lines.length, recovery, problems };
      results.push(result);
      onRun?.(result);
    }
  } finally {
    await place?.remove();
  }
  return results;
}

async function inspect(
  at: string,
  acknowledged: ReadonlyMap<number, number>,
): Promise<{ problems: string[]; recovery: number; counts: Map<number, number> }> {
  const counts = new Map(acknowledged);
  const started = performance.now();
  try {
    const store = await openBooks({ at });
    const recovery = performance.now() - started;
    const problems = await violations(store, acknowledged);
    for (const { id, count } of store.table('totals', 't1').all()) {
      if (id.startsWith('writer-')) counts.set(Number(id.slice('writer-'.length)), Number(count));
    }
    await store.close();
    return { problems, recovery, counts };
  } catch (error) {
    return { problems: [String(error)], recovery: 0, counts };
  }
}
