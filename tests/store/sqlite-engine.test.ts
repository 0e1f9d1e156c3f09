import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import type { KeptStep } from '../../json-server/store/engine.ts';
import { openSqliteEngine } from '../../json-server/store/sqlite/sqlite-engine.ts';
import type { SqliteOptions } from '../../json-server/store/sqlite/sqlite-engine.ts';
import { readers, writers } from '../../json-server/store/sqlite/threads.ts';
import { StoreFileError } from '../../json-server/store/store-file-error.ts';
import { OutcomeUnknown } from '../../json-server/store/types.ts';
import { group, idsOf, keepsTheEngineContract, oldTable, put, viewed } from './engine-contract.ts';
import type { MadeEngine } from './engine-contract.ts';

/** A file in a directory that is gone after the test. */
function newFile(): string {
  const directory = mkdtempSync(join(tmpdir(), 'sqlite-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return join(directory, 'data', 'konak.db');
}

async function opened(options: SqliteOptions) {
  const engine = await openSqliteEngine(options);
  onTestFinished(() => engine.close());
  return engine;
}

/** As any other tool, by a connection of its own. */
function queryIn(file: string, sql: string): { readonly [column: string]: unknown }[] {
  const database = new Database(file);
  try {
    const statement = database.prepare(sql);
    const names = statement.columns().map(({ name }) => name);
    const rows = statement.raw().all() as unknown[][];
    return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]])));
  } finally {
    database.close();
  }
}

async function make(): Promise<MadeEngine> {
  const file = newFile();
  const engine = await opened({ file });
  return {
    engine,
    reopen: async () => {
      await engine.close();
      return opened({ file });
    },
    query: async (sql) => Promise.resolve().then(() => queryIn(file, sql)),
  };
}

keepsTheEngineContract({ name: 'SQLite', make });

/** What SQL does to a file while no server has it. */
function changed(file: string, sql: string): void {
  const database = new Database(file);
  database.exec(sql);
  database.prepare('pragma wal_checkpoint(truncate)').get();
  database.close();
}
const LARGE = 'x'.repeat(800);
const rows = (count: number, collection = 'n'): KeptStep[] =>
  Array.from({ length: count }, (_, index) => put(collection, `row-${index}`, { body: JSON.stringify({ LARGE }) }));

test('one server has the file, by whatever link; its owner alone may read it', async () => {
  const file = newFile();
  const engine = await opened({ file });
  const link = join(dirname(dirname(file)), 'link.db');
  symlinkSync(file, link);
  for (const path of [file, link]) await expect(openSqliteEngine({ file: path })).rejects.toThrow(StoreFileError);
  await expect(openSqliteEngine({ file })).rejects.toThrow('in use by another server');
  await engine.commit(group(0, put('n', 'a')));
  for (const name of readdirSync(dirname(file))) expect(statSync(join(dirname(file), name)).mode & 0o777).toBe(0o600);
  await engine.close();
  expect(await idsOf(await opened({ file: link }))).toEqual(['a']);
});

test('the lock ends with the process, however that ends', async () => {
  const file = newFile();
  mkdirSync(dirname(file));
  const hold = `new (require('libsql'))(process.argv[1]).exec('begin exclusive'); console.log('held'); setInterval(() => {}, 1e6)`;
  const other = spawn(process.execPath, ['-e', hold, `${file}-lock`], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(other.stdout, 'data');
  await expect(openSqliteEngine({ file })).rejects.toThrow('in use by another server');
  other.kill('SIGKILL');
  await once(other, 'exit');
  await opened({ file });
});

test('a file that is no database, or damaged, is left as it is', async () => {
  const file = newFile();
  mkdirSync(dirname(file));
  writeFileSync(file, '{ "reservations": [] }'.repeat(1000));
  const before = readFileSync(file);
  await expect(openSqliteEngine({ file })).rejects.toThrow(StoreFileError);
  await expect(openSqliteEngine({ file })).rejects.toThrow(/konak\.db.*Put a backup in its place/);
  expect(readFileSync(file).equals(before)).toBe(true);
  rmSync(file);
  const engine = await opened({ file });
  await engine.commit(group(0, ...rows(500)));
  await engine.close();
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0x5a, bytes.length / 2));
  await expect(opened({ file }).then((damaged) => idsOf(damaged))).rejects.toThrow(StoreFileError);
});

