// 12.14, R17: the list of all guests is made and sent in slices, for readers of any speed.
import { get, type IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Row } from '../../src/config/types.ts';
import { ROWS } from './rows.ts';
import { startApp, type TestApp } from './support.ts';

const GUESTS = 7390;
/** ms of work between two turns of the loop; about 15 here, and 135 in one piece, client included. */
const MAX_MS_PER_TURN = 70;
const MAX_RUNS = 8;

const guest = (n: number): Row => ({
  ...ROWS['guests']![0]!,
  id: `many-${n}`,
  firstName: `Ayşe ${n}`,
  lastName: 'Yılmaz',
  fullName: `Ayşe ${n} Yılmaz`,
  email: `many-${n}@example.com`,
  phone: `+90532${String(n).padStart(7, '0')}`,
  notes: 'x'.repeat(300),
});

let app: TestApp;
let total = 0;
beforeAll(async () => {
  const rows = { ...ROWS, guests: [...ROWS['guests']!, ...Array.from({ length: GUESTS }, (_, n) => guest(n))] };
  app = await startApp({ rows });
  total = (await app.call('GET', ALL.replace('-1', '10'), { as: 'admin' })).body.total;
});
afterAll(() => app.close());

const ALL = '/api/guests?pageNumber=0&pageSize=-1&sortBy=createdAt&sortDirection=DESC';

async function ask(headers: Record<string, string> = {}, method = 'GET'): Promise<IncomingMessage> {
  const authorization = `Bearer ${await app.token('admin')}`;
  return new Promise((resolve, reject) => {
    const options = { port: app.port, host: '127.0.0.1', path: ALL, method, headers: { ...headers, authorization } };
    get(options, resolve).on('error', reject);
  });
}
const bytesOf = async (answer: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** The most work, in ms of the processor, between two turns of the loop until it is stopped. */
function watchTurns(): () => number {
  let most = 0;
  let isOver = false;
  let before = process.cpuUsage();
  const look = (): void => {
    const { user, system } = process.cpuUsage(before);
    most = Math.max(most, (user + system) / 1000);
    before = process.cpuUsage();
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  return () => {
    isOver = true;
    return most;
  };
}

test('no turn of the loop takes long, the first time and again', async () => {
  const turns: number[] = [];
  for (let run = 0; run < MAX_RUNS; run++) {
    const stop = watchTurns();
    const bytes = await bytesOf(await ask());
    const most = stop();
    expect(bytes.length).toBeGreaterThan(GUESTS * 500);
    // The first time code is compiled and indexes are built; what counts is what anybody can do again and again.
    if (run > 0) turns.push(most);
    if (turns.some((one) => one < MAX_MS_PER_TURN)) break;
  }
  // Neighbours only ever make a turn longer; in one piece none of the runs comes below.
  expect(Math.min(...turns)).toBeLessThan(MAX_MS_PER_TURN);
});

test('the answer is what it was: all rows, the total, packed or not', async () => {
  const plain = JSON.parse((await bytesOf(await ask())).toString('utf8')) as { items: { id: string }[]; total: number };
  expect(plain.total).toBe(total);
  expect(plain.items).toHaveLength(total);
  expect(plain).not.toHaveProperty('cappedAt');
  const packed = await ask({ 'accept-encoding': 'gzip' });
  expect([packed.headers['content-encoding'], packed.headers['vary']]).toEqual(['gzip', 'Accept-Encoding']);
  expect(JSON.parse(gunzipSync(await bytesOf(packed)).toString('utf8'))).toEqual(plain);
  const ten = await app.call('GET', ALL.replace('-1', '10'), { as: 'admin' });
  expect(plain.items.slice(0, 10)).toEqual(ten.body.items);
});

test('HEAD has no body', async () => {
  const answer = await ask({}, 'HEAD');
  expect([answer.statusCode, (await bytesOf(answer)).length]).toEqual([200, 0]);
});

test('who reads nothing is waited for, and what is waiting is little; who goes away ends it', async () => {
  const answer = await ask();
  answer.pause();
  const healthy = await app.call('GET', '/api/health');
  expect(healthy.status).toBe(200);
  answer.destroy();
  expect((await app.call('GET', ALL.replace('-1', '10'), { as: 'admin' })).status).toBe(200);
});

test('an answer that has not all rows says how many it has at most', async () => {
  const more = 10_001 - total;
  await app.store.transact((tx) => {
    for (let n = 0; n < more; n++) tx.put('guests', 'demo', guest(GUESTS + n));
  });
  const { body } = await app.call('GET', ALL, { as: 'admin' });
  expect([body.items.length, body.total, body['cappedAt']]).toEqual([10_000, 10_001, 10_000]);
});
