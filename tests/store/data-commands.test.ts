import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readBackupNote } from '../../json-server/commands/data/backup-note.ts';
import { data } from '../../json-server/commands/data/data.ts';
import { copyRecords } from '../../json-server/commands/data/copy-records.ts';
import { openReader } from '../../json-server/commands/data/open-reader.ts';
import { readEnvironment, SettingError } from '../../json-server/http/environment.ts';
import type { KeptStep } from '../../json-server/store/engine.ts';
import { openSqliteEngine } from '../../json-server/store/sqlite/sqlite-engine.ts';
import { StoreFileError } from '../../json-server/store/store-file-error.ts';
import { isThere, newDatabase, open } from './postgres.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-commands-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string): string => join(folder, name);
const environmentOf = (name: string) => readEnvironment({ DB_FILE: at(name) });
const silent = { write: () => true };

async function run(name: string, ...argv: readonly string[]) {
  const lines: string[] = [];
  const code = await data(environmentOf(name), { argv, print: (line) => lines.push(line), output: silent });
  return { code, text: lines.join('\n') };
}

type Given = { readonly collection: string; readonly tenant?: string; readonly at?: string } & Record<string, unknown>;
let made = 0;
const stepOf = ({ collection, tenant = 'demo', at: moment, ...fields }: Given): KeptStep => {
  const id = typeof fields['id'] === 'string' ? fields['id'] : `row-${(made += 1)}`;
  const body = JSON.stringify({ id, version: 1, ...(tenant !== '' && { tenantId: tenant }), ...fields });
  return {
    collection,
    tenant,
    id,
    row: { version: 1, body, ...(moment !== undefined && { old: { by: 'x', at: moment } }) },
  };
};

async function fill(name: string, rows: readonly Given[]): Promise<void> {
  const engine = await openSqliteEngine({ file: at(name) });
  await engine.commit({ id: randomUUID(), decidedAt: new Map(), steps: rows.map(stepOf) });
  await engine.close();
}

const NOTES: readonly Given[] = [
  ...Array.from({ length: 2500 }, (_, index) => ({ collection: 'notes', text: `ğ ${index} " \\ \u0000` })),
  { collection: '_history', at: '2030-01-01', note: 'old' },
  { collection: 'packages', tenant: '', name: 'shared' },
];
const ALL = '2502 records of 3 collections.';

describe('backup and restore', () => {
  const upload = 'a'.repeat(40);
  const withUpload = async (): Promise<void> => {
    await fill('konak.db', NOTES);
    const { filesDir } = environmentOf('konak.db');
    const { folderBlobs } = await import('../../json-server/records/files/blobs.ts');
    await folderBlobs(filesDir).put(upload, Buffer.from('bytes'));
  };

  test('all records and uploads come back, to the byte', async () => {
    await withUpload();
    expect(await run('konak.db', 'backup', at('b.db'))).toMatchObject({ code: 0 });
    expect(readdirSync(folder).filter((name) => /part|b\.db-/.test(name))).toEqual([]);
    // Settings → System tells of it.
    const { size: bytes } = statSync(at('b.db'));
    expect(readBackupNote(at('konak.db'))).toMatchObject({ file: at('b.db'), bytes });
    writeFileSync(`${at('konak.db')}.last-backup`, '{"at":1}');
    expect([readBackupNote(at('konak.db')), readBackupNote(at('none.db'))]).toEqual([undefined, undefined]);
    const restored = await run('other/konak.db', 'restore', at('b.db'));
    expect([restored.code, restored.text.split('\n').at(-1)]).toEqual([0, ALL]);
    expect(readFileSync(at(`other/files/${upload}`), 'utf8')).toBe('bytes');
    const again = await openSqliteEngine({ file: at('other/konak.db') });
    expect(await again.old.latest('_history', 'demo', { by: 'x' })).toMatchObject([{ note: 'old' }]);
    await again.close();
  });

  test('nothing is written over unless asked; what gives way is kept', async () => {
    await fill('konak.db', NOTES);
    await run('konak.db', 'backup', at('b.db'));
    await expect(run('konak.db', 'backup', at('b.db'))).rejects.toThrow(SettingError);
    expect((await run('konak.db', 'backup', at('b.db'), '--force')).code).toBe(0);
    await fill('other.db', [{ collection: 'notes', text: 'mine' }]);
    await expect(run('other.db', 'restore', at('b.db'))).rejects.toThrow('holds data');
    expect((await run('other.db', 'restore', at('b.db'), '--force', '--dry-run')).text).toContain('would be restored');
    expect((await run('other.db', 'check')).text).toContain('1 records');
    expect((await run('other.db', 'restore', at('b.db'), '--force')).text).toContain(ALL);
    const aside = readdirSync(folder).find((name) => /^other\.db\.before-[^.]*$/.test(name)) ?? '';
    expect((await run(aside, 'check')).text).toContain('1 records');
  });

  test('a file that is damaged, or no backup, changes nothing', async () => {
    await fill('konak.db', NOTES);
    await run('konak.db', 'backup', at('b.db'));
    const bytes = readFileSync(at('b.db'));
    for (let page = 8; page < 40; page++) bytes.fill(0xff, page * 4096, page * 4096 + 2048);
    writeFileSync(at('b.db'), bytes);
    writeFileSync(at('text.db'), 'no database');
    for (const name of ['b.db', 'text.db', 'none.db']) {
      await expect(run('other.db', 'restore', at(name)), name).rejects.toThrow();
      expect(existsSync(at('other.db'))).toBe(false);
    }
  });

  test('not while a server has it open', async () => {
    await fill('konak.db', NOTES);
    await run('konak.db', 'backup', at('b.db'));
    const engine = await openSqliteEngine({ file: at('konak.db') });
    await expect(run('konak.db', 'restore', at('b.db'), '--force')).rejects.toThrow(StoreFileError);
    expect((await run('konak.db', 'backup', at('c.db'))).code).toBe(0);
    await engine.close();
  });
});

