import { parseArgs } from 'node:util';
import { MEASURES, type Measure } from './measures.ts';

/** How much a figure is made of. */
export type Amounts = {
  /** Homes of each server. */
  readonly estates: number;
  /** Reservations of the small server, which growth is measured against. */
  readonly smallRows: number;
  /** Entries in the ledger of one home. */
  readonly entries: number;
  /** Calls, one after the other, of which the median counts. */
  readonly calls: number;
  /** How often a file of the configuration is saved. */
  readonly saves: number;
  /** ms in which a server without work shows that it has none. */
  readonly rest: number;
  /** ms after a page's first row in which what comes late counts too. */
  readonly settle: number;
};

const WHOLE: Amounts = {
  estates: 1000,
  smallRows: 1000,
  entries: 10_000,
  calls: 200,
  saves: 7,
  rest: 3000,
  settle: 1500,
};
/** Enough for each measure to be taken. */
const FEW: Amounts = { estates: 60, smallRows: 500, entries: 100, calls: 10, saves: 1, rest: 0, settle: 100 };

export type Options = {
  /** Ids of `MEASURES`. */
  readonly only: ReadonlySet<string>;
  /** Reservations of the big server. */
  readonly rows: number;
  /** Of each load run. */
  readonly seconds: number;
  /** Load runs of each operation and server, and start-ups. */
  readonly rounds: number;
  /** Page visits of each target. */
  readonly runs: number;
  /** Each measure once, with few rows: says whether it can still be taken, and judges nothing. */
  readonly smoke: boolean;
  /** Slow-down of the browser's CPU: a modest office machine. */
  readonly cpu: number;
  /** Turns of a page before those that count. */
  readonly cold: number;
  readonly amounts: Amounts;
  readonly json: boolean;
  /** Builds the product even when a build is there. */
  readonly build: boolean;
  /** Keeps CPU profiles of our big server in bench/out. */
  readonly profile: boolean;
};

export const USAGE = `npm run bench -- [options]
  --only LIST     server, database, browser, widgets or ids, comma-separated: S1,S4a,F4; S4 means S4a and S4b
  --rows N        reservations of the big server (100000)
  --seconds N     length of each load run (5)
  --rounds N      interleaved load runs of each operation, and start-ups (3)
  --runs N        visits of each page (5)
  --smoke         each measure once with few rows; fails only when one gives no figure
  --build         build the product first even if dist/ is there
  --profile       write a CPU profile of our big server to bench/out
  --json          print JSON instead of the table`;

function selected(list: string | undefined, without: readonly Measure['group'][]): ReadonlySet<string> {
  const named = (measure: Measure, name: string): boolean =>
    name === measure.group || name === measure.id || name === measure.id.replace(/[a-z]$/, '');
  if (list === undefined)
    return new Set(MEASURES.filter((measure) => !without.includes(measure.group)).map(({ id }) => id));
  const ids = list.split(',').flatMap((name) => {
    const found = MEASURES.filter((measure) => named(measure, name));
    if (found.length === 0) throw new Error(`--only: no measure "${name}"\n${USAGE}`);
    return found.map(({ id }) => id);
  });
  return new Set(ids);
}

function count({ name, text, fallback }: { name: string; text: string | undefined; fallback: number }): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name}: a whole number from 1 on, not "${text}"`);
  return value;
}

/** @throws with the usage for an unknown option or a value that is not a number */
export function readOptions(args: readonly string[]): Options {
  const number = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: number,
      rows: number,
      seconds: number,
      rounds: number,
      runs: number,
      json: flag,
      smoke: flag,
      build: flag,
      profile: flag,
      help: flag,
    },
  });
  if (values.help) {
    console.log(USAGE);
    process.exit(0);
  }
  const { smoke } = values;
  return {
    // A database of its own would make a smoke run twice as long.
    only: selected(values.only, smoke ? ['database'] : []),
    rows: count({ name: 'rows', text: values.rows, fallback: smoke ? FEW.smallRows : 100_000 }),
    seconds: count({ name: 'seconds', text: values.seconds, fallback: smoke ? 0.2 : 5 }),
    rounds: count({ name: 'rounds', text: values.rounds, fallback: smoke ? 1 : 3 }),
    runs: count({ name: 'runs', text: values.runs, fallback: smoke ? 1 : 5 }),
    smoke,
    cpu: smoke ? 1 : 4,
    cold: smoke ? 0 : 1,
    amounts: smoke ? FEW : WHOLE,
    json: values.json,
    build: values.build,
    profile: values.profile,
  };
}
