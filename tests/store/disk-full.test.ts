// R4: no space, no permission.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { StoreUnavailable } from '../../json-server/store/types.ts';
import { TENANT, newFile, open, pay, payments, row } from './directory.ts';
import { faultyDisk } from './faulty-disk.ts';

function run(command: string, ...values: string[]): void {
  execFileSync(command, values, { stdio: 'ignore' });
}

/** Mounts a disk of one megabyte, where this user may. */
function mountSmallDisk(directory: string): boolean {
  try {
    run('mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', directory);
  } catch {
    return false;
  }
  onTestFinished(() => run('umount', '-l', directory));
  return true;
}

test('R4: a full disk refuses writes, answers reads, keeps old data, and recovers when there is space', async (context) => {
  const { directory } = newFile();
  const mounted = join(directory, 'small');
  mkdirSync(mounted);
  if (!mountSmallDisk(mounted)) return context.skip('only root can mount a small disk');
  const file = join(mounted, 'db.json');
  const { store } = await open({ file, snapshotBytes: 100_000 });
  await pay(store, 'a');
  const ballast = join(mounted, 'ballast');
  writeFileSync(ballast, Buffer.alloc(700_000));
  const kept = ['a'];
  for (let n = 0; store.writable && n < 1000; n++) {
    const big = store.transact((tx) => {
      for (const name of ['payments', 'ledger']) tx.put(name, TENANT, row(`big${n}`, { text: 'x'.repeat(20_000) }));
    });
    await big.then(
      () => kept.push(`big${n}`),
      (error: unknown) => expect(error).toBeInstanceOf(StoreUnavailable),
    );
  }
  expect(kept.length).toBeLessThan(100);
  expect(payments(store)).toEqual(kept);
  rmSync(ballast);
  await pay(store, 'b');
  expect(store.writable).toBe(true);
  await store.close();
  expect(payments((await open({ file })).store)).toEqual([...kept, 'b']);
});

test('R4: a refusing disk is tried again by itself', async () => {
  const { file } = newFile();
  await (await open({ file })).store.close();
  const probe = faultyDisk();
  const { store: measured } = await open({ file, disk: probe.disk });
  const opening = probe.calls.length;
  await measured.close();
  const { disk } = faultyDisk({ call: opening + 1, count: 2, code: 'ENOSPC' });
  const { store, log } = await open({ file, disk });
  await expect(pay(store, 'a')).rejects.toThrow('ENOSPC');
  expect(store.writable).toBe(false);
  await expect.poll(() => store.writable, { timeout: 5000 }).toBe(true);
  expect(log.map(({ level }) => level)).toEqual(['error', 'info']);
  await pay(store, 'b');
  expect(payments(store)).toEqual(['b']);
});

test('R4: in a read-only directory snapshots fail, transactions go on', async (context) => {
  if (process.getuid?.() === 0) return context.skip('root may write everywhere');
  const { file, directory } = newFile();
  const { store } = await open({ file });
  chmodSync(directory, 0o500);
  await pay(store, 'a');
  await expect(store.snapshot()).rejects.toThrow(StoreUnavailable);
  await pay(store, 'b');
  expect(store.writable).toBe(true);
  chmodSync(directory, 0o700);
  await store.snapshot();
});
