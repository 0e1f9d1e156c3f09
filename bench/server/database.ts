import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { findPrograms, MISSING } from '../../tests/store/postgres-programs.ts';
import { PostgresServer } from '../../tests/store/postgres-server.ts';
import { ask } from '../lib/ask.ts';
import type { Running } from '../lib/process.ts';
import { figure, median } from '../lib/stats.ts';
import type { Result } from '../measures.ts';
import type { Options } from '../options.ts';
import type { Data } from './data.ts';
import { listen } from './listen.ts';
import { etagOf, oursSide, signIn, startOurs } from './ours.ts';
import { listAsks, note } from './requests.ts';
import { interleave, type Operation } from './side.ts';

type Setup = {
  readonly product: string;
  readonly out: string;
  readonly options: Options;
  readonly makeData: (folder: string) => Promise<Data>;
};

const OPERATIONS: readonly (readonly [id: string, operation: Operation])[] = [
  ['D1', 'POST'],
  ['D2', 'PATCH'],
  ['D3', 'list'],
];
/** Changes that a tab is told of, one after the other. */
const CHANGES = 20;

/**
 * D1–D4: the product over a PostgreSQL that is started for it and syncs what it keeps, beside the same over SQLite.
 * Nothing where the machine has none.
 */
export async function measureDatabase({ product, out, options, makeData }: Setup): Promise<readonly Result[]> {
  const programs = findPrograms();
  if (programs === undefined) {
    console.error(`D1–D4 are not measured. ${MISSING}`);
    return [];
  }
  const { folder, rows } = await makeData(join(out, 'data'));
  const file = join(folder, 'konak.db');
  const { url } = await PostgresServer.begin(programs, { isSynced: true });
  copyInto({ product, file, url });
  const onDatabase = (name: string): Promise<Running> =>
    startOurs({ product, file: join(out, name, 'konak.db'), databaseUrl: url, log: join(out, `${name}.log`) });
  const results: Result[] = [];
  const one = await onDatabase('one');
  const operations = OPERATIONS.filter(([id]) => options.only.has(id));
  if (operations.length > 0) {
    const asks = listAsks({ rows, keys: ['code', 'channelRef'] });
    const sqlite = await startOurs({ product, file, log: join(out, 'sqlite.log') });
    const sides = [
      oursSide({ name: 'postgres', server: one, rows, asks }),
      oursSide({ name: 'sqlite', server: sqlite, rows, asks }),
    ];
    for (const [id, operation] of operations) {
      const rates = await interleave({ sides, operation, options });
      const rps = (name: string): number => median((rates.get(name) ?? []).map((result) => result.rps));
      const p99 = (name: string): string => figure(median((rates.get(name) ?? []).map((result) => result.p99)));
      const waits = `p99 PostgreSQL ${p99('postgres')} ms, SQLite ${p99('sqlite')} ms`;
      results.push({ id, ours: rps('postgres'), anchor: rps('sqlite'), note: waits });
    }
    await sqlite.stop();
  }
  if (options.only.has('D4')) {
    const other = await onDatabase('other');
    results.push(await toldOf({ one, other, id: rows[0]!.id }));
    await other.stop();
  }
  await one.stop();
  return results;
}

/** By the product's own command. @throws when it could not */
function copyInto({ product, file, url }: { product: string; file: string; url: string }): void {
  const command = [resolve(product, 'dist/server/server.js'), 'data', 'copy', file, url];
  const { status, stderr, stdout } = spawnSync(process.execPath, command, { cwd: product, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the copy into PostgreSQL failed: ${stdout} ${stderr}`);
}

/** From the moment that a change is sent to one server until a tab that listens to the other hears of it. */
async function toldOf({ one, other, id }: { one: Running; other: Running; id: string }): Promise<Result> {
  const writer = await signIn(one.url);
  const reader = await signIn(other.url);
  const address = `${one.url}/api/reservations/${id}`;
  const waits: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    const etag = await etagOf({ url: address, headers: writer });
    const { heard } = await listen({ url: other.url, headers: reader, text: id });
    const sent = performance.now();
    const headers = { ...writer, 'content-type': 'application/json', 'if-match': etag };
    const { status } = await ask(address, { method: 'PATCH', headers, body: JSON.stringify(note(change)) });
    if (status !== 200) throw new Error(`the change was refused: ${status}`);
    waits.push((await heard) - sent);
  }
  return { id: 'D4', ours: median(waits), note: `median of ${CHANGES}, the longest ${figure(Math.max(...waits))} ms` };
}
