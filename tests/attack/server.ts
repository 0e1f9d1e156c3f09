import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, request as httpRequest } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

export type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly text: string };
export type Sent = {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** The answer's body is taken and thrown away: making a text of much would keep this process from measuring. */
  readonly isUnread?: boolean;
};

/** A server of this working tree in a process and a folder of its own, on this machine only. */
export type Target = {
  readonly port: number;
  readonly send: (sent: Sent) => Promise<Answer>;
  /** Headers of a signed-in person. */
  readonly enter: (email: string, password: string) => Promise<Record<string, string>>;
  /** The longest turn of the server since this was last asked, in ms of the processor. */
  readonly longestTurn: () => Promise<number>;
  /** Resident memory in MiB. */
  readonly rss: () => number;
  readonly stop: () => Promise<void>;
};

/** Tenths of a second that a server may take to start on a machine with much else to do. */
const TRIES = 1800;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

/**
 * @param built its server's file; without, the sources run as they are
 * @param data what it has at first, instead of the example data
 */
export async function startTarget(
  env: Readonly<Record<string, string>> = {},
  built?: string,
  data?: string,
): Promise<Target> {
  const folder = mkdtempSync(join(tmpdir(), 'attack-'));
  if (data !== undefined) writeFileSync(join(folder, 'konak.json'), data);
  const port = await freePort();
  const watch = ['--import', './tests/attack/watch.mjs'];
  const args = built === undefined ? ['--import', 'tsx', ...watch, 'json-server/server.ts'] : [...watch, built];
  const settings = { PORT: String(port), HOST: '127.0.0.1', DB_FILE: join(folder, 'konak.db') };
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...settings, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const send = ({ method = 'GET', path, headers = {}, body, isUnread = false }: Sent): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const options = { port, host: '127.0.0.1', method, path, agent, headers: { ...length, ...headers } };
      const request = httpRequest(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => void (isUnread || chunks.push(chunk)));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        });
      });
      request.on('error', reject).end(body);
    });
  for (let tries = 0; ; tries++) {
    if (child.exitCode !== null || tries > TRIES) {
      child.kill('SIGKILL');
      throw new Error('The server did not start');
    }
    if (
      await send({ path: '/api/health' }).then(
        ({ status }) => status === 200,
        () => false,
      )
    )
      break;
    await setTimeout(100);
  }
  return {
    port,
    send,
    enter: async (email, password) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ email, password });
      const { status, text } = await send({ method: 'POST', path: '/api/auth/login', headers, body });
      if (status !== 201) throw new Error(`sign-in: ${status} ${text}`);
      const { accessToken } = JSON.parse(text) as { accessToken: string };
      return { ...headers, authorization: `Bearer ${accessToken}` };
    },
    longestTurn: () =>
      new Promise((resolve) => {
        child.once('message', (longest) => resolve(Math.round(Number(longest))));
        child.send('longest');
      }),
    rss: () => {
      const kib = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
      return Math.round(Number(kib) / 1024);
    },
    stop: async () => {
      agent.destroy();
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** How long `/api/health` takes while `attack` runs: the longest and the median in ms. */
export async function healthDuring(
  target: Target,
  attack: Promise<unknown>,
): Promise<{ longest: number; median: number }> {
  const times: number[] = [];
  let isOver = false as boolean; // changed while it waits
  const over = attack.then(
    () => (isOver = true),
    (error: unknown) => {
      isOver = true;
      throw error;
    },
  );
  while (!isOver) {
    const started = performance.now();
    await target.send({ path: '/api/health' });
    times.push(performance.now() - started);
    await setTimeout(10);
  }
  await over;
  times.sort((a, b) => a - b);
  return { longest: Math.round(times.at(-1) ?? 0), median: Math.round(times[times.length >> 1] ?? 0) };
}
