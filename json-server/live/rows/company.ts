import type { Row } from '../../../src/config/types.ts';
import type { OwnRows } from './own-rows.ts';
import type { StoredRows } from './stored-rows.ts';
import { GLOBAL, type OwnCollection, type OwnStore, type TableReader, type TableSpec } from '../../store/types.ts';

export type { OccupiedSpan, SpanSpec } from '../../store/types.ts';
/** Defines a collection and its indexes. */
export type DefineTable = (collection: string, spec: TableSpec) => void;

/** A row of a collection; for a collection unknown to the code, any record. */
export type RowOf<Collection extends string> = Collection extends keyof StoredRows
  ? StoredRows[Collection]
  : Collection extends keyof OwnRows
    ? OwnRows[Collection]
    : Row;

/** A row to put into a collection; an absent key has never been set. */
export type PutOf<Collection extends string> = Collection extends keyof StoredRows
  ? { readonly id: string } & Partial<StoredRows[Collection]>
  : RowOf<Collection>;

/** The rows of one collection of one company, as an area reads them. Bound to that company when it is made. */
export type CompanyTable<R extends Row = Row> = Pick<
  TableReader<R>,
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
  | 'recent'
  | 'ordered'
  | 'query'
>;
/** Tables by collection: those of one company, or the shared ones. */
export type Tables = <Collection extends string>(collection: Collection) => CompanyTable<RowOf<Collection>>;
/** Tables with only some of the reads. */
export type TablesWith<Reads extends keyof CompanyTable> = <Collection extends string>(
  collection: Collection,
) => Pick<CompanyTable<RowOf<Collection>>, Reads>;

/** The tables of one company, and the shared ones that belong to none (companies, packages, sessions, public links). */
export type CompanyReader = { readonly table: Tables; readonly shared: { readonly table: Tables } };

/** One partition inside a transaction; reads see its own writes. */
export type PartitionWriter = {
  readonly table: Tables;
  /** Creates or replaces. @throws UniqueViolation */
  readonly put: <Collection extends OwnCollection>(collection: Collection, row: PutOf<Collection>) => void;
  readonly remove: (collection: OwnCollection, id: string) => void;
};
/** One company inside a transaction, and the shared partition. */
export type CompanyWriter = PartitionWriter & { readonly shared: PartitionWriter };

/** Any company, by its id: for links, signing in and background work, which have no caller. */
export type Companies = {
  readonly company: (tenant: string) => CompanyReader;
  readonly shared: { readonly table: Tables };
};

/** Anything with tables by collection and partition: the store, or a running transaction. */
type Source = Pick<OwnStore, 'table'>;
type Writer = Source & {
  put(collection: OwnCollection, tenant: string, row: Row): void;
  remove(collection: OwnCollection, tenant: string, id: string): void;
};

/** Tables of a partition of the store, with the row types of their resources. */
export type PartitionTables = <Collection extends string>(collection: Collection) => TableReader<RowOf<Collection>>;

/**
 * The tables of a company. The store does not know resources: `prepare` and the start's check for misfits make sure
 * that a collection holds rows of its type.
 * @param tenant '' = the shared ones
 */
export const tablesIn = (source: Source, tenant: string): PartitionTables =>
  ((collection: string) => source.table(collection, tenant)) as PartitionTables;

/** All companies of a store or of a running transaction. */
export const companiesIn = (source: Source): Companies => {
  const shared = { table: tablesIn(source, GLOBAL) };
  return { company: (tenant) => ({ table: tablesIn(source, tenant), shared }), shared };
};

/** One partition of a running transaction. @param tenant without it, the shared one */
export const partitionWriter = (tx: Writer, tenant: string = GLOBAL): PartitionWriter => ({
  table: tablesIn(tx, tenant),
  put: (collection, row) => tx.put(collection, tenant, row),
  remove: (collection, id) => tx.remove(collection, tenant, id),
});

/** One company in a running transaction. */
export const companyWriter = (tx: Writer, tenant: string): CompanyWriter => ({
  ...partitionWriter(tx, tenant),
  shared: partitionWriter(tx),
});
