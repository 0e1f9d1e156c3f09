import type { Row } from '../../src/config/types.ts';
import {
  GLOBAL,
  type Span as StoredSpan,
  type SpanSpec as StoredSpanSpec,
  type Store,
  type TableReader,
  type TableSpec,
} from '../store/types.ts';

/** A half-open piece of time of one thing, in ISO dates. */
export type Span = StoredSpan;
/** Which keys of a record say so. */
export type SpanSpec = StoredSpanSpec;
/** Declares the keys of a collection. */
export type Define = (collection: string, spec: TableSpec) => void;

/** Rows of one collection of one company, as an area reads them; which company was settled where it was made. */
export type Table = Pick<
  TableReader,
  | 'size'
  | 'version'
  | 'get'
  | 'findUnique'
  | 'equal'
  | 'latest'
  | 'range'
  | 'overlapping'
  | 'visitDays'
  | 'all'
  | 'ordered'
  | 'query'
>;
/** Tables by the name of their collection, all of one company, or all of none. */
export type Tables = (collection: string) => Table;

/** What one company has, and what belongs to no company (companies, packages, sessions, links that strangers open). */
export type Reading = { readonly table: Tables; readonly shared: { readonly table: Tables } };

/** One partition inside a transaction; it sees what was put there. */
export type Part = {
  readonly table: Tables;
  /** Creates or replaces. @throws UniqueViolation */
  readonly put: (collection: string, row: Row) => void;
  readonly remove: (collection: string, id: string) => void;
};
/** What one company has, inside a transaction, and what belongs to none. */
export type Writing = Part & { readonly shared: Part };

/** Any company, by its name: for those who open links, sign in, or work beside the requests. */
export type Companies = {
  readonly company: (tenant: string) => Reading;
  readonly shared: { readonly table: Tables };
};

/** Where rows stand, each with the partition it belongs to: the store, or a running transaction. */
type Source = Pick<Store, 'table'>;
type Written = Source & {
  put(collection: string, tenant: string, row: Row): void;
  remove(collection: string, tenant: string, id: string): void;
};

/** The tables of a company. @param tenant '' = of none */
export const tablesIn =
  (source: Source, tenant: string): ((collection: string) => TableReader) =>
  (collection) =>
    source.table(collection, tenant);

/** Every company of a store or of a running transaction. */
export const companiesIn = (source: Source): Companies => {
  const shared = { table: tablesIn(source, GLOBAL) };
  return { company: (tenant) => ({ table: tablesIn(source, tenant), shared }), shared };
};

/** One partition of a running transaction. @param tenant left out, what belongs to no company */
export const partIn = (tx: Written, tenant: string = GLOBAL): Part => ({
  table: tablesIn(tx, tenant),
  put: (collection, row) => tx.put(collection, tenant, row),
  remove: (collection, id) => tx.remove(collection, tenant, id),
});

/** One company in a running transaction. */
export const writingIn = (tx: Written, tenant: string): Writing => ({ ...partIn(tx, tenant), shared: partIn(tx) });
