// R4: no space.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { StoreUnavailable } from '../../json-server/store/types.ts';
import { TENANT, newFile, open, payments, row } from './directory.ts';

function run(command: string, ...values: string[]): void {
  execFileSync(command, values, { stdio: 'ignore' });
}

/** Mounts a disk of two megabytes, where this user may. */
function mountSmallDisk(directory: string): boolean {
  try {
    run('mount', '-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', directory);
  } catch {
    return false;
  }
  onTestFinished(() => run('umount', '-l', directory));
  return true;
}

test('R4: a full disk refuses writes, answers reads, keeps what was acknowledged, and takes more once there is space', async (context) => {
  const { directory } = newFile();
  const mounted = join(directory, 'small');
  mkdirSync(mounted);
  if (!mountSmallDisk(mounted)) return context.skip('only root can mount a small disk');
  const file = join(mounted, 'konak.db');
  const { store } = await open({ file });
  const payBig = (id: string): Promise<void> =>
    store.transact((tx) => {
      for (const name of ['payments', 'ledger']) tx.put(name, TENANT, row(id, { text: 'x'.repeat(20_000) }));
    });
  await payBig('a');
  const ballast = join(mounted, 'ballast');
  writeFileSync(ballast, Buffer.alloc(1_000_000));
  const kept = ['a'];
  for (let n = 0; store.writable && n < 1000; n++) {
    await payBig(`big${n}`).then(
      () => kept.push(`big${n}`),
      (error: unknown) => expect(error).toBeInstanceOf(StoreUnavailable),
    );
  }
  expect(store.writable).toBe(false);
  expect(kept.length).toBeLessThan(100);
  expect(payments(store)).toEqual(kept);
  await expect(payBig('refused')).rejects.toThrow(StoreUnavailable);
  rmSync(ballast);
  await expect.poll(() => store.writable, { timeout: 5000 }).toBe(true);
  await payBig('b');
  await store.close();
  expect(payments((await open({ file })).store)).toEqual([...kept, 'b']);
});
