import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openJournalStore } from '../../json-server/store/journal-store.ts';
import { ARCHIVED, violations } from './invariants.ts';
import { generator, runAndKill } from './kill.ts';

const DRIVER = fileURLToPath(new URL('driver.ts', import.meta.url));
const RUNS_PER_DIRECTORY = 10; // the next run starts from what the crash before left
const SNAPSHOT_BYTES = 20_000; // of journal: several snapshots in every run
const LONGEST_RUN = 300; // ms

export type CrashOptions = {
  readonly runs: number;
  readonly seed: number;
  /** `acknowledge-first`: with a disk that confirms before it writes. */
  readonly mode?: string;
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
export async function crash({ runs, seed, mode, onRun }: CrashOptions): Promise<CrashRun[]> {
  const random = generator(seed);
  const results: CrashRun[] = [];
  let directory = '';
  let acknowledged = new Map<number, number>();
  try {
    for (let run = 0; run < runs; run++) {
      if (run % RUNS_PER_DIRECTORY === 0 || (results.at(-1)?.problems.length ?? 0) > 0) {
        if (directory !== '') rmSync(directory, { recursive: true, force: true });
        directory = mkdtempSync(join(tmpdir(), 'crash-'));
        acknowledged = new Map();
      }
      const file = join(directory, 'db.json');
      const count = await killOnce({ file, mode, acknowledged, after: random() * LONGEST_RUN });
      const { problems, recovery, counts } = await inspect(file, acknowledged);
      acknowledged = counts;
      const result = { run, acknowledged: count, recovery, problems };
      results.push(result);
      onRun?.(result);
    }
  } finally {
    if (directory !== '') rmSync(directory, { recursive: true, force: true });
  }
  return results;
}

type Kill = { file: string; mode: string | undefined; acknowledged: Map<number, number>; after: number };

/** @returns how many transactions were acknowledged before the end */
async function killOnce({ file, mode, acknowledged, after }: Kill): Promise<number> {
  const extra = mode === undefined ? [] : [mode];
  const lines = await runAndKill({ driver: DRIVER, args: [file, String(SNAPSHOT_BYTES), ...extra], after });
  for (const line of lines) {
    const [writer = 0, number = 0] = line.split(' ').map(Number);
    acknowledged.set(writer, number);
  }
  return lines.length;
}

async function inspect(
  file: string,
  acknowledged: ReadonlyMap<number, number>,
): Promise<{ problems: string[]; recovery: number; counts: Map<number, number> }> {
  const counts = new Map(acknowledged);
  const started = performance.now();
  try {
    JSON.parse(readFileSync(file, 'utf8'));
    const store = await openJournalStore({ file, archived: ARCHIVED, log: () => undefined });
    store.define('log', { unique: [], ordered: { record: 'plain', number: 'plain' }, search: [] });
    const recovery = performance.now() - started;
    const problems = violations(store, acknowledged);
    for (const total of store.table('totals', 't1').all()) {
      counts.set(Number(total.id.slice('writer-'.length)), Number(total['count']));
    }
    await store.close();
    return { problems, recovery, counts };
  } catch (error) {
    return { problems: [String(error)], recovery: 0, counts };
  }
}
