// Folders that servers of the earlier format left behind are read, and stay as they are (earlier-format/README.md).
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readEarlier } from '../../json-server/store/earlier/read-earlier.ts';
import type { StoreLogEntry } from '../../json-server/store/log.ts';
import { StoreFileError } from '../../json-server/store/store-file-error.ts';
import type { Row } from '../../src/config/types.ts';

const HERE = join(import.meta.dirname, 'earlier-format');
type Rows = { readonly [collection: string]: { readonly [tenant: string]: readonly Row[] } };
type Folder = { readonly directory: string; readonly file: string; readonly at: (ending: string) => string };

/** A copy of a folder, or an empty one, gone after the test. */
function folder(name?: string): Folder {
  const directory = mkdtempSync(join(tmpdir(), 'earlier-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  if (name !== undefined) cpSync(join(HERE, name), directory, { recursive: true });
  const file = join(directory, 'db.json');
  return { directory, file, at: (ending) => `${file}${ending}` };
}

const fingerprint = (directory: string): string =>
  readdirSync(directory)
    .sort()
    .map(
      (name) =>
        `${name} ${createHash('sha256')
          .update(readFileSync(join(directory, name)))
          .digest('hex')}`,
    )
    .join('\n');

/** Reads it, and sees to it that no file changes. */
async function read({ directory, file }: Folder): Promise<{ rows: Rows; log: StoreLogEntry[] }> {
  const before = fingerprint(directory);
  const log: StoreLogEntry[] = [];
  try {
    const earlier = await readEarlier(file, (entry) => log.push(entry));
    const rows: Record<string, Record<string, Row[]>> = {};
    for (const { collection, tenant, row } of earlier?.rows() ?? []) {
      ((rows[collection] ??= {})[tenant] ??= []).push(row);
    }
    return { rows, log };
  } finally {
    expect(fingerprint(directory)).toBe(before);
  }
}

async function refusal(of: Folder): Promise<string> {
  const error: unknown = await read(of).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StoreFileError);
  return String(error);
}

const expectedOf = (name: string): Rows =>
  JSON.parse(readFileSync(join(HERE, `${name}.expected.json`), 'utf8')) as Rows;

/** The second is what the server answered from the backup, where it differs in the order of what was archived since. */
describe.each([
  ['journal', 'journal'],
  ['archive', 'archive-from-backup'],
  ['archive-cut-short', 'archive-cut-short'],
])('%s', (name, fromBackup) => {
  test('holds what the server that wrote it answered, in the same order', async () => {
    expect((await read(folder(name))).rows).toEqual(expectedOf(name));
  });

  test('is brought up to date from its backup', async () => {
    const copy = folder(name);
    renameSync(copy.at('.bak'), copy.file);
    expect((await read(copy)).rows).toEqual(expectedOf(fromBackup));
  });
});

const JOURNAL = '.journal.000000000017';
const COLD = '.archive._history.1';

test('a torn end is left out and said, with what was acknowledged of it', async () => {
  const copy = folder('journal');
  const said = (await read(copy)).log.map(({ level, message }) => `${level} ${message}`);
  expect(said).toEqual([
    expect.stringMatching(/^warn .*left out 68 bytes at offset 222, a write that a crash cut short$/),
  ]);
  truncateSync(copy.at(JOURNAL), 200);
  const { rows, log } = await read(copy);
  expect(rows['estates']?.['mugla']).toHaveLength(1);
  expect(log.map(({ message }) => /\d+ acknowledged|left out/.exec(message)?.[0])).toEqual([
    '1 acknowledged',
    'left out',
  ]);
});

test('damaged old rows are left out and counted, as no server ever answered them', async () => {
  const copy = folder('archive');
  const before = await read(copy);
  expect(before.log).toEqual([]);
  const bytes = readFileSync(copy.at(COLD));
  bytes[bytes.lastIndexOf('text')] = 0;
  writeFileSync(copy.at(COLD), bytes);
  const { rows, log } = await read(copy);
  const countOf = (from: Rows): number => Object.values(from['_history'] ?? {}).flat().length;
  expect(countOf(rows)).toBe(countOf(before.rows) - 1);
  expect(log.map(({ message }) => message)).toEqual([`${copy.at(COLD)}: 1 damaged rows are left out`]);
});

test('nothing is there: nothing is read', async () => {
  expect(await readEarlier(folder().file, () => undefined)).toBeUndefined();
  expect(await readEarlier(join(folder().directory, 'none', 'db.json'), () => undefined)).toBeUndefined();
});

test('a db.json without our header is read', async () => {
  const copy = folder();
  writeFileSync(copy.file, JSON.stringify({ estates: [{ id: 'ç', tenantId: 't1' }], empty: [] }, null, 2));
  expect((await read(copy)).rows).toEqual({ estates: { t1: [{ id: 'ç', tenantId: 't1' }] } });
});

describe('refused, and left as it is', () => {
  const damage = (of: Folder, ending: string, from: string, to: string): void => {
    writeFileSync(of.at(ending), readFileSync(of.at(ending), 'latin1').replace(from, to), 'latin1');
  };

  test.each<[string, string, string, (copy: Folder) => void]>([
    [
      'a bit of the snapshot',
      'journal',
      'not as it was written',
      (copy) => damage(copy, '', '"amount":12.5', '"amount":92.5'),
    ],
    [
      'the number of the snapshot',
      'journal',
      'not as it was written',
      (copy) => damage(copy, '', '"seq":16', '"seq":15'),
    ],
    ['the middle of the journal', 'journal', 'damaged at offset 0', (copy) => damage(copy, JOURNAL, 'yine', 'yana')],
    [
      'a joined line',
      'archive-cut-short',
      'damaged at offset 0',
      (copy) => damage(copy, '.journal.000000000033', '\n', ' '),
    ],
    [
      'a missing transaction',
      'journal',
      'transaction 17 is missing',
      (copy) => damage(copy, JOURNAL, /^.*\n/.exec(readFileSync(copy.at(JOURNAL), 'latin1'))![0], ''),
    ],
    ['a missing end', 'archive', 'went up to transaction 43', (copy) => rmSync(copy.at('.journal.000000000042'))],
    ['a missing file', 'journal', 'its journal or backup is there', (copy) => rmSync(copy.file)],
    ['missing old rows', 'archive', `${COLD}: the file is missing or shorter`, (copy) => rmSync(copy.at(COLD))],
    [
      'fewer old rows',
      'archive',
      `${COLD}: the file is missing or shorter`,
      (copy) => truncateSync(copy.at(COLD), 700),
    ],
    [
      'a missing index',
      'archive',
      `${COLD}: the file is missing or shorter`,
      (copy) => rmSync(copy.at(`${COLD}.index`)),
    ],
    [
      'a shorter index',
      'archive',
      `${COLD}.index: the file is missing or shorter`,
      (copy) => truncateSync(copy.at(`${COLD}.index`), 48),
    ],
  ])('%s', async (_, name, says, harm) => {
    const copy = folder(name);
    harm(copy);
    expect(await refusal(copy)).toContain(says);
  });

  test('a server that still runs', async () => {
    const copy = folder('journal');
    const [, ...rest] = readFileSync('/proc/self/stat', 'utf8').split(') ');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    writeFileSync(
      copy.at('.lock'),
      JSON.stringify({ pid: process.pid, boot, started: rest.join(') ').split(' ')[19] }),
    );
    expect(await refusal(copy)).toContain(`in use by process ${process.pid}`);
    writeFileSync(copy.at('.lock'), JSON.stringify({ pid: process.pid, boot, started: '1' }));
    expect((await read(copy)).rows['tenants']?.['']).toHaveLength(2);
  });

  test.each<[string, Buffer | string, string, number?]>([
    ['0 bytes', '', 'empty'],
    ['blank', ' \n', 'not JSON', 2],
    ['truncated', '{"$konak":{"format":1,"seq":3},\n"a":[\n{"id":"x"},\n{"id":"y', 'not JSON', 4],
    ['truncated before the end', '{"$konak":{"format":1,"seq":3},\n"a":[\n{"id":"x"}\n]\n', 'not JSON'],
    ['a typing mistake', '{\n "a": [\n  {"id": "x"},\n  {"id": y}\n ]\n}', 'not JSON', 4],
    ['a list', '[{"id":"x"}]', 'found a list'],
    ['null', 'null', 'found null'],
    ['a byte order mark', '\ufeff{"a":[]}', 'byte order mark'],
    ['UTF-16', Buffer.from('{"a":[]}', 'utf16le'), 'UTF-16'],
    ['Latin-1', Buffer.from('{"a":[{"id":"Çınar"}]}', 'latin1'), 'not UTF-8'],
    ['a newer format', '{"$konak":{"format":3,"seq":0}}', 'format 3 is newer'],
    ['an unknown format', '{"$konak":{"format":"x"}}', 'format "x"'],
    ['a damaged header', '{"$konak":{"format":1,"seq":-4}}', 'header'],
    ['a single object as collection', '{"profile":{"name":"x"}}', '"profile" is not a list'],
    ['a number as id', '{"$konak":{"format":1},\n"a":[\n{"id":1}\n]\n}', 'no text id', 3],
    ['an id twice', '{"a":[{"id":"x"},{"id":"x"}]}', 'two records have the id "x"'],
  ])('a file that is %s', async (_, bytes, says, line) => {
    const copy = folder();
    writeFileSync(copy.file, bytes);
    const said = await refusal(copy);
    expect(said).toContain(says);
    expect(said).toContain('ackup');
    expect(said).toContain(line === undefined ? copy.file : `${copy.file}:${line}:`);
  });
});
