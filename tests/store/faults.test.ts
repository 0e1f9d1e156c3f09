// R3: every call to the disk fails once, in every way; R2: the machine stops at every call.
import { rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openJournalStore } from '../../json-server/store/journal-store.ts';
import type { Store } from '../../json-server/store/types.ts';
import { StoreUnavailable } from '../../json-server/store/types.ts';
import { lockPath } from '../../json-server/store/file-names.ts';
import { newFile, open, pay, payments } from './directory.ts';
import { faultyDisk } from './faulty-disk.ts';
import type { Fault } from './faulty-disk.ts';

type Outcome = { acknowledged: string[]; refused: string[]; errors: Error[]; store: Store | undefined };

/** Opens, pays alone and at once, writes a snapshot, pays on. @returns how each payment ended; the store stays open */
async function scenario(file: string, disk: ReturnType<typeof faultyDisk>['disk']): Promise<Outcome> {
  const outcome: Outcome = { acknowledged: [], refused: [], errors: [], store: undefined };
  const settle = async (store: Store, id: string): Promise<void> => {
    try {
      outcome.acknowledged.push(await pay(store, id));
    } catch (error) {
      outcome.refused.push(id);
      outcome.errors.push(error as Error);
    }
  };
  try {
    outcome.store = await openJournalStore({ file, disk, seed: () => ({}), log: () => undefined });
  } catch {
    return outcome;
  }
  const { store } = outcome;
  await settle(store, 'a1');
  await Promise.all(['b1', 'b2', 'b3'].map((id) => settle(store, id)));
  const snapshot = store.snapshot().catch(() => undefined);
  await Promise.all(['c1', 'c2'].map((id) => settle(store, id)));
  await snapshot;
  await settle(store, 'd1');
  await store.snapshot().catch(() => undefined);
  await settle(store, 'e1');
  return outcome;
}

async function callsWithoutFault(): Promise<string[]> {
  const { file } = newFile();
  const { disk, calls } = faultyDisk();
  const { store, acknowledged } = await scenario(file, disk);
  expect(acknowledged).toHaveLength(8);
  await store?.close();
  return calls;
}

async function callsToOpen(file: string): Promise<number> {
  const { disk, calls } = faultyDisk();
  const { store } = await open({ file, disk });
  const opening = calls.length;
  await store.close();
  return opening;
}

const CODES: readonly Fault['code'][] = ['EIO', 'ENOSPC', 'EACCES', 'EMFILE', 'short write'];

describe.each(CODES)('R3: %s', (code) => {
  test.each([0, 3])(
    'at any call (and %i more): memory = acknowledged = disk, then writable or refusing',
    async (count) => {
      const names = await callsWithoutFault();
      for (let call = 1; call <= names.length; call++) {
        const context = `call ${call}: ${names[call - 1] ?? ''}`;
        const { file } = newFile();
        const { disk } = faultyDisk({ call, count, code });
        const { store, acknowledged, refused, errors } = await scenario(file, disk);
        for (const error of errors) expect(error, context).toBeInstanceOf(StoreUnavailable);
        if (store !== undefined) {
          expect(payments(store), context).toEqual(acknowledged);
          const later = await pay(store, 'later').then(
            () => true,
            () => false,
          );
          expect(later, context).toBe(store.writable);
          (later ? acknowledged : refused).push('later');
          await store.close().catch(() => undefined);
        }
        rmSync(lockPath(file), { force: true }); // removing it may be the call that failed
        const again = await open({ file });
        const found = payments(again.store);
        expect(found.slice(0, acknowledged.length), context).toEqual(acknowledged);
        // Only when cutting off fails as well may something come back that was refused.
        for (const id of found.slice(acknowledged.length))
          expect(count > 0 && refused.includes(id), context).toBe(true);
        await again.store.close();
      }
    },
  );
});

