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
    /** Operations with money, by the product's own rules. */
    money: { type: 'string' },
    database: { type: 'string' },
  },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const runs = Number(values.runs ?? (values.database === undefined ? 200 : 50));
const own = values.database === 'own' ? startPostgres() : undefined;
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
    onRun: ({ run, problems }) => problems.forEach((problem) => console.error(`run ${run}: ${problem}`)),
  });
  const acknowledged = results.reduce((sum, run) => sum + run.acknowledged, 0);
  const failed = results.filter(({ problems }) => problems.length > 0).length;
  const slowest = Math.max(0, ...results.map(({ recovery }) => recovery));
  console.log(`${what}: ${acknowledged} acknowledged, ${failed} of ${results.length} runs with losses or damage`);
  console.log(`slowest recovery ${slowest.toFixed(0)} ms`);
  return failed === 0 && (acknowledged > 0 || results.length === 0);
}

try {
  let isSound = await kill('the server killed');
  if (own) isSound = (await kill('PostgreSQL killed, then the server', { before: own.crash })) && isSound;
  if (values.money !== undefined) {
    const { done, refused, kills, problems } = await crashMoney({ operations: Number(values.money), seed, database });
    problems.forEach((problem) => console.error(`money: ${problem}`));
    console.log(`money: ${done} done and ${refused} refused, ${kills} kills, ${problems.length} problems`);
    isSound &&= problems.length === 0;
  }
  process.exitCode = isSound ? 0 : 1;
} finally {
  own?.stop();
}
