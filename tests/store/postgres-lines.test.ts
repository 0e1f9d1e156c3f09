// How a server reaches its PostgreSQL: encrypted, and through PgBouncer.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Connections } from '../../json-server/store/postgres/connections.ts';
import { group, idsOf, put } from './engine-contract.ts';
import { isOwn, newDatabase, open, run } from './postgres.ts';
import { freePort, programUser } from './postgres-programs.ts';

/** Where programs are that only an administrator runs. */
const PATH = `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin`;
const find = (program: string): string | undefined =>
  PATH.split(':')
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file));
const openssl = find('openssl');
const pgbouncer = find('pgbouncer');
if (isOwn && !openssl) console.warn('No openssl on this machine: the tests of TLS are SKIPPED');
if (isOwn && !pgbouncer) console.warn('No pgbouncer on this machine: its tests are SKIPPED');

/** A folder that the programs of the database may read, gone after the test. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lines-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
function ownedByDatabase(...files: readonly string[]): void {
  const { uid = -1, gid = -1 } = programUser();
  for (const file of files) chownSync(file, uid, gid);
}

/** An authority, and a certificate of it for this machine. */
function certify(folder: string): { readonly authority: string; readonly certificate: string; readonly key: string } {
  const ssl = (...values: readonly string[]) => execFileSync(openssl ?? '', values, { cwd: folder, stdio: 'pipe' });
  const EC = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  ssl('req', '-x509', ...EC, '-keyout', 'ca.key', '-out', 'ca.pem', '-days', '2', '-subj', '/CN=An authority');
  ssl('req', ...EC, '-keyout', 'own.key', '-out', 'own.csr', '-subj', '/CN=localhost');
  writeFileSync(join(folder, 'names'), 'subjectAltName=DNS:localhost');
  const by = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', 'names'];
  ssl('x509', '-req', '-in', 'own.csr', ...by, '-out', 'own.pem', '-days', '2');
  const [authority = '', certificate = '', key = ''] = ['ca.pem', 'own.pem', 'own.key'].map((name) =>
    join(folder, name),
  );
  return { authority, certificate, key };
}

describe.skipIf(!isOwn || !openssl)('TLS', () => {
  test('encrypts, and refuses a database whose authority or name is another, in words', async () => {
    const url = await newDatabase();
    const folder = newFolder();
    const { authority, certificate, key } = certify(folder);
    ownedByDatabase(folder, certificate, key);
    const set = async (...settings: readonly string[]): Promise<void> => {
      await run(url, ...settings.map((setting) => `alter system ${setting}`), 'select pg_reload_conf()');
    };
    onTestFinished(() => set('reset ssl', 'reset ssl_cert_file', 'reset ssl_key_file'));
    await set(`set ssl_cert_file = '${certificate}'`, `set ssl_key_file = '${key}'`, 'set ssl = on');
    const through = (mode: string, root = '', hostname = 'localhost'): string => {
      const address = Object.assign(new URL(url), { hostname });
      address.search = `?sslmode=${mode}${root === '' ? '' : `&sslrootcert=${root}`}`;
      return address.href;
    };
    await expect.poll(async () => (await run(url, 'show ssl'))[0]).toEqual({ ssl: 'on' });
    for (const mode of ['verify-full', 'require']) {
      const engine = await open(through(mode, authority));
      await engine.commit(group(0, put('n', mode))).catch(() => engine.commit(group(1, put('n', mode))));
    }
    const encrypted =
      "select distinct ssl from pg_stat_ssl join pg_stat_activity using (pid) where application_name = 'konak'";
    expect(await run(url, encrypted)).toEqual([{ ssl: true }]);
    const another = certify(newFolder()).authority;
    for (const wrong of [
      through('verify-full', another),
      through('require'),
      through('verify-full', authority, '127.0.0.1'),
    ]) {
      await expect(open(wrong)).rejects.toThrow(/certificate of the database is not trusted: .*sslrootcert/);
    }
  });
});

/** A PgBouncer before the database. @returns the address of it */
async function poolerOf(url: string, mode: string): Promise<string> {
  const folder = newFolder();
  const [port, { hostname, port: far, pathname, username }] = [await freePort(), new URL(url)];
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${far}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
logfile = ${join(folder, 'log')}
`,
  );
  // "any" takes who asks as the one that it is told to be.
  writeFileSync(settings, readFileSync(settings, 'utf8').replace('* = ', `* = user=${username} `));
  ownedByDatabase(folder, settings);
  const pooler = spawn(pgbouncer ?? '', ['-q', settings], { ...programUser(), stdio: 'ignore' });
  const ended = new Promise((resolve) => pooler.once('close', resolve));
  onTestFinished(async () => {
    pooler.kill('SIGKILL');
    await ended;
  });
  const isListening = (): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = connect({ host: '127.0.0.1', port }, () => resolve(true));
      socket.on('error', () => resolve(false)).on('close', () => socket.destroy());
      socket.on('connect', () => socket.destroy());
    });
  await expect.poll(isListening, { timeout: 10_000 }).toBe(true);
  return Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port), pathname }).href;
}

describe.skipIf(!isOwn || !pgbouncer)('PgBouncer', () => {
  test('with sessions serves as the database itself does, and limits hold', async () => {
    const pooler = await poolerOf(await newDatabase(), 'session');
    const engine = await open(pooler);
    await engine.commit(group(0, put('n', 'a')));
    const held = await engine.hold(new Map([['t1', 1]]));
    await held.commit(group(1, put('n', 'b')));
    expect(await idsOf(engine)).toEqual(['a', 'b']);
    const connections = new Connections(pooler, () => undefined);
    onTestFinished(() => connections.close());
    expect(await connections.rows('show statement_timeout')).toEqual([{ statement_timeout: '30s' }]);
  });

  test.each(['transaction', 'statement'])('without them (%s) is refused at the start, in words', async (mode) => {
    const url = await newDatabase();
    await expect(open(await poolerOf(url, mode))).rejects.toThrow(/Konak needs sessions.*pool_mode = session/);
    expect(await run(url, "select to_regclass('konak_record') as made")).toEqual([{ made: null }]);
  });
});