/** A copy that ends after two slices. */
async function cutCopy(): Promise<void> {
  const from = await openReader({ kind: 'sqlite', file: at('from.db') });
  const to = await openSqliteEngine({ file: at('to.db') });
  let slices = 0;
  const after: typeof from.after = (place, limit) => {
    if ((slices += 1) > 2) throw new Error('cut');
    return from.after(place, limit);
  };
  const progress = () => ({ at: () => undefined, end: () => undefined });
  const copying = { from: { ...from, after }, to, source: at('from.db'), total: 0, progress };
  await expect(copyRecords(copying)).rejects.toThrow('cut');
  await to.close();
  await from.close();
}

test('the file and its log, copied at a moment, are the data of that moment', async () => {
  const engine = await openSqliteEngine({ file: at('konak.db') });
  const commit = (...rows: readonly Given[]) =>
    engine.commit({ id: randomUUID(), decidedAt: new Map(), steps: rows.map(stepOf) });
  await commit(...NOTES);
  for (const side of ['', '-wal']) copyFileSync(at(`konak.db${side}`), at(`moment.db${side}`));
  await commit({ collection: 'notes', text: 'later' });
  expect((await run('konak.db', 'check')).text).toContain('2503 records');
  await engine.close();
  expect((await run('moment.db', 'backup', at('b.db'))).text).toContain(ALL);
  expect((await run('konak.db', 'restore', at('b.db'), '--force')).text).toContain(ALL);
});

describe('copy', () => {
  test('goes on where it was, and compares', async () => {
    await fill('from.db', NOTES);
    await cutCopy();
    await fill('another.db', NOTES);
    await expect(run('x.db', 'copy', at('another.db'), at('to.db'))).rejects.toThrow('a part of a copy of');
    const done = await run('x.db', 'copy', at('from.db'), `sqlite:${at('to.db')}`);
    expect([done.code, done.text]).toEqual([0, expect.stringContaining('Goes on after 2000 records.')]);
    expect(done.text).toContain(ALL);
    await expect(run('x.db', 'copy', at('from.db'), at('to.db'))).rejects.toThrow('holds records');
  });

  test('a difference is told, and ends with 1', async () => {
    await fill('from.db', NOTES);
    await cutCopy();
    const database = new Database(at('from.db'));
    database.exec(`update konak_record set body = '{"id":"changed"}' where place = 3`);
    database.close();
    const { code, text } = await run('x.db', 'copy', at('from.db'), at('to.db'));
    expect([code, text]).toEqual([
      1,
      expect.stringContaining('notes: 2500 records in both, and their contents differ'),
    ]);
  });
});

