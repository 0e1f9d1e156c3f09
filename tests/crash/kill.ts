import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

type Kill = {
  /** A file that says "ready" and then a line for each thing that is safe. */
  readonly driver: string;
  readonly args: readonly string[];
  /** ms after it was ready */
  readonly after: number;
  /** What happens to it first, as many ms after it was ready. */
  readonly before?: () => Promise<void>;
};

/** Lets a process write until it is killed. @returns the whole lines that it said after "ready" */
export async function runAndKill({ driver, args, after, before }: Kill): Promise<readonly string[]> {
  // To a file: a pipe that is read too slowly would refuse what the driver says.
  const directory = mkdtempSync(join(tmpdir(), 'said-'));
  const said = join(directory, 'said');
  try {
    const output = openSync(said, 'w');
    const child = spawn(process.execPath, ['--import', 'tsx', driver, ...args], { stdio: ['ignore', output, 'pipe'] });
    closeSync(output);
    let errors = '';
    child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString('utf8')));
    const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
    while (statSync(said).size === 0 && child.exitCode === null) await setTimeout(5);
    await setTimeout(after);
    if (before) await before().then(() => setTimeout(after));
    child.kill('SIGKILL');
    await closed;
    if (child.signalCode !== 'SIGKILL') throw new Error(`the driver ended by itself: ${errors}`);
    const text = readFileSync(said, 'latin1');
    return text.slice(0, text.lastIndexOf('\n')).split('\n').slice(1);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** The same seed kills after the same times. */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
