/**
 * 12.13: how much memory a server has after very many writes, at the same number of records. Half of the calls change a
 * reservation, the others create a note of a guest with an Idempotency-Key and take it away again.
 * `node --import tsx tests/attack/writes.ts --from 100000 --to 1000000 [--server dist/server/server.js]`
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { startTarget, type Target } from './server.ts';

const CONNECTIONS = 16;
/** A token lives a quarter of an hour. */
const SIGN_IN_AGAIN = 5 * 60 * 1000; // ms

type Figures = { readonly writes: number; readonly rss: number; readonly perSecond: number };

async function idsOf(target: Target, headers: Record<string, string>): Promise<string[]> {
  const path = '/api/reservations?pageNumber=0&pageSize=100&sortBy=createdAt&sortDirection=DESC';
  const { text } = await target.send({ path, headers });
  return (JSON.parse(text) as { items: { id: string }[] }).items.map(({ id }) => id);
}

/** Writes until `counter` has reached each of `marks`. @returns the memory at each */
export async function writeMuch(target: Target, marks: readonly number[]): Promise<Figures[]> {
  let headers = await target.enter('admin@demo.com', 'admin');
  const again = setInterval(() => {
    void target.enter('admin@demo.com', 'admin').then((fresh) => (headers = fresh));
  }, SIGN_IN_AGAIN);
  const ids = await idsOf(target, headers);
  const figures: Figures[] = [];
  let writes = 0;
  let refused = 0;
  const call = async (method: string, path: string, body: object | undefined, more: Record<string, string> = {}) => {
    const answer = await target.send({
      method,
      path,
      headers: { ...headers, ...more },
      ...(body && { body: JSON.stringify(body) }),
    });
    writes += 1;
    if (answer.status >= 300 && ++refused > 20) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return answer;
  };
  const change = async (connection: number, goal: number): Promise<void> => {
    const own = ids.filter((_, at) => at % CONNECTIONS === connection);
    const etags = new Map<string, string>();
    for (let turn = 0; writes < goal; turn++) {
      const id = own[turn % own.length] ?? '';
      const path = `/api/reservations/${id}`;
      const etag = etags.get(id) ?? (await target.send({ path, headers })).headers.etag ?? '';
      const { headers: told } = await call(
        'PATCH',
        path,
        { notes: `Late arrival ${randomUUID()}` },
        { 'if-match': etag },
      );
      if (told.etag === undefined) etags.delete(id);
      else etags.set(id, told.etag);
      if (turn % 2 === 0) continue;
      const guest = { firstName: 'Attack', lastName: randomUUID(), notes: 'x'.repeat(200) };
      const made = await call('POST', '/api/guests', guest, { 'idempotency-key': randomUUID() });
      if (made.status !== 201) continue;
      const { id: newId } = JSON.parse(made.text) as { id: string };
      await call('DELETE', `/api/guests/${newId}`, undefined, { 'if-match': made.headers.etag ?? '' });
    }
  };
  for (const mark of marks) {
    const started = performance.now();
    const before = writes;
    await Promise.all(Array.from({ length: CONNECTIONS }, (_, connection) => change(connection, mark)));
    const perSecond = Math.round(((writes - before) / (performance.now() - started)) * 1000);
    figures.push({ writes, rss: target.rss(), perSecond });
  }
  clearInterval(again);
  return figures;
}

if (process.argv[1]?.endsWith('writes.ts')) {
  const { values } = parseArgs({
    options: {
      from: { type: 'string', default: '50000' },
      to: { type: 'string', default: '300000' },
      server: { type: 'string' },
    },
  });
  const target = await startTarget({ WRITE_RATE_LIMIT: '0', LOGIN_RATE_LIMIT: '1000' }, values.server);
  try {
    const figures = await writeMuch(target, [Number(values.from), Number(values.to)]);
    for (const { writes, rss, perSecond } of figures)
      console.log(`${writes} writes: ${rss} MiB, ${perSecond} a second`);
    console.log(`ratio ${((figures[1]?.rss ?? 0) / (figures[0]?.rss ?? 1)).toFixed(2)}`);
  } finally {
    await target.stop();
  }
}
