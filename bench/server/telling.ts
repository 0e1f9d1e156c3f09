import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { figure, median } from '../lib/stats.ts';
import { freePort } from '../lib/process.ts';
import type { Result } from '../measures.ts';
import type { Options } from '../options.ts';
import type { Data } from './data.ts';
import { oursSide, startOurs } from './ours.ts';
import { listAsks } from './requests.ts';
import { interleave } from './side.ts';

type Setup = { readonly product: string; readonly out: string; readonly options: Options; readonly small: Data };

/** What logs into a file and metrics take from the list call, which is quickest where there are few rows: two servers in turn. */
export async function measureTelling({ product, out, options, small }: Setup): Promise<readonly Result[]> {
  const asks = listAsks({ rows: small.rows, keys: ['code', 'channelRef'] });
  const start = async (name: string, telling: Readonly<Record<string, string>>) => {
    const folder = join(out, name);
    cpSync(small.folder, folder, { recursive: true });
    const server = await startOurs({ product, file: join(folder, 'konak.db'), log: join(out, `${name}.log`), telling });
    return oursSide({ name, server, rows: small.rows, asks });
  };
  const telling = await start('telling', { LOG_LEVEL: 'info', METRICS_PORT: String(await freePort()) });
  const silent = await start('silent', { LOG_LEVEL: 'silent' });
  const rates = await interleave({ sides: [telling, silent], operation: 'list', options });
  await Promise.all([telling.server.stop(), silent.server.stop()]);
  const rps = (name: string): number => median((rates.get(name) ?? []).map((result) => result.rps));
  const ours = rps('telling');
  const anchor = rps('silent');
  return [{ id: 'O1', ours, anchor, note: `${figure(1e6 / ours - 1e6 / anchor)} µs a call` }];
}
