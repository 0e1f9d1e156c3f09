import { collectionOf } from '../../src/config/collection.ts';
import type { WhereValues } from '../../src/config/where.ts';
import type { Resource } from '../../src/config/types.ts';
import type { Caller } from '../call.ts';
import type { Snapshot } from '../snapshot.ts';
import { GLOBAL, type Store, type TableReader } from '../store/types.ts';
import { tablesIn } from '../tenancy/company.ts';

/** On whose behalf, and by which configuration. */
export type OnBehalf = { readonly snapshot: Snapshot; readonly caller: Caller };

/** The same caller in the company that the account belongs to, wherever its person works now. */
export const atHome = ({ snapshot, caller }: OnBehalf): OnBehalf => ({
  snapshot,
  caller: { ...caller, tenant: caller.homeTenant },
});

type Tables = (collection: string) => TableReader;

/** On whose behalf records are read and written, and the tables of the company that the caller works in. */
export type Context = OnBehalf & {
  readonly table: Tables;
  /** Of what belongs to no company. */
  readonly shared: { readonly table: Tables };
};

/** What a caller reads, of the store or of a running transaction: the one place where a caller's company is looked up. */
export const contextIn = (source: Pick<Store, 'table'>, { snapshot, caller }: OnBehalf): Context => ({
  ...{ snapshot, caller, table: tablesIn(source, caller.tenant) },
  shared: { table: tablesIn(source, GLOBAL) },
});

/** The partition that holds a resource's records for the caller. */
export const partitionOf = (resource: Resource, tenant: string): string =>
  resource.tenancy === 'global' ? GLOBAL : tenant;

/** The tables among which a resource's own stands, and what is kept of its records. */
export const tablesOf = ({ table, shared }: Context, resource: Resource): Tables =>
  resource.tenancy === 'global' ? shared.table : table;

/** The table of a resource for this caller. */
export const tableOf = (context: Context, resource: Resource): TableReader =>
  tablesOf(context, resource)(collectionOf(resource));

/** Finds a record by collection and id, tenant applied, row scope not: for conditions, never for answers. */
export const resolver =
  (context: Context) =>
  (collection: string, id: string): ReturnType<TableReader['get']> => {
    const resource = context.snapshot.config.resources[collection];
    return resource && tableOf(context, resource).get(id);
  };

/** `$user.…`, `$today`, `$now` of the call. */
export const valuesOf = (context: Context): WhereValues => context.caller.values;
