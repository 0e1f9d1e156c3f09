/**
 * `npm run test:database`: all API tests over PostgreSQL, or some of them with `-- tests/api/booking.test.ts`. It is that of
 * `DATABASE_URL`, or one of this machine that is started for them; `-- --install` asks the system for one where there is none.
 */
import { spawnSync } from 'node:child_process';
import { findPrograms, MISSING } from './postgres-programs.ts';

const INSTALL = '--install';
const INSTALLERS = [
  ['apt-get', 'install', '-y', 'postgresql'],
  ['dnf', 'install', '-y', 'postgresql-server', 'postgresql-contrib'],
  ['brew', 'install', 'postgresql@16'],
] as const;

const isThere = (): boolean => process.env['DATABASE_URL'] !== undefined || findPrograms() !== undefined;

/** By whoever knows how to on this system. */
function install(): void {
  const isKnown = ([program]: readonly string[]) => spawnSync(program ?? '', ['--version']).error === undefined;
  const [program = '', ...asked] = INSTALLERS.find(isKnown) ?? [];
  const isRoot = process.getuid?.() === 0 || program === 'brew';
  const [command, ...args] = isRoot ? [program, ...asked] : ['sudo', program, ...asked];
  if (program !== '') spawnSync(command, args, { stdio: 'inherit' });
}

const asked = process.argv.slice(2);
if (!isThere() && asked.includes(INSTALL)) install();
if (isThere()) {
  const files = asked.filter((each) => each !== INSTALL);
  const args = ['--no-install', 'vitest', 'run', '--project', 'node', ...(files.length > 0 ? files : ['tests/api'])];
  const env = { ...process.env, TEST_STORE: 'postgres' };
  process.exitCode = spawnSync('npx', args, { stdio: 'inherit', env }).status ?? 1;
} else {
  console.error(`${MISSING}, or let it be installed: npm run test:database -- ${INSTALL}`);
  console.error(
    'PGlite cannot stand in: all its connections share one session, so servers neither hear nor lock each other.',
  );
  process.exitCode = 1;
}