test('R2: a stop at any call, also inside a snapshot, loses nothing acknowledged and nothing by half', async () => {
  const names = await callsWithoutFault();
  for (let call = 1; call <= names.length; call++) {
    const context = `stop at call ${call}: ${names[call - 1] ?? ''}`;
    const { file } = newFile();
    const { disk } = faultyDisk({ call, code: 'crash' });
    const { acknowledged, refused, store } = await scenario(file, disk);
    await store?.close().catch(() => undefined);
    rmSync(lockPath(file), { force: true });
    const again = await open({ file });
    const found = payments(again.store);
    expect(found.slice(0, acknowledged.length), context).toEqual(acknowledged);
    // What was written but not confirmed may be there: its caller was told that nobody knows.
    for (const id of found.slice(acknowledged.length)) expect(refused, context).toContain(id);
    await pay(again.store, 'after');
    await again.store.close();
  }
});

test('R3: a transaction is written, then synced, then acknowledged', async () => {
  const { file } = newFile();
  const { disk, calls } = faultyDisk();
  const { store } = await open({ file, disk });
  const start = calls.length;
  const paid = pay(store, 'a').then(() => calls.push('acknowledged'));
  await paid;
  expect(calls.slice(start)).toEqual(['write', 'dataSync', 'acknowledged']);
});

test('R3: a snapshot is written, synced, renamed, its directory synced, and only then old journals go', async () => {
  const { file } = newFile();
  const { disk, calls } = faultyDisk();
  const { store } = await open({ file, disk });
  await pay(store, 'a');
  await store.snapshot();
  await pay(store, 'b');
  const start = calls.length;
  await store.snapshot();
  const newJournal = ['open', 'syncDirectory', 'close'];
  const newFileOfRows = ['open', 'write', 'write', 'write', 'write', 'sync', 'close'];
  const names = ['unlink', 'link', 'rename', 'syncDirectory', 'unlink'];
  expect(calls.slice(start)).toEqual([...newJournal, ...newFileOfRows, ...names]);
});

test('R3: after a failed sync the store only reads, until it is opened again', async () => {
  const { file } = newFile();
  const first = await open({ file });
  await pay(first.store, 'a');
  await first.store.close();
  const opening = await callsToOpen(file);
  const { disk, calls } = faultyDisk({ call: opening + 2, code: 'EIO' });
  const { store, log } = await open({ file, disk });
  await expect(pay(store, 'b')).rejects.toThrow(StoreUnavailable);
  expect(calls.slice(opening, opening + 2)).toEqual(['write', 'dataSync']);
  expect(store.writable).toBe(false);
  const before = calls.length;
  await expect(pay(store, 'c')).rejects.toThrow('until the server is restarted');
  await expect(store.snapshot()).rejects.toThrow(StoreUnavailable);
  expect(calls.slice(before).filter((name) => name !== 'truncate')).toEqual([]);
  expect(payments(store)).toEqual(['a']);
  expect(log.map(({ level }) => level)).toEqual(['error']);
  await store.close();
  const again = await open({ file });
  expect(payments(again.store)).toEqual(['a']);
  expect(again.store.writable).toBe(true);
});

test('R3: all transactions that wait behind a refused one are undone, latest first', async () => {
  const { file } = newFile();
  await (await open({ file })).store.close();
  const { disk } = faultyDisk({ call: (await callsToOpen(file)) + 1, code: 'ENOSPC' });
  const { store } = await open({ file, disk });
  store.define('payments', { unique: ['code'], ordered: { amount: 'plain' }, search: [] });
  const write = (amount: number): Promise<void> =>
    store.transact((tx) => tx.put('payments', 't1', { id: 'x', tenantId: 't1', code: `c${amount}`, amount }));
  const first = write(1).catch((error: unknown) => error);
  await Promise.resolve();
  const others = [write(2), write(3)].map((each) => each.catch((error: unknown) => error));
  for (const error of await Promise.all([first, ...others])) expect(error).toBeInstanceOf(StoreUnavailable);
  const table = store.table('payments', 't1');
  expect(table.size).toBe(0);
  expect(table.findUnique('code', 'c3')).toBeUndefined();
  expect(table.equal('amount', 2)).toEqual([]);
  await write(4);
  expect(table.get('x')?.['amount']).toBe(4);
});
