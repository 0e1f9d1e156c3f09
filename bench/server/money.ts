import { addDays, todayIn } from '../../src/domain/calendar/iso-date.ts';
import { ask } from '../lib/ask.ts';
import type { Running } from '../lib/process.ts';
import { median } from '../lib/stats.ts';
import type { Result } from '../measures.ts';
import type { Amounts } from '../options.ts';
import { signIn } from './ours.ts';

/** ms between two small questions that are asked while the month is made */
const BEAT = 20;

/**
 * M1, M2: the statements of a month of all homes in one call, and how long somebody else waits meanwhile; M3: what a home
 * of 10,000 entries is owed, by the ledger.
 * @param home id of that home
 */
export async function measureMoney(server: Running, home: string, { calls }: Amounts): Promise<readonly Result[]> {
  const headers = await signIn(server.url);
  const today = todayIn(new Date());
  const extract = `${server.url}/api/extracts?estateId=${home}&from=${today}&to=${today}`;
  const balances: number[] = [];
  for (let index = 0; index < calls; index += 1) {
    const before = performance.now();
    const { status, text } = await ask(extract, { headers });
    if (status !== 200) throw new Error(`extract: ${status} ${text}`);
    // The first ones warm up.
    if (index >= calls / 10) balances.push(performance.now() - before);
  }
  const lastMonth = addDays(`${today.slice(0, 7)}-01`, -1);
  const year = Number(lastMonth.slice(0, 4));
  const month = Number(lastMonth.slice(5, 7));
  const state = { isRunning: true };
  let longest = 0;
  const beats = (async () => {
    while (state.isRunning) {
      const before = performance.now();
      await ask(`${server.url}/api/health`);
      longest = Math.max(longest, performance.now() - before);
      await new Promise((resolve) => setTimeout(resolve, BEAT));
    }
  })();
  const begun = performance.now();
  const { status, text } = await ask(`${server.url}/api/statements/generate`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ year, month }),
  });
  const taken = performance.now() - begun;
  state.isRunning = false;
  await beats;
  if (status !== 200) throw new Error(`generate: ${status} ${text}`);
  const { created, total } = JSON.parse(text) as { created: number; total: number };
  return [
    { id: 'M1', ours: taken, note: `${created} statements of ${total} homes in one call` },
    { id: 'M2', ours: longest },
    { id: 'M3', ours: median(balances), note: `median of ${calls} calls, one after the other, with HTTP` },
  ];
}
