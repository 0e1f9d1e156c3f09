import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generator, runAndKill } from './kill.ts';
import { moneyViolations } from './money-invariants.ts';
import { openMoneyStore, shippedConfig } from './money-store.ts';

const DRIVER = fileURLToPath(new URL('money-driver.ts', import.meta.url));
const LONGEST_RUN = 1200; // ms
const SNAPSHOT_BYTES = 300_000; // of journal: some snapshots in every run

export type MoneyRun = {
  readonly done: number;
  readonly refused: number;
  readonly kills: number;
  readonly problems: readonly string[];
};

/** Kills people at their work with money until they have done so much; each time what is left is looked at. */
export async function crashMoney({ operations, seed }: { operations: number; seed: number }): Promise<MoneyRun> {
  const random = generator(seed);
  const directory = mkdtempSync(join(tmpdir(), 'crash-money-'));
  const file = join(directory, 'db.json');
  const config = await shippedConfig();
  const safe = new Set<string>();
  const problems: string[] = [];
  let [done, refused, kills] = [0, 0, 0];
  try {
    while (done < operations && problems.length === 0) {
      const lines = await runAndKill({
        driver: DRIVER,
        args: [file, String(SNAPSHOT_BYTES)],
        after: random() * LONGEST_RUN,
      });
      kills += 1;
      for (const line of lines) {
        if (line === '-') refused += 1;
        else done += 1;
        if (line.startsWith('m-')) safe.add(line);
      }
      const store = await openMoneyStore(file, config, SNAPSHOT_BYTES);
      problems.push(...moneyViolations(store, safe));
      await store.close();
    }
    return { done, refused, kills, problems };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