test('a file of a newer server is left as it is', async () => {
  const file = newFile();
  await (await opened({ file })).close();
  changed(file, 'pragma user_version = 99');
  const before = readFileSync(file);
  await expect(openSqliteEngine({ file })).rejects.toThrow('by a newer server (version 99');
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('what others put into the file stays', async () => {
  const file = newFile();
  mkdirSync(dirname(file));
  const theirs = 'create table homes (a); insert into homes values (1); create view towns as select a from homes;';
  changed(file, theirs);
  const log: string[] = [];
  const engine = await opened({ file, log: ({ message }) => log.push(message) });
  await engine.declare([viewed('homes'), viewed('towns'), viewed('stays')]);
  await engine.declare([]);
  expect(queryIn(file, 'select a from towns')).toEqual([{ a: 1 }]);
  expect(log).toEqual(['No view "homes": the name is taken', 'No view "towns": the name is taken']);
});

test('views that are as declared are not made again', async () => {
  const file = newFile();
  const engine = await opened({ file });
  const code = { name: 'code', key: 'code', type: 'text' } as const;
  const declared = [viewed('homes', code, { ...code, key: 'other' }, { ...code, name: 'ID' }), viewed('own-rows')];
  await engine.declare(declared);
  const columns = queryIn(file, "select name from pragma_table_info('homes')");
  expect(columns.map(({ name }) => name)).toEqual(['id', 'tenant_id', 'version', 'code']);
  const version = queryIn(file, 'pragma schema_version');
  await engine.declare(declared);
  expect(queryIn(file, 'pragma schema_version')).toEqual(version);
});

test('a full disk refuses a group whole, and is seen by a trial until there is room', async () => {
  const engine = await opened({ file: newFile(), mostPages: 400 });
  const recent = new Map([['log', 0]]);
  await engine.declare([oldTable('log', 'replaces')]);
  const log = rows(800, 'log').map((step): KeptStep => ({
    ...step,
    row: { version: 1, body: LARGE, old: { by: null, at: '1' } },
  }));
  await engine.commit(group(0, put('n', 'a'), ...log));
  await expect(engine.commit(group(1, put('n', 'b'), ...rows(1000, 'm')))).rejects.toThrow('full');
  expect(await idsOf(engine, recent)).toEqual(['a']);
  for (let number = 1; ; number++) {
    const isRefused = await engine.commit(group(number, put('m', `${number}`, { body: LARGE.repeat(20) }))).then(
      () => false,
      () => true,
    );
    if (isRefused) break;
  }
  await expect(engine.probe()).rejects.toThrow('full');
  await engine.old.drop('log', '2');
  await engine.probe();
});

test('a row that changes is written without its indexes', async () => {
  const file = newFile();
  const engine = await opened({ file });
  const all = rows(2000);
  await engine.commit(group(0, ...all));
  await engine.commit(group(1, ...all.slice(5, 6)));
  const written = (): number => statSync(`${file}-wal`).size;
  const before = written();
  await engine.commit(group(2, ...all.slice(1005, 1006)));
  const page = 4096 + 24;
  // With an index of the rows it is one more.
  expect((written() - before) / page).toBe(3);
});

test('the log goes into the file while nobody waits for it', async () => {
  const file = newFile();
  const engine = await opened({ file });
  const before = statSync(file).size;
  await engine.commit(group(0, ...rows(2000)));
  await expect.poll(() => statSync(file).size - before, { timeout: 20_000 }).toBeGreaterThan(2000 * LARGE.length);
  await engine.commit(group(1, put('n', 'a')));
  expect(await idsOf(engine)).toHaveLength(2001);
});

test('a tool that reads along does not hold up a stop, and what was kept is there afterwards', async () => {
  const file = newFile();
  const engine = await opened({ file });
  await engine.commit(group(0, put('n', 'a')));
  const along = new Database(file);
  onTestFinished(() => {
    along.close();
  });
  along.exec('begin');
  along.prepare('select count(*) from konak_record').get();
  const started = performance.now();
  await engine.close();
  // The tool is there as long as it likes; other tools that write are waited for, for five seconds.
  expect(performance.now() - started).toBeLessThan(3000);
  expect(await idsOf(await opened({ file }))).toEqual(['a']);
});

test('a thread that ends before it has answered: nobody knows, until it is settled', async () => {
  const writer = writers.take();
  const reader = readers.take();
  await Promise.all([writers.giveBack(writer), readers.giveBack(reader)]);
  const engine = await opened({ file: newFile() });
  await engine.commit(group(0, put('n', 'a')));
  expect(await idsOf(engine)).toEqual(['a']);
  const lost = group(1, put('n', 'b'));
  const ending = Promise.all([writer.terminate(), reader.terminate()]);
  const commit = engine.commit(lost);
  const read = engine.old.get('n', 't1', 'a');
  await Promise.all([
    expect(commit).rejects.toThrow(OutcomeUnknown),
    expect(read).rejects.toThrow('has ended'),
    ending,
  ]);
  await expect(engine.commit(lost)).rejects.toThrow('that writes has ended');
  expect(await engine.settle(lost.id)).toBe(false);
  expect(await idsOf(engine)).toEqual(['a']);
  await engine.commit(group(1, put('n', 'b')));
});

test('a thread that died between two groups is replaced by a trial', async () => {
  const writer = writers.take();
  await writers.giveBack(writer);
  const engine = await opened({ file: newFile() });
  await engine.declare([oldTable('once', 'isRefused')]);
  const once = put('once', 'a', { old: { by: null, at: '1' } });
  await engine.commit(group(0, once));
  await writer.terminate();
  await expect(engine.commit(group(1, put('n', 'b')))).rejects.toThrow('has ended');
  await engine.probe();
  await expect(engine.commit(group(1, once))).rejects.toThrow('already');
  await engine.commit(group(1, put('n', 'b')));
});

test('rows that were kept before are guarded once they are to be; those that break it already are logged', async () => {
  const file = newFile();
  const log: string[] = [];
  const engine = await opened({ file, log: ({ message }) => log.push(message) });
  const coded = (id: string, code: string) =>
    put('homes', id, { body: JSON.stringify({ id, code }), unique: [['code', code]] });
  await engine.commit(group(0, coded('a', 'x'), coded('b', 'x'), coded('c', 'y')));
  const spec = { unique: ['code'], ordered: {}, search: [] };
  const homes = { collection: 'homes', spec };
  await engine.declare([homes]);
  expect(log).toEqual(['The data has a value or a night twice: code of homes b']);
  await expect(engine.commit(group(1, coded('d', 'y')))).rejects.toMatchObject({ guard: 'unique' });
  await engine.declare([homes]);
  expect(log).toHaveLength(1);
  await engine.declare([{ ...homes, spec: { ...spec, unique: [] } }]);
  await engine.commit(group(1, coded('d', 'y')));
  await engine.declare([homes]);
  expect(log.slice(2)).toEqual(['The data has a value or a night twice: code of homes d']);
});

test('a backup is a file of its own that opens, made beside writes; half of one is never there', async () => {
  const file = newFile();
  const engine = await opened({ file });
  await engine.commit(group(0, ...rows(500)));
  const copy = join(dirname(file), 'backup', 'copy.db');
  const [first] = await Promise.all([engine.backup(copy), engine.commit(group(1, put('n', 'later')))]);
  expect(first).toBeUndefined();
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(readdirSync(dirname(copy))).toEqual(['copy.db']);
  expect((await idsOf(await opened({ file: copy }))).length).toBeGreaterThanOrEqual(500);
  mkdirSync(join(dirname(file), 'taken'));
  await expect(engine.backup(join(dirname(file), 'taken'))).rejects.toThrow();
  expect(readdirSync(dirname(file)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('a stay takes its nights until the moment at which it lapses; a value is told from another by all of it', async () => {
  let now = Date.parse('2030-01-01T12:00:00.000Z');
  const engine = await opened({ file: newFile(), now: () => now });
  const spec = { ordered: {}, search: [], span: { of: 'home', from: 'from', to: ['to'], isExclusive: true } };
  await engine.declare([{ collection: 'stays', spec: { ...spec, unique: ['code'] } }]);
  const span = { of: 'h', from: '2030-02-01', to: '2030-02-03' };
  const held = put('stays', 'a', { span: { ...span, until: '2030-01-01T12:15:00.000Z' } });
  const other = put('stays', 'b', { span });
  await engine.commit(group(0, held));
  await expect(engine.commit(group(1, other))).rejects.toMatchObject({ guard: 'span' });
  now += 15 * 60_000;
  await engine.commit(group(1, other));
  const coded = (id: string, code: string) => put('stays', id, { unique: [['code', code]] });
  await engine.commit(group(2, coded('c', 'x\0y'), coded('d', 'x\0z')));
});
