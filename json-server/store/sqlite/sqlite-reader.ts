/** The reading thread: rows at the start, old rows later, and backups. It never waits for a commit. */
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { answerCalls } from './answer-calls.ts';
import { Connection, NOWHERE } from './connection.ts';
import { collectionsOf, livePage, newestOld, oldAfter, oldBefore, oldRow, tenantsWithOldRows } from './old-rows.ts';
import type { After, CollectionPart } from './old-rows.ts';

let database = new Connection(NOWHERE);

const CALLS = {
  open: (file: string) => {
    database.close();
    database = new Connection(file);
    database.exec('pragma query_only = 1');
  },
  close: () => {
    database.close();
    database = new Connection(NOWHERE);
  },
  collections: () => collectionsOf(database),
  numbers: () => database.rows<[tenant: string, number: number]>('select tenant, number from konak_number'),
  live: (part: CollectionPart, after: number) => livePage(database, part, after),
  get: (collection: string, tenant: string, id: string) => oldRow(database, collection, tenant, id),
  newest: (collection: string, tenant: string, asked: { readonly by?: string; readonly limit?: number }) =>
    newestOld(database, collection, tenant, asked),
  before: (collection: string, tenant: string, at: string, limit: number) =>
    oldBefore(database, collection, tenant, at, limit),
  after: (collection: string, tenant: string, after: After) => oldAfter(database, collection, tenant, after),
  tenants: (collection: string) => tenantsWithOldRows(database, collection),
  /** No more at once than delays no request. */
  emptyLog: () => {
    database.value('pragma wal_checkpoint(passive)');
  },
  /** Into an empty file. */
  copy: (into: string) => {
    database.exec('pragma query_only = 0');
    database.run('vacuum into ?', into);
    const handle = openSync(into, 'r+');
    fsyncSync(handle);
    closeSync(handle);
  },
};
export type ReaderCalls = typeof CALLS;

answerCalls(CALLS);
