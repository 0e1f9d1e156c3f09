import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { ask } from '../lib/ask.ts';
import type { LoadResult } from '../lib/load.ts';
import type { Running } from '../lib/process.ts';
import { figure, median } from '../lib/stats.ts';
import type { Result } from '../measures.ts';
import type { Options } from '../options.ts';
import { measureConfig } from './config.ts';
import type { Data } from './data.ts';
import { measureExport } from './export.ts';
import { oursSide, signIn, startOurs } from './ours.ts';
import { listAsks } from './requests.ts';
import { interleave, type Operation, type Rates, type Side } from './side.ts';
import { measureMoney } from './money.ts';
import { measurePrices } from './prices.ts';
import { startStock, stockSide } from './stock.ts';
import { measureTelling } from './telling.ts';

type Setup = {
  readonly root: string;
  readonly product: string;
  readonly out: string;
  readonly options: Options;
  readonly big: Data;
  readonly small: Data;
};

/** Text keys that both sides look into. */
const SEARCHED = ['code', 'channelRef'];
/** Lists compared by their totals before their speed is. */
const COMPARED = 5;

const starter = ({ root, product, out, options, big, small }: Setup) => ({
  stock: () =>
    startStock({ root, file: join(out, 'stock.json'), log: join(out, 'stock.log'), readyId: big.rows[0]!.id }),
  big: (profile = false) =>
    startOurs({
      product,
      file: join(out, 'big/konak.db'),
      log: join(out, 'big.log'),
      ...(profile && options.profile ? { profile: join(out, 'profile') } : {}),
    }),
  small: () => startOurs({ product, file: join(out, 'small/konak.db'), log: join(out, 'small.log') }),
  copy: () => {
    cpSync(big.folder, join(out, 'big'), { recursive: true });
    cpSync(small.folder, join(out, 'small'), { recursive: true });
    cpSync(big.stockFile, join(out, 'stock.json'));
  },
});
type Starter = ReturnType<typeof starter>;

/** Starts both sides in turn on the same rows; ours has its indexes when its first list comes. */
async function startTimes({
  start,
  options: { rounds, smoke },
}: {
  start: Starter;
  options: Options;
}): Promise<readonly Result[]> {
  const stock: number[] = [];
  const health: number[] = [];
  const firstList: number[] = [];
  // Once before: the first start ever turns the delivered data into working data.
  if (!smoke) await (await start.big()).stop();
  for (let round = 0; round < rounds; round += 1) {
    const theirs = await start.stock();
    stock.push(theirs.startMs);
    await theirs.stop();
    const ours = await start.big();
    const ready = performance.now();
    const headers = await signIn(ours.url);
    const signedIn = performance.now();
    const { status } = await ask(`${ours.url}/api/reservations?pageNumber=0&pageSize=10`, { headers });
    if (status !== 200) throw new Error(`first list: ${status}`);
    health.push(ours.startMs);
    // Signing in is slow on purpose (password hash) and no part of starting.
    firstList.push(ours.startMs + performance.now() - signedIn);
    console.error(
      `start ${round + 1}: stock ${figure(theirs.startMs)} ms, ours ${figure(ours.startMs)} ms, sign-in ${figure(signedIn - ready)} ms`,
    );
    await ours.stop();
  }
  return [
    { id: 'S8a', ours: median(health), anchor: median(stock) },
    { id: 'S8b', ours: median(firstList), anchor: median(stock) },
  ];
}

async function compareTotals(sides: readonly [Side, Side]): Promise<string> {
  const totals: string[] = [];
  for (let query = 0; query < COMPARED; query += 1) {
    const theirs = await sides[0].total(query);
    const ours = await sides[1].total(query);
    totals.push(`${ours}/${theirs}`);
  }
  return `rows found ours/stock: ${totals.join(', ')}`;
}

