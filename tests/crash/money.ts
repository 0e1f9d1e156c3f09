import { fileURLToPath } from 'node:url';
import { data } from '../../json-server/commands/data/data.ts';
import { readEnvironment } from '../../json-server/http/environment.ts';
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

export type MoneyOptions = {
  readonly operations: number;
  /** It goes on until there were so many, too. */
  readonly kills: number;
  readonly seed: number;
  readonly database?: string | undefined;
  /** As of `CrashOptions`. */
  readonly before?: () => Promise<void>;
  readonly onKill?: (kills: number) => void;
};

/** Kills people at their work with stays and money; each time what is left is looked at, and at the end by `check`. */
export async function crashMoney({
  operations,
  kills: fewest,
  seed,
  database,
  before,
  onKill,
}: MoneyOptions): Promise<MoneyRun> {
  const random = generator(seed);
  const { at, quiet, remove } = await newPlace(database);
  const config = await shippedConfig();
  const safe = new Set<string>();
  const problems: string[] = [];
  let done = 0;
  let refused = 0;
  let kills = 0;
  const look = async (): Promise<void> => {
    const store = await openMoneyStore(at, config);
    problems.push(...moneyViolations(store, safe));
    await store.close();
  };
  try {
    await look();
    // Some rows of the tests lack what other tests never ask for.
    const known = await findings(at);
    while ((done < operations || kills < fewest) && problems.length === 0) {
      const after = random() * LONGEST_RUN;
      const lines = await runAndKill({ driver: DRIVER, args: [at], after, ...(before && { before }) });
      kills += 1;
      for (const line of lines) {
        if (line === '-') refused += 1;
        else done += 1;
        if (line.startsWith('m-')) safe.add(line);
      }
      await quiet();
      await look();
      onKill?.(kills);
    }
    for (const finding of await findings(at)) if (!known.has(finding)) problems.push(finding);
    return { done, refused, kills, problems };
  } finally {
    await remove();
  }
}

/** What `npm run data -- check` names, each by company, collection, id and field. */
async function findings(at: string): Promise<ReadonlySet<string>> {
  const environment = readEnvironment(at.startsWith('postgres') ? { DATABASE_URL: at } : { DB_FILE: at });
  const named = new Set<string>();
  const print = (line: string): void => void (/^\w+: [\w-]+\/\S+ /.test(line) && named.add(line));
  await data(environment, { argv: ['check'], print, output: { write: () => true } });
  return named;
}