describe('export and import', () => {
  test('records in the form of db.json, without secrets unless asked', async () => {
    const secret = { passwordHash: '$argon2', email: 'a@b.example' };
    await fill('konak.db', [...NOTES, { collection: 'users', ...secret }]);
    expect((await run('konak.db', 'export', at('e.json'))).code).toBe(0);
    const text = readFileSync(at('e.json'), 'utf8');
    expect(Object.keys(JSON.parse(text) as object)).toEqual(['$seed', 'notes', 'packages', 'users']);
    expect(text).not.toMatch(/argon2/);
    expect((await run('konak.db', 'export', at('whole.json'), '--whole')).code).toBe(0);
    const { code, text: said } = await run('new.db', 'import', at('whole.json'));
    expect([code, said]).toEqual([0, expect.stringContaining('2503 records of 4 collections.')]);
    await run('new.db', 'export', at('again.json'), '--whole');
    const rows = (name: string) => (JSON.parse(readFileSync(at(name), 'utf8')) as Record<string, unknown>)['notes'];
    expect(rows('again.json')).toEqual(rows('whole.json'));
    await expect(run('new.db', 'import', at('whole.json'))).rejects.toThrow('holds records');
    writeFileSync(at('wrong.json'), '{"notes": 1}');
    await expect(run('empty.db', 'import', at('wrong.json'))).rejects.toThrow(SettingError);
  });
});

describe('check', () => {
  const entry = (id: string, docId: string, debit: number, credit: number): Given => {
    return { collection: 'ledger-entries', id, docId, debit, credit, currency: 'EUR' };
  };
  const stay = (id: string, checkIn: string, checkOut: string): Given => {
    return { collection: 'reservations', id, estateId: 'gone', checkIn, checkOut, status: 'SUCCESSFUL' };
  };

  test.each<[string, readonly Given[], string]>([
    ['a value that is required', [{ collection: 'packages', tenant: '', id: 'p' }], 'packages/p name has no value'],
    [
      'a value of another type',
      [{ collection: 'packages', tenant: '', id: 'p', name: 1 }],
      'packages/p name has a value that does not fit',
    ],
    [
      'a value of no list',
      [{ collection: 'users', id: 'u', status: 'X' }],
      'demo: users/u status has a value that does not fit',
    ],
    [
      'a reference',
      [stay('r', '2030-01-01', '2030-01-02')],
      'reservations/r estateId refers to a record that is not there (estates/gone)',
    ],
    [
      'a unique value',
      [
        { collection: 'users', id: 'u', email: 'A@b.c' },
        { collection: 'users', id: 'v', email: 'a@b.c' },
      ],
      'users/v email has the value of another record (users/u)',
    ],
    [
      'a ledger',
      [entry('a', 'd', 5, 0), entry('b', 'd', 0, 4)],
      'ledger-entries/d docId does not balance (1 minor units of EUR are left over)',
    ],
    ['an entry of two sides', [entry('a', 'd', 5, 5)], 'ledger-entries/a debit has not exactly one'],
    [
      'a night that is sold twice',
      [
        stay('r', '2030-01-01', '2030-01-05'),
        stay('s', '2030-01-04', '2030-01-06'),
        stay('t', '2030-01-06', '2030-01-07'),
      ],
      'reservations/s checkIn takes a day that another record takes (reservations/r)',
    ],
  ])('%s', async (_, rows, line) => {
    await fill('konak.db', rows);
    const { code, text } = await run('konak.db', 'check');
    expect([code, text]).toEqual([1, expect.stringContaining(line)]);
  });

  test('what is no record', async () => {
    await fill('konak.db', [{ collection: 'notes', id: 'n' }]);
    const database = new Database(at('konak.db'));
    database.exec(`update konak_record set body = 'null'`);
    database.close();
    expect((await run('konak.db', 'check')).text).toContain('notes/n id is no JSON object');
  });

  test('a database without any says so; a wrong word shows how it is used', async () => {
    await expect(run('none.db', 'check')).rejects.toThrow('there is no such file');
    for (const argv of [[], ['x'], ['backup'], ['check', 'x'], ['check', '--x']])
      await expect(run('none.db', ...argv)).rejects.toThrow('npm run data --');
  });
});

