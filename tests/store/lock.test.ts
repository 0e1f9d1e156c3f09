// R6: one server at a time.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openJournalStore } from '../../json-server/store/journal-store.ts';
import { StoreFileError } from '../../json-server/store/store-file-error.ts';
import { newFile, open, pay, payments } from './directory.ts';

type Holder = { pid: number; boot: string; started: string };
const holderOf = (file: string): Holder => JSON.parse(readFileSync(`${file}.lock`, 'utf8')) as Holder;

test('R6: a second opener is told who holds the data; the first is not disturbed', async () => {
  const { file } = newFile();
  const { store } = await open({ file });
  const refusal: unknown = await openJournalStore({ file }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StoreFileError);
  expect((refusal as Error).message).toContain(`in use by process ${process.pid}`);
  await pay(store, 'a');
  await store.close();
  expect(existsSync(`${file}.lock`)).toBe(false);
  expect(payments((await open({ file })).store)).toEqual(['a']);
});

test('R6: the lock of a living other process holds, that of a dead one does not', async () => {
  const { file } = newFile();
  const { store } = await open({ file });
  const own = holderOf(file);
  await store.close();
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  const gone = new Promise((resolve) => child.once('exit', resolve));
  writeFileSync(`${file}.lock`, JSON.stringify({ ...own, pid: child.pid, started: '' }));
  await expect(openJournalStore({ file })).rejects.toThrow(`process ${child.pid ?? 0}`);
  child.kill('SIGKILL');
  await gone;
  const taken = await open({ file });
  expect(holderOf(file).pid).toBe(process.pid);
  await taken.store.close();
});

test.each([
  ['before the machine started', { boot: 'another' }],
  ['by a process whose number was given again', { started: '1' }],
])('R6: a lock left %s is taken over', async (_name, change) => {
  const { file } = newFile();
  const { store } = await open({ file });
  const own = holderOf(file);
  await store.close();
  writeFileSync(`${file}.lock`, JSON.stringify({ ...own, ...change }));
  if (own.started === '') return; // this system tells neither
  const taken = await open({ file });
  expect(holderOf(file)).toEqual(own);
  await taken.store.close();
});

test.each(['', '{"pid":', 'null'])('R6: a lock that says %j, cut short by a crash, is taken over', async (content) => {
  const { file } = newFile();
  writeFileSync(`${file}.lock`, content);
  await pay((await open({ file })).store, 'a');
});

test('R6: of many that find a stale lock, one gets it', async () => {
  const { file } = newFile();
  await (await open({ file })).store.close();
  writeFileSync(`${file}.lock`, '{"pid":999999999,"boot":"x","started":"1"}');
  const all = await Promise.allSettled(Array.from({ length: 8 }, () => open({ file })));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
