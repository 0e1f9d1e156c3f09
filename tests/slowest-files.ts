import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** How many of the slowest are named. */
const SLOWEST = 10;

/** What a file took in all: its imports, its setup and its tests. */
const msOf = (module: TestModule): number => {
  const { duration, collectDuration, setupDuration, environmentSetupDuration } = module.diagnostic();
  return duration + collectDuration + setupDuration + environmentSetupDuration;
};

/** Says at the end which files took longest, and which tests passed only when they were run again. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length < 2) return;
    const all = modules.map((module) => ({ ms: msOf(module), name: relative('', module.moduleId) }));
    console.log('\nSlowest test files:');
    for (const { ms, name } of all.toSorted((left, right) => right.ms - left.ms).slice(0, SLOWEST))
      console.log(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
    const flaky = modules.flatMap((module) =>
      [...module.children.allTests('passed')].filter((test) => test.diagnostic()?.flaky),
    );
    if (flaky.length > 0) console.log('\nFlaky, passed when run again:');
    for (const { module, fullName } of flaky) console.log(`  ${relative('', module.moduleId)} ${fullName}`);
  }
}