function judgeRates({ operation, rates }: { operation: Operation; rates: Rates }): Result[] {
  const rps = (name: string): number => median((rates.get(name) ?? []).map((result) => result.rps));
  const middle = (name: string, pick: (result: LoadResult) => number): string =>
    figure(median((rates.get(name) ?? []).map(pick)));
  const note = `ours p50 ${middle('big', ({ p50 }) => p50)} ms, p99 ${middle('big', ({ p99 }) => p99)} ms; stock p50 ${middle('stock', ({ p50 }) => p50)} ms`;
  const own = rps('big');
  const stock = rps('stock');
  const small = rps('small');
  if (operation === 'list') {
    return [
      { id: 'S1a', ours: own, anchor: stock, note },
      { id: 'S3a', ours: own, anchor: small },
    ];
  }
  if (operation === 'search') {
    const slowest = median((rates.get('big') ?? []).map(({ p99 }) => p99));
    return [
      { id: 'S1b', ours: own, anchor: stock, note },
      { id: 'S3b', ours: slowest, note: `at 1,000 rows ${middle('small', ({ p99 }) => p99)} ms` },
    ];
  }
  if (operation === 'find') {
    return [
      { id: 'S2', ours: own, anchor: stock, note: `${note}; ours longest ${middle('big', ({ max }) => max)} ms` },
    ];
  }
  const letter = operation === 'PATCH' ? 'a' : 'b';
  return [
    { id: `S4${letter}`, ours: own, anchor: stock, note },
    // Cost is time per write: the turned-round ratio of the rates.
    { id: `S5${letter}`, ours: 1000 / own, anchor: 1000 / small, note: 'ms of the server per write' },
  ];
}

const NEEDS: readonly (readonly [Operation, readonly string[]])[] = [
  ['list', ['S1a', 'S3a', 'S7']],
  ['search', ['S1b', 'S3b', 'S7']],
  ['find', ['S2', 'S7']],
  ['PATCH', ['S4a', 'S5a', 'S7']],
  ['POST', ['S4b', 'S5b', 'S7']],
];

/** Peak memory of both after the same operations. */
function memory({ big, stock }: { big: Running; stock: Running }): Result {
  return { id: 'S7', ours: big.peakMiB(), anchor: stock.peakMiB() };
}

/** Runs what `options.only` names. */
export async function measureServer(setup: Setup): Promise<readonly Result[]> {
  const { options, big, small } = setup;
  const start = starter(setup);
  const wants = (ids: readonly string[]): boolean => ids.some((id) => options.only.has(id));
  start.copy();
  const results: Result[] = [];
  if (wants(['S8a', 'S8b'])) results.push(...(await startTimes({ start, options })));
  // Each of its own, which nothing was asked before; where no figure counts, all take the same.
  const shared = options.smoke ? await start.big(true) : undefined;
  const onBig = async (measure: (server: Running) => Promise<readonly Result[]>): Promise<void> => {
    const server = shared ?? (await start.big());
    results.push(...(await measure(server)));
    if (!shared) await server.stop();
  };
  const { amounts } = options;
  if (wants(['P1', 'P2'])) await onBig((server) => measurePrices(server, amounts));
  if (wants(['M1', 'M2', 'M3'])) await onBig((server) => measureMoney(server, big.home, amounts));
  if (wants(['C1', 'C2', 'C3', 'C4'])) results.push(...(await measureConfig(setup)));
  if (wants(['O1'])) results.push(...(await measureTelling(setup)));
  if (wants(['X1', 'X2'])) await onBig((server) => measureExport(server, amounts));
  const operations = NEEDS.filter(([, ids]) => wants(ids)).map(([operation]) => operation);
  if (operations.length === 0) {
    await shared?.stop();
    return results;
  }
  const servers = {
    stock: await start.stock(),
    big: shared ?? (await start.big(true)),
    small: await start.small(),
  };
  const asks = listAsks({ rows: big.rows, keys: SEARCHED });
  const smallAsks = listAsks({ rows: small.rows, keys: SEARCHED });
  const stock = stockSide({ server: servers.stock, rows: big.rows, asks });
  const ours = oursSide({ name: 'big', server: servers.big, rows: big.rows, asks });
  const sides = [stock, ours, oursSide({ name: 'small', server: servers.small, rows: small.rows, asks: smallAsks })];
  if (operations.includes('list') || operations.includes('search')) console.error(await compareTotals([stock, ours]));
  for (const operation of operations) {
    const rates = await interleave({ sides, operation, options });
    results.push(...judgeRates({ operation, rates }));
  }
  if (wants(['S7'])) results.push(memory(servers));
  await Promise.all(Object.values(servers).map((server) => server.stop()));
  return results;
}
