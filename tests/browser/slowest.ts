import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

/** How many of the slowest are named. */
const SLOWEST = 10;

/** Says at the end which journeys took longest. Which ones were flaky, by name, is said by the list reporter. */
export default class SlowestReporter implements Reporter {
  private root = '';
  private suite: Suite | undefined;

  onBegin(config: FullConfig, suite: Suite): void {
    this.root = config.rootDir;
    this.suite = suite;
  }

  onEnd(): void {
    const all = (this.suite?.allTests() ?? []).map((test) => ({
      ms: test.results.reduce((sum, { duration }) => sum + duration, 0),
      name: `${relative(this.root, test.location.file)}:${test.location.line} ${test.title}`,
    }));
    const slowest = all.toSorted((left, right) => right.ms - left.ms).slice(0, SLOWEST);
    console.log('\nSlowest journeys:');
    for (const { ms, name } of slowest) console.log(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
