import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Row } from '../../src/config/types.ts';
import type { Store } from '../../json-server/store/types.ts';

/** A directory that is gone after the test, and the path of a store's file in it. */
export function newFile(): { directory: string; file: string } {
  const directory = mkdtempSync(join(tmpdir(), 'store-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return { directory, file: join(directory, 'db.json') };
}

export const TENANT = 't1';

export function row(id: string, values: object = {}): Row {
  return { id, tenantId: TENANT, ...values };
}

/** One transaction over two collections, so that half of it would show. */
export function pay(store: Store, id: string, amount = 100): Promise<string> {
  return store.transact((tx) => {
    tx.put('payments', TENANT, row(id, { amount }));
    tx.put('ledger', TENANT, row(id, { amount: -amount }));
    return id;
  });
}

/** @returns ids of the payments @throws when a transaction is there by half */
export function payments(store: Store): string[] {
  const ids = Array.from(store.table('payments', TENANT).all(), ({ id }) => id);
  const ledger = Array.from(store.table('ledger', TENANT).all(), ({ id }) => id);
  if (ids.join() !== ledger.join()) throw new Error(`half a transaction: ${ids.join()} / ${ledger.join()}`);
  return ids;
}
