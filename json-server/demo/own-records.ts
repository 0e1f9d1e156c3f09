import type { Row } from '../../src/config/types.ts';
import { type OwnInvoice, ownInvoiceId } from '../../src/domain/demo/own-invoices.ts';
import { type OwnCategory, type OwnProduct, ownProductId } from '../../src/domain/demo/own-products.ts';
import type { SignedCall } from '../accounts/call.ts';
import type { CompanyReader } from '../live/rows/company.ts';
import type { DemoDeps } from './deps.ts';

/** What people add to the demo by forms of resources; the calls that list samples list these too. */
const PRODUCTS = 'demo-product-drafts';
const CATEGORIES = 'demo-product-categories';
const INVOICES = 'demo-invoice-drafts';

/** Rows of the generic calls have the shape that their resource's file gives them. */
const rowsOf = ({ table }: CompanyReader, collection: string): readonly Row[] => [...table(collection).all()];

export const ownProducts = (source: CompanyReader): readonly OwnProduct[] =>
  rowsOf(source, PRODUCTS).map((row) => row as OwnProduct);
export const ownCategories = (source: CompanyReader): readonly OwnCategory[] =>
  rowsOf(source, CATEGORIES).map((row) => row as OwnCategory);
export const ownInvoices = (source: CompanyReader): readonly OwnInvoice[] =>
  rowsOf(source, INVOICES).map((row) => row as OwnInvoice);

type Place = DemoDeps & { readonly call: SignedCall };

/** Deletes a record of one of these resources as its own call would. @returns whether it was there */
function removeOwn(
  { records, call }: Place,
  { name, isWanted }: { readonly name: string; readonly isWanted: (row: Row) => boolean },
): Promise<boolean> {
  const resource = call.snapshot.config.resources[name];
  if (!resource) return Promise.resolve(false);
  return records.write(call, (writing) => {
    const before = rowsOf(writing, name).find(isWanted);
    if (before) writing.erase({ resource, before });
    return before !== undefined;
  });
}

/** @param id as the list of products says it */
export const removeOwnProduct = (place: Place, id: number): Promise<boolean> =>
  removeOwn(place, { name: PRODUCTS, isWanted: (row) => ownProductId(row as OwnProduct) === id });

/** @param id as the list of invoices says it: the number */
export const removeOwnInvoice = (place: Place, id: number): Promise<boolean> =>
  removeOwn(place, { name: INVOICES, isWanted: (row) => ownInvoiceId(row as OwnInvoice) === id });
