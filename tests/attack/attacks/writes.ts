import type { Attack } from '../attack.ts';
import { startTarget } from '../server.ts';
import { writeMuch } from '../writes.ts';

/** Memory after three times as many writes: a heap grows for the first hundred thousand, then no more. */
const MAX_RATIO = 1.3;

export default {
  name: 'Very many writes',
  run: async ({ options: { writes: most, server }, report }) => {
    if (most <= 0) return;
    // One of its own: what the others made a heap grow to would hide what writing adds.
    const written = await startTarget({ LOGIN_RATE_LIMIT: '1000', WRITE_RATE_LIMIT: '0' }, server);
    try {
      const [first, last] = await writeMuch(written, [Math.floor(most / 3), most]);
      const ratio = Number(((last?.rss ?? 0) / (first?.rss ?? 1)).toFixed(2));
      console.log(`  ${first?.writes} writes: ${first?.rss} MiB; ${last?.writes} writes: ${last?.rss} MiB`);
      report('12.13 memory after three times as many writes', ratio, MAX_RATIO, 'times');
    } finally {
      await written.stop();
    }
  },
} satisfies Attack;
