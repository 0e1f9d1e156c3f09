import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findPrograms, freePort, MISSING, programUser } from '../store/postgres-programs.ts';

export type OwnPostgres = {
  readonly url: string;
  /** Kills it as a machine would that loses its power, but for what the system holds, and starts it again. */
  readonly crash: () => Promise<void>;
  readonly stop: () => void;
};

/** Starts a PostgreSQL with data of its own, as careful as it is by default. */
export async function startPostgres(): Promise<OwnPostgres> {
  const programs = findPrograms();
  if (programs === undefined) throw new Error(MISSING);
  const port = await freePort();
  const directory = mkdtempSync(join(tmpdir(), 'crash-postgres-'));
  const data = join(directory, 'data');
  const { uid = -1, gid = -1 } = programUser();
  chownSync(directory, uid, gid);
  const control = (...args: readonly string[]): void => {
    const options = { ...programUser(), cwd: directory, stdio: 'ignore' } as const;
    execFileSync(join(programs, 'pg_ctl'), ['-D', data, ...args], options);
  };
  const start = (): void => {
    const settings = `-p ${port} -k ${directory} -c listen_addresses=127.0.0.1`;
    control('start', '-w', '-l', join(directory, 'log'), '-o', settings);
  };
  const how = ['-D', data, '-U', 'konak', '-A', 'trust', '-E', 'UTF8', '--no-locale'];
  execFileSync(join(programs, 'initdb'), how, { ...programUser(), cwd: directory, stdio: 'ignore' });
  start();
  return {
    url: `postgres://konak@127.0.0.1:${port}/postgres`,
    async crash() {
      process.kill(Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10), 'SIGKILL');
      // Its children notice, and must be gone before another may use the files.
      for (let tries = 0; ; tries++) {
        try {
          start();
          return;
        } catch (error) {
          if (tries === 50) throw error;
          await setTimeout(100);
        }
      }
    },
    stop() {
      control('stop', '-m', 'immediate');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
