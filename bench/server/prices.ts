import { addDays, todayIn } from '../../src/domain/calendar/iso-date.ts';
import { ask } from '../lib/ask.ts';
import type { Running } from '../lib/process.ts';
import { median } from '../lib/stats.ts';
import type { Result } from '../measures.ts';
import type { Amounts } from '../options.ts';
import { signIn } from './ours.ts';

const NIGHTS = 30;
const DAYS = 60;

/** One call after the other, as a person makes them: the median of what each takes, transport included. */
async function times(calls: number, call: (index: number) => Promise<number>): Promise<number> {
  const taken: number[] = [];
  for (let index = 0; index < calls; index += 1) {
    const before = performance.now();
    const status = await call(index);
    if (status !== 200) throw new Error(`prices: ${status}`);
    // The first ones warm up.
    if (index >= calls / 10) taken.push(performance.now() - before);
  }
  return median(taken);
}

/** P1, P2: a quote of 30 nights, and 50 estates × 60 nights of the price grid, each question another one. */
export async function measurePrices(server: Running, { calls }: Amounts): Promise<readonly Result[]> {
  const headers = await signIn(server.url);
  const today = todayIn(new Date());
  const list = await ask(`${server.url}/api/estates?status=ACTIVE&pageSize=100`, { headers });
  const { items } = JSON.parse(list.text) as { items: readonly { readonly id: string }[] };
  const quote = await times(calls, async (index) => {
    const checkIn = addDays(today, 1 + (index % 300));
    const stay = { estateId: items[index % items.length]?.id, checkIn, checkOut: addDays(checkIn, NIGHTS), adults: 1 };
    const json = { ...headers, 'content-type': 'application/json' };
    const init = { method: 'POST', headers: json, body: JSON.stringify(stay) };
    return (await ask(`${server.url}/api/quotes`, init)).status;
  });
  const grid = await times(calls, async (index) => {
    const from = addDays(today, index % 300);
    const window = `from=${from}&to=${addDays(from, DAYS)}&pageNumber=${index % 20}&pageSize=50`;
    return (await ask(`${server.url}/api/price-grid?${window}`, { headers })).status;
  });
  return [
    { id: 'P1', ours: quote, note: `median of ${calls} calls, one after the other, with HTTP` },
    { id: 'P2', ours: grid },
  ];
}
