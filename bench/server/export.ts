import { readFileSync, writeFileSync } from 'node:fs';
import { sleep, type Running } from '../lib/process.ts';
import type { Result } from '../measures.ts';
import type { Amounts } from '../options.ts';
import { signIn } from './ours.ts';

/** Ticks that a server without work takes while it is watched, and how often it is looked. */
const IDLE = 10;
const MOST_ROUNDS = 60;

/** Begins the peak anew (proc(5), clear_refs). */
const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');

function residentMiB(pid: number): number {
  const kib = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return kib === undefined ? Number.NaN : Number(kib) / 1024;
}

/** Reads an answer as a browser that saves it does: nothing of it is kept. */
async function drain(url: string, headers: Record<string, string>): Promise<number> {
  const answer = await fetch(url, { headers });
  if (answer.status !== 200 || !answer.body) throw new Error(`${url}: ${answer.status}`);
  let bytes = 0;
  for await (const piece of answer.body) bytes += (piece as Uint8Array).length;
  return bytes;
}

/** CPU time so far, in ticks of 10 ms. */
function ticksOf(pid: number): number {
  const [, , ...rest] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
  return Number(rest[11]) + Number(rest[12]);
}

/** After a start the indexes are made in the background, which takes memory that is no matter of the file. */
async function settled(pid: number, rest: number): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = ticksOf(pid);
    await sleep(rest);
    if (ticksOf(pid) - before < IDLE) return;
  }
}

/** X1, X2: how much more memory the server takes while a list of all its records goes out as a file. */
export async function measureExport(server: Running, { rest }: Amounts): Promise<readonly Result[]> {
  const headers = await signIn(server.url);
  const results: Result[] = [];
  await drain(`${server.url}/api/reservations?pageNumber=0&pageSize=10`, headers);
  for (const [id, format] of [
    ['X1', 'csv'],
    ['X2', 'xlsx'],
  ] as const) {
    await settled(server.pid, rest);
    const before = residentMiB(server.pid);
    forgetPeak(server.pid);
    const begun = performance.now();
    const bytes = await drain(`${server.url}/api/reservations/export.${format}`, headers);
    const seconds = (performance.now() - begun) / 1000;
    const size = `${(bytes / 1024 / 1024).toFixed(1)} MiB in ${seconds.toFixed(1)} s`;
    results.push({
      id,
      ours: server.peakMiB() - before,
      note: `${size}; resident ${before.toFixed(0)} MiB before, ${server.peakMiB().toFixed(0)} at most`,
    });
  }
  return results;
}
