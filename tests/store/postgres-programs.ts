import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const OLDEST = 15;
/** What to do where there is none. */
export const MISSING = `No PostgreSQL ${OLDEST} or newer: name one in DATABASE_URL, or install one (Debian, Ubuntu: apt install postgresql; macOS: brew install postgresql@16)`;

/** The folder of the programs of a PostgreSQL on this machine: on the path, or where Debian and Homebrew put them. */
export function findPrograms(): string | undefined {
  const inside = (folder: string): string[] =>
    existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name, 'bin')) : [];
  const found = [
    ...(process.env['PATH'] ?? '').split(':'),
    ...inside('/usr/lib/postgresql'),
    ...['/opt/homebrew/opt', '/usr/local/opt'].flatMap(inside).filter((folder) => folder.includes('postgresql')),
  ].filter((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
  const versionOf = (folder: string): number =>
    Number(/(\d+)/.exec(spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout)?.[1]);
  return found.find((folder) => versionOf(folder) >= OLDEST);
}

/** Who runs it: PostgreSQL refuses to be run by root. */
export function programUser(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string, name: string) => spawnSync('id', [flag, name], { encoding: 'utf8' });
  const name = ['postgres', 'nobody'].find((each) => idOf('-u', each).status === 0) ?? 'nobody';
  return { uid: Number(idOf('-u', name).stdout), gid: Number(idOf('-g', name).stdout) };
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
