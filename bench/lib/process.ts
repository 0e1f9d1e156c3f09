import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { ask } from './ask.ts';

/** A server in a process of its own, so that its memory and its time are its own. */
export type Running = {
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from spawn to the first 200 on the path asked for. */
  readonly startMs: number;
  /** Peak resident memory so far, MiB (VmHWM). */
  readonly peakMiB: () => number;
  readonly stop: () => Promise<void>;
};

/** How often a starting server is asked, ms: the resolution of start-up times. */
const ASK_EVERY = 5;
/** A server that takes longer to start is broken, ms. */
const START_LIMIT = 120_000;

const running = new Set<ChildProcess>();
// A bench stopped by hand leaves no server behind; only processes of its own are ended.
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port')),
      );
    });
  });
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function peakMiB(pid: number): number {
  const kib = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return kib === undefined ? Number.NaN : Number(kib) / 1024;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  // A graceful end may write a snapshot first; a hung one must not hang the bench.
  const timer = setTimeout(() => child.kill('SIGKILL'), 20_000);
  await ended;
  clearTimeout(timer);
}

/**
 * Starts `node <args>` and waits until `GET <url><readyPath>` answers 200.
 * @param log file that receives what the server prints
 * @throws when it ends before, or is not ready within two minutes
 */
export async function startServer(options: {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly port: number;
  readonly readyPath: string;
  readonly log: string;
  readonly env?: NodeJS.ProcessEnv;
}): Promise<Running> {
  const url = `http://127.0.0.1:${options.port}`;
  const output = openSync(options.log, 'a');
  const started = performance.now();
  const child = spawn(process.execPath, options.args, {
    cwd: options.cwd,
    env: { ...process.env, NODE_ENV: 'production', PUBLIC_URL: url, ...options.env },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  running.add(child);
  child.once('exit', () => running.delete(child));
  while (performance.now() - started < START_LIMIT) {
    if (child.exitCode !== null)
      throw new Error(`${options.args.join(' ')} ended with ${child.exitCode}; see ${options.log}`);
    const status = await ask(`${url}${options.readyPath}`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200 && child.pid !== undefined) {
      const startMs = performance.now() - started;
      const { pid } = child;
      return { url, pid, startMs, peakMiB: () => peakMiB(pid), stop: () => stop(child) };
    }
    await sleep(ASK_EVERY);
  }
  await stop(child);
  throw new Error(`${options.args.join(' ')} did not answer ${options.readyPath} in time; see ${options.log}`);
}
