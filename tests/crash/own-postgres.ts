import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const PORT = 54_317;

export type OwnPostgres = {
  readonly url: string;
  /** Kills it as a machine would that loses its power, but for what the system holds, and starts it again. */
  readonly crash: () => Promise<void>;
  readonly stop: () => void;
};

/** The folder of a PostgreSQL of this machine. */
function findPrograms(): string {
  const debian = '/usr/lib/postgresql';
  const installed = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : [];
  const found = [...installed.sort().reverse(), ...(process.env['PATH'] ?? '').split(':')].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')),
  );
  if (found === undefined) throw new Error('There is no PostgreSQL on this machine (initdb, pg_ctl)');
  return found;
}

/** PostgreSQL refuses to be run by root. */
function user(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string): number =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout || 65_534);
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Starts a PostgreSQL with data of its own, as careful as it is by default. */
export function startPostgres(): OwnPostgres {
  const programs = findPrograms();
  const directory = mkdtempSync(join(tmpdir(), 'crash-postgres-'));
  const data = join(directory, 'data');
  const { uid = -1, gid = -1 } = user();
  chownSync(directory, uid, gid);
  const control = (...args: readonly string[]): void => {
    const options = { ...user(), cwd: directory, stdio: 'ignore' } as const;
    execFileSync(join(programs, 'pg_ctl'), ['-D', data, ...args], options);
  };
  const start = (): void => {
    const settings = `-p ${PORT} -k ${directory} -c listen_addresses=127.0.0.1`;
    control('start', '-w', '-l', join(directory, 'log'), '-o', settings);
  };
  const how = ['-D', data, '-U', 'konak', '-A', 'trust', '-E', 'UTF8', '--no-locale'];
  execFileSync(join(programs, 'initdb'), how, { ...user(), cwd: directory, stdio: 'ignore' });
  start();
  return {
    url: `postgres://konak@127.0.0.1:${PORT}/postgres`,
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