describe.skipIf(!isThere)('PostgreSQL', () => {
  const databaseRun = async (databaseUrl: string, ...argv: readonly string[]) => {
    const lines: string[] = [];
    const environment = { ...environmentOf('konak.db'), databaseUrl };
    const code = await data(environment, { argv, print: (line) => lines.push(line), output: silent });
    return { code, text: lines.join('\n') };
  };

  test('there and back, by copy, backup and restore', async () => {
    await fill('from.db', NOTES);
    const one = await newDatabase();
    const two = await newDatabase();
    const there = await run('x.db', 'copy', at('from.db'), one);
    expect([there.code, there.text]).toEqual([0, expect.stringContaining(ALL)]);
    await expect(run('x.db', 'copy', at('from.db'), one)).rejects.toThrow('holds records');
    expect((await databaseRun(one, 'backup', at('b.db'))).text).toContain(ALL);
    const restored = await databaseRun(two, 'restore', at('b.db'));
    expect([restored.code, restored.text]).toEqual([0, expect.stringContaining(ALL)]);
    await expect(databaseRun(two, 'restore', at('b.db'), '--force')).rejects.toThrow('Make an empty database');
    const back = await run('x.db', 'copy', two, at('back.db'));
    expect([back.code, back.text]).toEqual([0, expect.stringContaining(ALL)]);
  }, 120_000);

  test('nothing fills a database that a server uses, and no server uses one that is filled', async () => {
    await fill('konak.db', NOTES);
    await run('konak.db', 'backup', at('b.db'));
    await run('konak.db', 'export', at('e.json'));
    const url = await newDatabase();
    const server = await open(url);
    for (const argv of [
      ['restore', at('b.db')],
      ['restore', at('b.db'), '--dry-run'],
      ['import', at('e.json')],
    ])
      await expect(databaseRun(url, ...argv), argv[0]).rejects.toThrow(/in use by a server.* Nothing was changed/);
    await expect(run('x.db', 'copy', at('konak.db'), url)).rejects.toThrow('in use by a server');
    // Others may use it too, and it is read.
    await (await open(url)).close();
    expect((await databaseRun(url, 'backup', at('empty.db'))).code).toBe(0);
    await server.close();
    const filling = await open(url, { isFilling: true });
    await expect(open(url)).rejects.toThrow('fills the database');
    await expect(databaseRun(url, 'restore', at('b.db'))).rejects.toThrow('another command fills it');
    await filling.close();
    expect((await databaseRun(url, 'restore', at('b.db'))).text).toContain(ALL);
  });
});

describe('a server that runs', () => {
  const children: ChildProcess[] = [];
  afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

  const process_ = (...argv: readonly string[]): ChildProcess => {
    const env = { ...process.env, DB_FILE: at('konak.db'), PORT: '0' };
    const child = spawn(process.execPath, ['--import', 'tsx', 'json-server/server.ts', ...argv], { env });
    children.push(child);
    return child;
  };
  const ended = (child: ChildProcess): Promise<number | null> => new Promise((resolve) => child.once('close', resolve));
  const saying = (child: ChildProcess, what: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      let text = '';
      child.stdout?.on('data', (chunk: Buffer) => {
        const found = what.exec((text += chunk.toString('utf8')));
        if (found) resolve(found[1] ?? '');
      });
      child.once('close', () => reject(new Error(`it ended: ${text}`)));
    });

  test('is backed up while it writes, and what was acknowledged before is in it', async () => {
    const server = process_();
    const port = await saying(server, /http:\/\/localhost:(\d+)/);
    const url = `http://127.0.0.1:${port}/api`;
    const json = { 'Content-Type': 'application/json' };
    const signed = await fetch(`${url}/auth/login`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email: 'admin@demo.com', password: 'admin' }),
    });
    const { accessToken } = (await signed.json()) as { accessToken: string };
    const headers = { ...json, Authorization: `Bearer ${accessToken}` };
    const write = async (code: number): Promise<string> => {
      const body = JSON.stringify({ name: `Group ${code}` });
      const answer = await fetch(`${url}/estate-groups`, { method: 'POST', headers, body });
      if (answer.status !== 201) throw new Error(await answer.text());
      return ((await answer.json()) as { id: string }).id;
    };
    const before = [await write(1), await write(2)];
    const backup = process_('data', 'backup', at('b.db'));
    let written = 2;
    const over = ended(backup);
    while (backup.exitCode === null) await write((written += 1));
    expect(await over).toBe(0);
    expect(written).toBeGreaterThan(2);
    const reader = await openReader({ kind: 'sqlite', file: at('b.db') });
    expect(await reader.present('estate-groups', 'demo', before)).toEqual(new Set(before));
    await reader.close();
    expect((await run('restored/konak.db', 'restore', at('b.db'))).code).toBe(0);
    expect((await run('restored/konak.db', 'check')).text).toContain('Nothing is wrong.');
  }, 300_000);
});
