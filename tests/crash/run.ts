/**
 * R1: `npm run test:crash`, or `-- --runs 200 --seed 7 --money 10000`; on PostgreSQL with `--database postgres://…`, or with
 * `--database own` on one that is started for it and killed too.
 */
import { parseArgs } from 'node:util';
import { crash, type CrashOptions } from './crash.ts';
import { crashMoney } from './money.ts';
import { startPostgres } from './own-postgres.ts';

const { values } = parseArgs({
  options: {
    /** 200, or 50 on PostgreSQL. */
    runs: { type: 'string' },
    seed: { type: 'string' },
    mode: { type: 'string' },
    /** Operations with stays and money, by the product's own rules; at least as many kills as `runs`. */
    money: { type: 'string' },
    /** Nothing but that. */
    'only-money': { type: 'boolean' },
    database: { type: 'string' },
  },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const runs = Number(values.runs ?? (values.database === undefined ? 200 : 50));
const own = values.database === 'own' ? await startPostgres() : undefined;
const database = own?.url ?? values.database;
console.log(`${runs} runs, seed ${seed}`);

/** @returns whether nothing was lost */
async function kill(what: string, more: Pick<CrashOptions, 'before'> = {}): Promise<boolean> {
  const results = await crash({
    ...more,
    runs,
    seed,
    database,
    ...(values.mode === undefined ? {} : { mode: values.mode }),
    onRun: ({ run, problems }) => {
      if (run % 10 === 9) console.log(`${what}: ${run + 1} runs`);
      problems.forEach((problem) => console.error(`run ${run}: ${problem}`));
    },
  });
  const acknowledged = results.reduce((sum, run) => sum + run.acknowledged, 0);
  const failed = results.filter(({ problems }) => problems.length > 0).length;
  const slowest = Math.max(0, ...results.map(({ recovery }) => recovery));
  console.log(`${what}: ${acknowledged} acknowledged, ${failed} of ${results.length} runs with losses or damage`);
  console.log(`slowest recovery ${slowest.toFixed(0)} ms`);
  return failed === 0 && (acknowledged > 0 || results.length === 0);
}

/** @returns whether the books are right */
async function killMoney(what: string, more: Pick<CrashOptions, 'before'> = {}): Promise<boolean> {
  const operations = Number(values.money);
  const onKill = (count: number): void => {
    if (count % 10 === 0) console.log(`money, ${what}: ${count} kills`);
  };
  const options = { ...more, operations, kills: runs, seed, database, onKill };
  const { done, refused, kills, problems } = await crashMoney(options);
  problems.forEach((problem) => console.error(`money: ${problem}`));
  console.log(`money, ${what}: ${done} done and ${refused} refused, ${kills} kills, ${problems.length} problems`);
  return problems.length === 0 && done > 0;
}

try {
  const crashes = own ? [{}, { before: own.crash }] : [{}];
  let isSound = true;
  for (const more of crashes) {
    const what = 'before' in more ? 'PostgreSQL killed, then the server' : 'the server killed';
    if (!values['only-money']) isSound = (await kill(what, more)) && isSound;
    if (values.money !== undefined) isSound = (await killMoney(what, more)) && isSound;
  }
  process.exitCode = isSound ? 0 : 1;
} finally {
  own?.stop();
}
