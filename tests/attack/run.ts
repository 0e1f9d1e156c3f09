/**
 * `npm run test:attack`: what strangers and accounts may send, at its most, against a server of its own on this machine.
 * Prints a line for each attack of `attacks/` with its figure and its limit; fails when a limit is passed.
 * The built server is attacked, `--server` names another one and `--source` takes the sources; `--only calendars` does a
 * part; `--writes 480000` for the memory of writing, some ten minutes (0 leaves it out).
 */
import { existsSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Attack, benchOf, UNLIMITED } from './attack.ts';
import { startTarget } from './server.ts';

const BUILT = 'dist/server/server.js';
const { values } = parseArgs({
  options: {
    writes: { type: 'string', default: '480000' },
    server: { type: 'string', default: BUILT },
    source: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});
const server = values.source ? undefined : values.server;
if (server !== undefined && !existsSync(server)) throw new Error(`${server} is not there; run npm run build first`);

const files = readdirSync(new URL('attacks', import.meta.url)).filter((file) => file.includes(values.only));
const target = await startTarget(UNLIMITED, server);
try {
  const { bench, failures } = await benchOf(target, { writes: Number(values.writes), server });
  for (const file of files.toSorted()) {
    const { default: attack } = (await import(`./attacks/${file}`)) as { readonly default: Attack };
    console.log(attack.name);
    await attack.run(bench);
  }
  process.exitCode = failures() > 0 ? 1 : 0;
} finally {
  await target.stop();
}
