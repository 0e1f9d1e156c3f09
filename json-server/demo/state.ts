import type { Row } from '../../src/config/types.ts';
import type { SignedCall } from '../accounts/call.ts';
import type { Records } from '../records/records.ts';
import type { CompanyReader, CompanyWriter } from '../live/rows/company.ts';
import { DEMO_COLLECTIONS, type DemoCollection, type DemoItems, type NumberedCollection } from './collections.ts';

/**
 * The demo's records. The seed holds them once, for no tenant: a template. A tenant reads the template until its first
 * write to a collection, which copies the collection into the tenant's partition. So tenants never see each other's
 * changes, a tenant made today has demo data too, and the seed is not repeated for each.
 */
const ofCompany = ({ table }: Pick<CompanyReader, 'table'>, collection: DemoCollection): boolean =>
  table(DEMO_COLLECTIONS.copied).get(collection) !== undefined;

/** The rows as stored, in the order of creation. */
export function demoRows(source: CompanyReader, collection: DemoCollection): readonly Row[] {
  const { table } = ofCompany(source, collection) ? source : source.shared;
  return [...table(collection).all()];
}

/** A row without what only the store knows. */
export function contentOf(row: Row): { readonly [key: string]: unknown } {
  return Object.fromEntries(Object.entries(row).filter(([key]) => key !== 'id' && key !== 'tenantId'));
}

/** The records with numbers for ids. Rows are the seed's or a handler's, so their shape is known. */
export function demoItems<Name extends NumberedCollection>(
  source: CompanyReader,
  collection: Name,
): readonly DemoItems[Name][] {
  return demoRows(source, collection).map((row) => ({ id: Number(row.id), ...contentOf(row) }) as DemoItems[Name]);
}

/** Reads and writes one tenant's records inside a transaction. */
export type DemoTransaction = {
  readonly items: <Name extends NumberedCollection>(collection: Name) => readonly DemoItems[Name][];
  readonly put: <Name extends NumberedCollection>(collection: Name, item: DemoItems[Name]) => void;
  readonly remove: (collection: NumberedCollection, id: number) => void;
};

function copyOnce(work: CompanyWriter, tenant: string, collection: DemoCollection): void {
  if (ofCompany(work, collection)) return;
  for (const row of work.shared.table(collection).all()) work.put(collection, { ...row, tenantId: tenant });
  work.put(DEMO_COLLECTIONS.copied, { id: collection, tenantId: tenant });
}

/** In the company that a call works in. */
type Place = { readonly records: Records; readonly call: SignedCall };

/** Runs `work` all or nothing; resolves once it is on disk. Whatever it throws leaves everything as it was. */
export function changeDemo<Result>({ records, call }: Place, work: (tx: DemoTransaction) => Result): Promise<Result> {
  const { tenant } = call.caller;
  return records.write(call, (writing) =>
    work({
      items: (collection) => demoItems(writing, collection),
      put: (collection, { id, ...content }) => {
        copyOnce(writing, tenant, collection);
        const row: Row = { ...(content as Omit<Row, 'id'>), id: String(id), tenantId: tenant };
        writing.put<NumberedCollection>(collection, row);
      },
      remove: (collection, id) => {
        copyOnce(writing, tenant, collection);
        writing.remove(collection, String(id));
      },
    }),
  );
}

/** Deletes a record. @returns whether it was there */
export function deleteDemoItem(
  place: Place,
  { collection, id }: { collection: NumberedCollection; id: number },
): Promise<boolean> {
  return changeDemo(place, (tx) => {
    const isThere = tx.items(collection).some((item) => item.id === id);
    if (isThere) tx.remove(collection, id);
    return isThere;
  });
}
