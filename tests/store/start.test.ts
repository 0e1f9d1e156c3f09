// R5: what the store does with a file that it did not write, or not to the end.
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openJournalStore } from '../../json-server/store/journal-store.ts';
import { StoreFileError } from '../../json-server/store/store-file-error.ts';
import { newFile, open, pay, payments } from './directory.ts';

const BROKEN: readonly { name: string; bytes: Buffer | string; says: string; line?: number }[] = [
  { name: '0 bytes', bytes: '', says: 'empty' },
  { name: 'blank', bytes: ' \n', says: 'not JSON', line: 2 },
  {
    name: 'truncated',
    bytes: '{"$konak":{"format":1,"seq":3},\n"a":[\n{"id":"x"},\n{"id":"y',
    says: 'not JSON',
    line: 4,
  },
  {
    name: 'truncated before the end',
    bytes: '{"$konak":{"format":1,"seq":3},\n"a":[\n{"id":"x"}\n]\n',
    says: 'not JSON',
  },
  { name: 'a typing mistake', bytes: '{\n "a": [\n  {"id": "x"},\n  {"id": y}\n ]\n}', says: 'not JSON', line: 4 },
  { name: 'null', bytes: 'null', says: 'found null' },
  { name: 'a list', bytes: '[{"id":"x"}]', says: 'found a list' },
  { name: 'a text', bytes: '"db"', says: 'found a string' },
  { name: 'a byte order mark', bytes: '\ufeff{"a":[]}', says: 'byte order mark' },
  { name: 'UTF-16', bytes: Buffer.from('\ufeff{"a":[]}', 'utf16le'), says: 'UTF-16' },
  { name: 'UTF-16 without mark', bytes: Buffer.from('{"a":[]}', 'utf16le'), says: 'UTF-16' },
  { name: 'Latin-1', bytes: Buffer.from('{"a":[{"id":"Çınar"}]}', 'latin1'), says: 'not UTF-8' },
  { name: 'zeros', bytes: Buffer.alloc(4096), says: 'not UTF-8' },
  { name: 'a newer format', bytes: '{"$konak":{"format":3,"seq":0}}', says: 'format 3 is newer' },
  { name: 'an unknown format', bytes: '{"$konak":{"format":"x"}}', says: 'format "x"' },
  { name: 'a damaged header', bytes: '{"$konak":{"format":1,"seq":-4}}', says: 'header' },
  { name: 'a header that is a list', bytes: '{"$konak":[]}', says: 'format' },
  { name: 'a single object as collection', bytes: '{"profile":{"name":"x"}}', says: '"profile" is not a list' },
  { name: 'a record without id', bytes: '{"a":[{"id":"x"},{}]}', says: 'record 2 of "a"' },
  { name: 'a number as id', bytes: '{"$konak":{"format":1},\n"a":[\n{"id":1}\n]\n}', says: 'no text id', line: 3 },
  { name: 'an id twice', bytes: '{"a":[{"id":"x"},{"id":"x"}]}', says: 'two records have the id "x"' },
];

const hash = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

describe('R5: refuses with path, line and hint, and changes nothing', () => {
  test.each(BROKEN)('$name', async ({ bytes, says, line }) => {
    const { file, directory } = newFile();
    writeFileSync(file, bytes);
    const before = hash(file);
    const error: unknown = await openJournalStore({ file, seed: () => ({}) }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StoreFileError);
    const { message, path, line: found } = error as StoreFileError;
    expect(message).toContain(says);
    expect(message).toContain('ackup');
    expect(path).toBe(file);
    if (line !== undefined) expect(found).toBe(line);
    expect(hash(file)).toBe(before);
    expect(readdirSync(directory)).toEqual([basename(file)]);
  });

  test('a missing file without a seed', async () => {
    const { file, directory } = newFile();
    await expect(openJournalStore({ file })).rejects.toThrow(StoreFileError);
    expect(readdirSync(directory)).toEqual([]);
  });

  test('a missing file whose journal is there is not an empty one', async () => {
    const { file } = newFile();
    const { store } = await open({ file });
    await pay(store, 'a');
    await store.close();
    rmSync(file);
    await expect(openJournalStore({ file, seed: () => ({}) })).rejects.toThrow('its journal or backup is there');
    expect(existsSync(file)).toBe(false);
  });

  test('a file of another user', async (context) => {
    if (process.getuid?.() === 0) return context.skip('root may read everything');
    const { file } = newFile();
    writeFileSync(file, '{}');
    chmodSync(file, 0);
    await expect(openJournalStore({ file })).rejects.toThrow('another user');
  });

  test('the backup is named when there is one', async () => {
    const { file } = newFile();
    const { store } = await open({ file });
    await pay(store, 'a');
    await store.snapshot();
    await store.close();
    writeFileSync(file, '');
    await expect(openJournalStore({ file })).rejects.toThrow(`${file}.bak`);
  });
});

test('R5: a snapshot that was not finished is thrown away', async () => {
  const { file } = newFile();
  const { store } = await open({ file });
  await pay(store, 'a');
  await store.close();
  writeFileSync(`${file}.tmp`, '{"$konak":{"form');
  expect(payments((await open({ file })).store)).toEqual(['a']);
  expect(existsSync(`${file}.tmp`)).toBe(false);
});
