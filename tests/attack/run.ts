/**
 * `npm run test:attack`: the attacks on processor and memory of the issue, against a server of its own on this machine,
 * each bounded in time. Prints a line for each with its figure and its limit; fails when a limit is passed.
 * `--writes 160000` for the memory of writing (0 leaves it out); `--server dist/server/server.js` for the built one.
 */
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { healthDuring, startTarget, type Target } from './server.ts';
import { writeMuch } from './writes.ts';

const { values } = parseArgs({
  options: { writes: { type: 'string', default: '160000' }, server: { type: 'string' } },
});

/** ms that health may take at most while an attack runs … */
const MOST_MS = 400;
/** … or so many times what it takes without one, on a machine that has other work to do. */
const TIMES_QUIET = 8;
/** Memory after four times as many writes. */
const MOST_RATIO = 1.3;
/** How long each attack goes on, ms. */
const LENGTH = 4000;
const MIB = 1024 * 1024;

let failures = 0;
let mostMs = MOST_MS;
function report(name: string, figure: number, limit: number, unit: string): void {
  const isGood = figure <= limit;
  if (!isGood) failures += 1;
  console.log(`${isGood ? '✓' : '✗'} ${name}: ${figure} ${unit}, limit ${limit} ${unit}`);
}

/** Repeats a call on so many connections for a while. @returns how often each status came */
async function again(connections: number, call: () => Promise<number>): Promise<Map<number, number>> {
  const end = performance.now() + LENGTH;
  const counts = new Map<number, number>();
  const one = async (): Promise<void> => {
    while (performance.now() < end) {
      const status = await call().catch(() => 0);
      counts.set(status, (counts.get(status) ?? 0) + 1);
      if (status === 0 || status === 429) await setTimeout(20);
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return counts;
}

async function attacked(
  name: string,
  target: Target,
  attack: () => Promise<ReadonlyMap<number, number> | undefined>,
): Promise<void> {
  const running = attack();
  const { longest, median } = await healthDuring(target, running);
  const answers = [...((await running) ?? [])].map(([status, count]) => `${count} × ${status || 'cut'}`).join(', ');
  report(`${name} (${answers}; health: median ${median} ms, longest)`, longest, mostMs, 'ms');
}

const json = { 'content-type': 'application/json' };
const target = await startTarget({ LOGIN_RATE_LIMIT: '1000', WRITE_RATE_LIMIT: '0' }, values.server);
try {
  const headers = await target.enter('admin@demo.com', 'admin');
  const call = async (method: string, path: string, body: string | Buffer, more: Record<string, string> = {}) =>
    (await target.send({ method, path, headers: { ...headers, ...more }, body })).status;

  const quiet = await healthDuring(target, setTimeout(1000));
  mostMs = Math.max(MOST_MS, quiet.longest * TIMES_QUIET);
  console.log(`  health of the quiet server: median ${quiet.median} ms, longest ${quiet.longest} ms`);

  const feeds = await target.send({ path: '/api/ical-feeds?pageNumber=0&pageSize=1', headers });
  const feedId = (JSON.parse(feeds.text) as { items?: { id: string }[] }).items?.[0]?.id ?? '';
  const line = `SUMMARY${';P=1'.repeat(200_000)}:x`;
  const text = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:a\r\n${line}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
  const calendar = JSON.stringify({ feedId, text, dryRun: true });
  await attacked('12.1 calendar lines of many parameters', target, () =>
    again(2, () => call('POST', '/api/ical/import', calendar)),
  );

  const keys = Object.fromEntries(Array.from({ length: 90_000 }, (_, n) => [`k${n}`, 1]));
  const login = JSON.stringify(keys).slice(0, MIB);
  await attacked('12.2 sign-in bodies of a MiB on 8 connections', target, () =>
    again(
      8,
      async () => (await target.send({ method: 'POST', path: '/api/auth/login', headers: json, body: login })).status,
    ),
  );

  const segments = Buffer.alloc(4 * MIB);
  for (let at = 2; at + 4 <= segments.length; at += 4) segments.set([0xff, 0xe1, 0, 2], at);
  segments.set([0xff, 0xd8, 0xff], 0);
  await attacked('12.5 pictures of tiny segments', target, () =>
    again(4, () => call('POST', '/api/files', segments, { 'content-type': 'image/jpeg', 'x-file-name': 'a.jpg' })),
  );

  await attacked('12.5 six uploads that trickle, and one of another person', target, async () => {
    const lines = Array.from({ length: 6 }, () => {
      const socket = connect(target.port, '127.0.0.1').on('error', () => undefined);
      socket.write(
        `POST /api/files HTTP/1.1\r\nHost: x\r\nAuthorization: ${headers['authorization'] ?? ''}\r\n` +
          'Content-Type: image/png\r\nContent-Length: 1000000\r\n\r\n',
      );
      const drip = setInterval(() => socket.destroyed || socket.write('x'), 500);
      return () => {
        clearInterval(drip);
        socket.destroy();
      };
    });
    await setTimeout(1500);
    const other = await target.enter('superadmin@demo.com', 'superadmin');
    const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000004000000030806000000', 'hex');
    const more = { 'content-type': 'image/png', 'x-file-name': 'a.png' };
    const { status } = await target.send({
      method: 'POST',
      path: '/api/files',
      headers: { ...other, ...more },
      body: png,
    });
    report('12.5 the other person is refused meanwhile', status === 429 ? 1 : 0, 0, 'times');
    lines.forEach((end) => end());
    return undefined;
  });

  await attacked('12.14 lists of all records, all at once', target, () =>
    again(
      2,
      async () => (await target.send({ path: '/api/reservations?pageSize=-1', headers, isUnread: true })).status,
    ),
  );
} finally {
  await target.stop();
}

const most = Number(values.writes);
if (most > 0) {
  // One of its own: what the others made a heap grow to would hide what writing adds.
  const written = await startTarget({ LOGIN_RATE_LIMIT: '1000', WRITE_RATE_LIMIT: '0' }, values.server);
  try {
    const [first, last] = await writeMuch(written, [most / 4, most]);
    const ratio = Number(((last?.rss ?? 0) / (first?.rss ?? 1)).toFixed(2));
    console.log(`  ${first?.writes} writes: ${first?.rss} MiB; ${last?.writes} writes: ${last?.rss} MiB`);
    report('12.13 memory after four times as many writes', ratio, MOST_RATIO, 'times');
  } finally {
    await written.stop();
  }
}
process.exitCode = failures > 0 ? 1 : 0;
