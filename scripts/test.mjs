// `npm test`: everything that CI runs, in one command. The static checks run side by side, the rest in order.
// `npm test -- unit browser` runs only the steps named. `bench` runs only when named: it guards
// the bench, not the product.
import { spawn } from 'node:child_process';
import { findChromium, findHeadless } from './find-chromium.mjs';

const npx = (name, ...args) => ['npx', ['--no-install', name, ...args]];
/** What of the bench depends on screens and calls: the rest of it breaks with its own code, and takes a minute. */
const BENCHED = ['--smoke', '--only', 'browser,S1a'];
const STEPS = [
  { name: 'format', run: npx('oxfmt', '--check'), group: 'static' },
  { name: 'lint', run: ['npm', ['run', '--silent', 'lint']], group: 'static' },
  { name: 'types', run: ['npm', ['run', '--silent', 'types']], group: 'static' },
  { name: 'boundaries', run: ['npm', ['run', '--silent', 'boundaries']], group: 'static' },
  { name: 'unused', run: npx('knip'), group: 'static' },
  { name: 'resources', run: ['npm', ['run', '--silent', 'check:resources']], group: 'static' },
  { name: 'unit', run: npx('vitest', 'run') },
  { name: 'build', run: ['npm', ['run', '--silent', 'build']] },
  { name: 'size', run: npx('size-limit') },
  {
    name: 'bench',
    run: ['npm', ['run', '--silent', 'bench', '--', ...BENCHED]],
    chromium: findChromium,
    isNamedOnly: true,
  },
  { name: 'browser', run: npx('playwright', 'test'), chromium: findHeadless },
];
/** How many static checks run at once: the machines that run this have two cores. */
const SIDE_BY_SIDE = 2;

/** Runs one step; its output is kept together and shown when it ends, live when it runs alone. */
function runStep(step, { live }) {
  const started = Date.now();
  return new Promise((resolve) => {
    const env = { ...process.env, ...(step.chromium ? { CHROMIUM_PATH: step.chromium() } : {}) };
    const child = spawn(step.run[0], step.run[1], { env, stdio: live ? ['ignore', 'inherit', 'inherit'] : 'pipe' });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ step, ok: false, seconds: 0, output: String(error) }));
    child.on('close', (code) =>
      resolve({ step, ok: code === 0, seconds: Math.round((Date.now() - started) / 1000), output }),
    );
  });
}

function report({ step, ok, seconds, output }) {
  if (output.trim() && !ok) console.log(output.trimEnd());
  console.log(`${ok ? '✓' : '✗'} ${step.name} (${seconds} s)`);
}

/** Runs steps side by side; each is reported in its place of the list, once those before it are. */
async function runSideBySide(steps) {
  const queue = [...steps];
  const done = new Map();
  const reported = [];
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      done.set(step, await runStep(step, { live: false }));
      for (let next = done.get(steps[reported.length]); next; next = done.get(steps[reported.length])) {
        report(next);
        reported.push(next);
      }
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
  return reported;
}

async function main() {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new Error(`No step "${unknown.join(', ')}". Steps: ${STEPS.map((s) => s.name).join(', ')}`);
  const steps = STEPS.filter((step) => (wanted.length === 0 ? !step.isNamedOnly : wanted.includes(step.name)));
  const results = await runSideBySide(steps.filter((step) => step.group === 'static'));
  for (const step of steps.filter((each) => each.group !== 'static')) {
    const result = await runStep(step, { live: true });
    report(result);
    results.push(result);
    if (!result.ok && step.name === 'build') break; // nothing after it can be meant
  }
  const failed = results.filter((result) => !result.ok);
  if (failed.length > 0) console.log(`Failed: ${failed.map((result) => result.step.name).join(', ')}`);
  console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

await main();
