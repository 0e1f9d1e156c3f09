import { existsSync, readFileSync, readdirSync, copyFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { machineDisk } from '../../json-server/store/disk.ts';
import { removeStoreFiles } from '../../json-server/store/file-names.ts';
import { openJournalStore } from '../../json-server/store/journal-store.ts';
import { StoreUnavailable } from '../../json-server/store/types.ts';
import { TENANT, journalFiles, newFile, open, pay, payments, row } from './directory.ts';

type Content = { readonly [name: string]: readonly object[] };
const read = (file: string): Content => JSON.parse(readFileSync(file, 'utf8')) as Content;

describe('the file', () => {
  test('a missing file is made from the seed, in db.json shape, one record a line', async () => {
    const { file } = newFile();
    const rows = [row('a', { name: 'Çınar' }), { id: 'g', name: 'global' }];
    const { store } = await open({ file, seed: () => ({ estates: rows, empty: [] }) });
    expect(read(file)['estates']).toEqual(rows);
    expect(readFileSync(file, 'utf8').split('\n')).toContain(`${JSON.stringify(rows[0])},`);
    expect(store.table('estates', TENANT).get('a')).toEqual(rows[0]);
    expect(store.table('estates', '').size).toBe(1);
    expect(store.tenants('estates')).toEqual([TENANT, '']);
  });

  test('what was acknowledged is there after a restart, in the same order, removed rows gone', async () => {
    const { file } = newFile();
    const { store } = await open({ file });
    for (const id of ['c', 'a', 'b']) await pay(store, id);
    await store.transact((tx) => {
      tx.remove('payments', TENANT, 'a');
      tx.remove('ledger', TENANT, 'a');
    });
    await store.close();
    const again = await open({ file });
    expect(payments(again.store)).toEqual(['c', 'b']);
    expect(again.log).toEqual([]);
    await pay(again.store, 'd');
    await again.store.snapshot();
    await again.store.close();
    expect(payments((await open({ file })).store)).toEqual(['c', 'b', 'd']);
    expect(read(file)['payments']).toHaveLength(3);
  });

  test('a transaction of thousands of rows is there after a restart, and those beside it', async () => {
    const { file } = newFile();
    const { store } = await open({ file });
    const many = Array.from({ length: 2345 }, (_, index) => row(`ç-${index}`, { name: `Ağrı ${index}` }));
    const large = store.transact((tx) => many.forEach((each) => tx.put('estates', TENANT, each)));
    await Promise.all([large, pay(store, 'beside')]);
    await store.close();
    const again = await open({ file });
    expect([...again.store.table('estates', TENANT).all()]).toEqual(many);
    expect(payments(again.store)).toEqual(['beside']);
    expect(again.log).toEqual([]);
  });

  test('a db.json of any layout without our header is taken over', async () => {
    const { file } = newFile();
    const { writeFileSync } = await import('node:fs');
    writeFileSync(file, JSON.stringify({ estates: [row('a')], tenants: [{ id: 't1' }] }, null, 2));
    const { store } = await open({ file });
    expect(store.table('estates', TENANT).size).toBe(1);
    await store.snapshot();
    expect(read(file)['estates']).toEqual([row('a')]);
  });

  test('a failed transaction leaves no trace in memory or on disk', async () => {
    const { file, directory } = newFile();
    const { store } = await open({ file });
    await pay(store, 'a');
    const before = journalFiles(directory).map((path) => readFileSync(path, 'utf8'));
    await expect(
      store.transact((tx) => {
        tx.put('payments', TENANT, row('b'));
        throw new Error('rule broken');
      }),
    ).rejects.toThrow('rule broken');
    expect(payments(store)).toEqual(['a']);
    expect(journalFiles(directory).map((path) => readFileSync(path, 'utf8'))).toEqual(before);
  });
});

describe('snapshots', () => {
  test('are written by themselves while transactions go on, and old journals go', async () => {
    const { file, directory } = newFile();
    const { store, log } = await open({ file, snapshotBytes: 20_000 });
    const ids = Array.from({ length: 3000 }, (_, n) => `p${n}`);
    for (let at = 0; at < ids.length; at += 50) await Promise.all(ids.slice(at, at + 50).map((id) => pay(store, id)));
    await store.snapshot();
    expect(journalFiles(directory).length).toBeLessThanOrEqual(2);
    expect(existsSync(`${file}.tmp`)).toBe(false);
    await store.close();
    expect(log).toEqual([]);
    expect(payments((await open({ file })).store)).toEqual(ids);
  });

  test('two asked for at once are both written after what was there when they were asked for', async () => {
    const { file } = newFile();
    const { store } = await open({ file });
    const first = store.snapshot();
    const paid = pay(store, 'a');
    const second = store.snapshot();
    await Promise.all([first, paid, second]);
    expect(read(file)['payments']).toHaveLength(1);
  });

  test('the backup and the journals bring everything back', async () => {
    const { file } = newFile();
    const { store } = await open({ file });
    const ids = ['a', 'b', 'c', 'd'];
    for (const id of ids) {
      await pay(store, id);
      if (id !== 'd') await store.snapshot();
    }
    await store.close();
    copyFileSync(`${file}.bak`, file);
    expect(payments((await open({ file })).store)).toEqual(ids);
  });
});

test('closing waits for what is under way, then refuses', async () => {
  const { file, directory } = newFile();
  const { store } = await open({ file, snapshotBytes: 1000 });
  const paid = Array.from({ length: 100 }, (_, n) => pay(store, `p${n}`));
  await store.close();
  expect(await Promise.all(paid)).toHaveLength(100);
  await expect(pay(store, 'late')).rejects.toThrow(StoreUnavailable);
  await expect(store.snapshot()).rejects.toThrow(StoreUnavailable);
  expect(store.writable).toBe(false);
  expect(readdirSync(directory)).not.toContain('db.json.lock');
  expect(payments((await open({ file })).store)).toHaveLength(100);
});

test('a transaction that only read waits for what it read', async () => {
  const { file } = newFile();
  const { store } = await open({ file });
  const order: string[] = [];
  const write = pay(store, 'a').then(() => order.push('written'));
  const reading = store.transact((tx) => tx.table('payments', TENANT).get('a')?.id);
  const answered = reading.then(() => order.push('answered'));
  await Promise.all([write, answered]);
  expect(order).toEqual(['written', 'answered']);
});

test('listeners hear only what is on the disk', async () => {
  const { file } = newFile();
  const { store } = await open({ file });
  let heard = 0;
  store.onCommit((changes) => (heard += changes.length));
  const paid = pay(store, 'a');
  expect(heard).toBe(0);
  await paid;
  expect(heard).toBe(2);
});

test('removing the files of a store allows a fresh start', async () => {
  const { file, directory } = newFile();
  const { store } = await open({ file });
  await pay(store, 'a');
  await store.snapshot();
  await pay(store, 'b');
  await store.close();
  await removeStoreFiles(machineDisk, file);
  expect(readdirSync(directory)).toEqual([]);
  await expect(openJournalStore({ file })).rejects.toThrow('the file is missing');
});
