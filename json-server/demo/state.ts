import type { Row } from '../../src/config/types.ts';
import { GLOBAL, type Store, type TableReader, type Transaction } from '../store/types.ts';
import { DEMO, type DemoCollection, type DemoItems, type NumberedCollection } from './collections.ts';

/**
 * The demo's records. The seed holds them once, for no tenant: a template. A tenant reads the template until its first
 * write to a collection, which copies the collection into the tenant's partition. So tenants never see each other's
 * changes, a tenant made today has demo data too, and the seed is not repeated for each.
 */
type Source = { table(collection: string, tenant: string): TableReader };

const partitionOf = (source: Source, tenant: string, collection: DemoCollection): string =>
  source.table(DEMO.copied, tenant).get(collection) === undefined ? GLOBAL : tenant;

/** The rows as stored, in the order of creation. */
export function demoRows(source: Source, tenant: string, collection: DemoCollection): readonly Row[] {
  return [...source.table(collection, partitionOf(source, tenant, collection)).all()];
}

/** A row without what only the store knows. */
export function contentOf(row: Row): { readonly [key: string]: unknown } {
  return Object.fromEntries(Object.entries(row).filter(([key]) => key !== 'id' && key !== 'tenantId'));
}

/** The records with numbers for ids. Rows are the seed's or a handler's, so their shape is known. */
export function demoItems<Name extends NumberedCollection>(
  source: Source,
  tenant: string,
  collection: Name,
): readonly DemoItems[Name][] {
  return demoRows(source, tenant, collection).map(
    (row) => ({ id: Number(row.id), ...contentOf(row) }) as unknown as DemoItems[Name],
  );
}

/** Reads and writes one tenant's records inside a transaction. */
export type DemoTransaction = {
  readonly items: <Name extends NumberedCollection>(collection: Name) => readonly DemoItems[Name][];
  readonly put: <Name extends NumberedCollection>(collection: Name, item: DemoItems[Name]) => void;
  readonly remove: (collection: NumberedCollection, id: number) => void;
};

function copyOnce(tx: Transaction, tenant: string, collection: DemoCollection): void {
  if (partitionOf(tx, tenant, collection) === tenant) return;
  for (const row of tx.table(collection, GLOBAL).all()) tx.put(collection, tenant, { ...row, tenantId: tenant });
  tx.put(DEMO.copied, tenant, { id: collection, tenantId: tenant });
}

/** Runs `work` all or nothing; resolves once it is on disk. Whatever it throws leaves everything as it was. */
export function changeDemo<Result>(
  { store, tenant }: { store: Store; tenant: string },
  work: (tx: DemoTransaction) => Result,
): Promise<Result> {
  return store.transact((tx) =>
    work({
      items: (collection) => demoItems(tx, tenant, collection),
      put: (collection, { id, ...content }) => {
        copyOnce(tx, tenant, collection);
        tx.put(collection, tenant, { ...(content as Omit<Row, 'id'>), id: String(id), tenantId: tenant });
      },
      remove: (collection, id) => {
        copyOnce(tx, tenant, collection);
        tx.remove(collection, tenant, String(id));
      },
    }),
  );
}

/** Deletes a record. @returns whether it was there */
export function deleteDemoItem(
  place: { store: Store; tenant: string },
  { collection, id }: { collection: NumberedCollection; id: number },
): Promise<boolean> {
  return changeDemo(place, (tx) => {
    const isThere = tx.items(collection).some((item) => item.id === id);
    if (isThere) tx.remove(collection, id);
    return isThere;
  });
}
