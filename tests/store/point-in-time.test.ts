// docs/operations.md, "A point in time with PostgreSQL": its settings and commands as they stand there, in other folders.
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { DeclaredTable } from '../../json-server/store/engine.ts';
import { GuardViolation } from '../../json-server/store/types.ts';
import { group, loaded, put } from './engine-contract.ts';
import { open, programs, run } from './postgres.ts';
import { freePort, programUser } from './postgres-programs.ts';
import { endWithProcess } from './postgres-server.ts';

const bin = programs ?? '';
const PATH = `${bin}:${process.env['PATH']}`;
const isHere = programs !== undefined && spawnSync('pg_basebackup', ['--version'], { env: { PATH } }).status === 0;
if (!isHere) console.warn('No pg_basebackup of an own PostgreSQL on this machine: going back to a moment is SKIPPED');

const page = readFileSync('docs/operations.md', 'utf8');
const section = /### A point in time with PostgreSQL\n([^]*?)\n## /.exec(page)?.[1] ?? '';
const [settings = '', baseBackup = '', restore = ''] = Array.from(
  section.matchAll(/```(?:ini|sh)\n([^]*?)```/g),
  ([, block]) => block ?? '',
);

const night = (id: string, from: string, to: string) => put('stays', id, { span: { of: 'home', from, to } });
const STAYS: DeclaredTable = {
  collection: 'stays',
  spec: { unique: [], ordered: {}, search: [], span: { of: 'home', from: 'from', to: ['to'], isExclusive: true } },
};

test.skipIf(!isHere)(
  'between two bookings: the first is there, the second is not, and its nights are free',
  async () => {
    const directory = mkdtempSync(join(tmpdir(), 'moment-'));
    const data = join(directory, 'data');
    const port = await freePort();
    mkdirSync(join(directory, 'backup/wal'), { recursive: true });
    const { uid = -1, gid = -1 } = programUser();
    for (const path of ['', 'backup', 'backup/wal']) chownSync(join(directory, path), uid, gid);
    const own = { ...programUser(), cwd: directory };
    execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'konak', '-A', 'trust', '--no-locale', '--no-sync'], own);
    endWithProcess({ bin, data, directory });
    const here = (text: string): string =>
      text.replaceAll('/backup/', `${directory}/backup/`).replaceAll('/srv/postgresql', data);
    const env = {
      ...process.env,
      PATH,
      PGHOST: directory,
      PGPORT: `${port}`,
      PGUSER: 'konak',
    };
    const shell = (text: string) => promisify(execFile)('sh', ['-ec', here(text)], { ...own, env });
    const address = `port = ${port}\nunix_socket_directories = '${directory}'\nlisten_addresses = '127.0.0.1'\nfsync = off\n`;
    appendFileSync(join(data, 'postgresql.conf'), address + here(settings));
    await shell('pg_ctl -D /srv/postgresql -l /backup/first.log -w start');
    await shell(baseBackup);

    const url = `postgres://konak@127.0.0.1:${port}/postgres`;
    const before = await open(url);
    await before.declare([STAYS]);
    await before.commit(group(0, night('first', '2030-01-01', '2030-01-05')));
    const [row] = await run(url, 'select clock_timestamp()::text as moment');
    await before.commit(group(1, night('second', '2030-02-01', '2030-02-05')));
    await before.close();

    // What a server that stops has in its log, it archives.
    await shell('pg_ctl -D /srv/postgresql -w -m fast stop');
    const moment = row?.['moment'];
    if (typeof moment !== 'string') throw new Error('The database does not say what time it is');
    await shell(restore.replace(/(?<=recovery_target_time = ')[^']*/, moment));

    const after = await open(url);
    expect((await loaded(after)).map(({ row: { id } }) => id)).toEqual(['first']);
    await after.declare([STAYS]);
    await expect(after.commit(group(1, night('third', '2030-01-04', '2030-01-06')))).rejects.toThrow(GuardViolation);
    await after.commit(group(1, night('third', '2030-02-04', '2030-02-06')));
  },
);
