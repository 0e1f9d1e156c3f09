import { fileURLToPath } from 'node:url';
import { generator, runAndKill } from './kill.ts';
import { moneyViolations } from './money-invariants.ts';
import { openMoneyStore, shippedConfig } from './money-store.ts';
import { newPlace } from './places.ts';

const DRIVER = fileURLToPath(new URL('money-driver.ts', import.meta.url));
const LONGEST_RUN = 1200; // ms

export type MoneyRun = {
  readonly done: number;
  readonly refused: number;
  readonly kills: number;
  readonly problems: readonly string[];
};

/** Kills people at their work with money until they have done so much; each time what is left is looked at. */
export async function crashMoney({
  operations,
  seed,
  database,
}: {
  readonly operations: number;
  readonly seed: number;
  readonly database?: string | undefined;
}): Promise<MoneyRun> {
  const random = generator(seed);
  const { at, remove } = await newPlace(database);
  const config = await shippedConfig();
  const safe = new Set<string>();
  const problems: string[] = [];
  let [done, refused, kills] = [0, 0, 0];
  try {
    while (done < operations && problems.length === 0) {
      const lines = await runAndKill({ driver: DRIVER, args: [at], after: random() * LONGEST_RUN });
      kills += 1;
      for (const line of lines) {
        if (line === '-') refused += 1;
        else done += 1;
        if (line.startsWith('m-')) safe.add(line);
      }
      const store = await openMoneyStore(at, config);
      problems.push(...moneyViolations(store, safe));
      await store.close();
    }
    return { done, refused, kills, problems };
  } finally {
    await remove();
  }
}
