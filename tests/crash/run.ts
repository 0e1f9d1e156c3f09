/** R1: `npm run test:crash`, or `node --import tsx tests/crash/run.ts --runs 200 --seed 7 --money 10000`. */
import { parseArgs } from 'node:util';
import { crash } from './crash.ts';
import { crashMoney } from './money.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '200' },
    seed: { type: 'string' },
    mode: { type: 'string' },
    /** Operations with money, by the product's own rules. */
    money: { type: 'string' },
  },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
console.log(`${values.runs} runs, seed ${seed}`);

const results = await crash({
  runs: Number(values.runs),
  seed,
  ...(values.mode === undefined ? {} : { mode: values.mode }),
  onRun: ({ run, problems }) => problems.forEach((problem) => console.error(`run ${run}: ${problem}`)),
});
const acknowledged = results.reduce((sum, run) => sum + run.acknowledged, 0);
const failed = results.filter(({ problems }) => problems.length > 0).length;
const slowest = Math.max(0, ...results.map(({ recovery }) => recovery));
console.log(`${acknowledged} acknowledged, ${failed} of ${results.length} runs with losses or damage`);
console.log(`slowest recovery ${slowest.toFixed(0)} ms`);
let isSound = failed === 0 && (acknowledged > 0 || results.length === 0);
if (values.money !== undefined) {
  const { done, refused, kills, problems } = await crashMoney({ operations: Number(values.money), seed });
  problems.forEach((problem) => console.error(`money: ${problem}`));
  console.log(`money: ${done} done and ${refused} refused, ${kills} kills, ${problems.length} problems`);
  isSound &&= problems.length === 0;
}
process.exitCode = isSound ? 0 : 1;
