// 12.11: a journal that is shorter than it was is noticed, and so is a snapshot that is not as it was written.
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { markPath } from '../../json-server/store/file-names.ts';
import { openJournalStore } from '../../json-server/store/journal-store.ts';
import { StoreFileError } from '../../json-server/store/store-file-error.ts';
import { journalFiles, newFile, open, pay, payments } from './directory.ts';

const refusalOf = (file: string): Promise<unknown> => openJournalStore({ file }).catch((error: unknown) => error);

/** A store closed after two payments, a snapshot and two more. */
async function filled(): Promise<{ file: string; directory: string }> {
  const { file, directory } = newFile();
  const { store } = await open({ file });
  await pay(store, 'a');
  await pay(store, 'b');
  await store.snapshot();
  await pay(store, 'c');
  await pay(store, 'd');
  await store.close();
  return { file, directory };
}

describe('the end of the journal', () => {
  test.each([
    ['its last segment is gone', (last: string) => rmSync(last)],
    ['its last segment is empty', (last: string) => truncateSync(last)],
    ['it ends a transaction earlier', (last: string) => truncateSync(last, readFileSync(last).indexOf(10) + 1)],
  ])('%s: refused, naming both ends and the way out', async (_name, damage) => {
    const { file, directory } = await filled();
    damage(journalFiles(directory).at(-1)!);
    const refusal = await refusalOf(file);
    expect(refusal).toBeInstanceOf(StoreFileError);
    expect((refusal as Error).message).toContain('went up to transaction 4');
    expect((refusal as Error).message).toContain(`remove ${markPath(file)}`);
    rmSync(markPath(file));
    const { store } = await open({ file });
    expect(payments(store).slice(0, 2)).toEqual(['a', 'b']);
    await pay(store, 'e');
    await store.close();
    expect(payments((await open({ file })).store).at(-1)).toBe('e');
  });

  test('is marked while the store is written to, not only when it is closed', async () => {
    const { file } = newFile();
    const { store } = await open({ file });
    await pay(store, 'a');
    await expect.poll(() => existsSync(markPath(file)), { timeout: 5000 }).toBe(true);
    expect(readFileSync(markPath(file), 'latin1')).toMatch(/^1 [0-9a-f]{8}\n$/);
  });

  test.each(['', '7', '7 00000000\n', 'x'])('a mark that says %j says nothing', async (content) => {
    const { file } = await filled();
    writeFileSync(markPath(file), content);
    expect(payments((await open({ file })).store)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('of data that was taken away by hand is forgotten', async () => {
    const { file, directory } = await filled();
    for (const path of [file, `${file}.bak`, ...journalFiles(directory)]) rmSync(path);
    await (await open({ file })).store.close();
    expect(payments((await open({ file })).store)).toEqual([]);
  });

  test('a torn end that was acknowledged is cut off and reported with how much is lost', async () => {
    const { file, directory } = await filled();
    const last = journalFiles(directory).at(-1)!;
    truncateSync(last, readFileSync(last).length - 3);
    const { store, log } = await open({ file });
    expect(payments(store)).toEqual(['a', 'b', 'c']);
    expect(log.map(({ level, message }) => [level, /lost|dropped/.exec(message)?.[0]])).toEqual([
      ['error', 'lost'],
      ['warn', 'dropped'],
    ]);
  });
});

describe('the checksum of the snapshot', () => {
  test('one bit that leaves valid JSON is noticed; the way out of the message works', async () => {
    const { file } = await filled();
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('"amount":100', '"amount":900'));
    const refusal = await refusalOf(file);
    expect(refusal).toBeInstanceOf(StoreFileError);
    expect((refusal as Error).message).toContain('not as it was written');
    expect((refusal as Error).message).toContain('.bak');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/,"crc32":"\w+"/, ''));
    const { store } = await open({ file });
    expect(store.table('payments', 't1').get('a')?.['amount']).toBe(900);
  });

  test('covers the transaction that the header names, and another layout', async () => {
    const { file } = await filled();
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('"seq":2', '"seq":3'));
    expect(String(await refusalOf(file))).toContain('not as it was written');
    writeFileSync(file, JSON.stringify(JSON.parse(text), null, 2));
    expect(String(await refusalOf(file))).toContain('not as it was written');
    writeFileSync(file, text);
    expect(payments((await open({ file })).store)).toHaveLength(4);
  });
});

describe('a data file that is a link', () => {
  test.each(['file', 'directory'])('to a %s leads to the same lock and stays a link', async (kind) => {
    const { file, directory } = await filled();
    const { directory: other } = newFile();
    const link = join(other, kind === 'file' ? 'link.json' : 'linked');
    symlinkSync(kind === 'file' ? file : directory, link);
    const path = kind === 'file' ? link : join(link, 'db.json');
    const { store } = await open({ file: path });
    expect(String(await refusalOf(file))).toContain('in use by process');
    expect(String(await refusalOf(path))).toContain('in use by process');
    await pay(store, 'e');
    await store.snapshot();
    await store.close();
    expect(readlinkSync(link)).toBe(kind === 'file' ? file : directory);
    expect(payments((await open({ file })).store)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('to what is not there yet: the file is made where it leads', async () => {
    const { directory } = newFile();
    mkdirSync(join(directory, 'real'));
    symlinkSync(join('real', 'db.json'), join(directory, 'link.json'));
    const { store } = await open({ file: join(directory, 'link.json') });
    await pay(store, 'a');
    await store.close();
    expect(payments((await open({ file: join(directory, 'real', 'db.json') })).store)).toEqual(['a']);
  });
});
