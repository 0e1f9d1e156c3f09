import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Row } from '../../src/config/types.ts';
import type { StoreLog, StoreLogEntry } from '../../json-server/store/log.ts';
import { openStore, type StoreOptions } from '../../json-server/store/open-store.ts';
import { openSqliteEngine } from '../../json-server/store/sqlite/sqlite-engine.ts';
import type { Store } from '../../json-server/store/types.ts';

/** A directory that is gone after the test, and the path of a store's file in it. */
export function newFile(): { directory: string; file: string } {
  const directory = mkdtempSync(join(tmpdir(), 'store-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return { directory, file: join(directory, 'konak.db') };
}

type FileOptions = Partial<Omit<StoreOptions, 'engine'>> & { readonly file: string };

/** A store over SQLite in a file. */
export async function openFileStore({ file, log: told, ...options }: FileOptions): Promise<Store> {
  const log: StoreLog = told ?? (() => undefined);
  return openStore({ engine: await openSqliteEngine({ file, log }), log, ...options });
}

/** The same, closed after the test. */
export async function open(options: FileOptions): Promise<{ store: Store; log: StoreLogEntry[] }> {
  const log: StoreLogEntry[] = [];
  const store = await openFileStore({ log: (entry) => log.push(entry), ...options });
  onTestFinished(() => store.close());
  return { store, log };
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
