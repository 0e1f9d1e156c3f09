import { collectionOf } from '../../src/config/collection.ts';
import type { WhereValues } from '../../src/config/where.ts';
import type { Resource } from '../../src/config/types.ts';
import type { Caller } from '../accounts/call.ts';
import type { Snapshot } from '../live/snapshot.ts';
import { GLOBAL, type OwnStore, type TableReader } from '../store/types.ts';
import { companyValues } from './settings/company-settings.ts';
import { type PartitionTables, type RowOf, tablesIn } from '../live/rows/company.ts';

/** The caller something is done for, and the configuration it uses. */
export type OnBehalf = { readonly snapshot: Snapshot; readonly caller: Caller };

/** The same caller in the company that owns the account, not the one they currently work in. */
export const atHome = ({ snapshot, caller }: OnBehalf): OnBehalf => ({
  snapshot,
  caller: { ...caller, tenant: caller.homeTenant },
});

/** The caller and configuration of a read or write, with the tables of the company that the caller works in. */
export type Context = OnBehalf & {
  readonly table: PartitionTables;
  /** Tables that belong to no company. */
  readonly shared: { readonly table: PartitionTables };
};

/** A caller's view of the store or of a running transaction: the one place that picks the caller's company. */
export function contextIn(source: Pick<OwnStore, 'table'>, { snapshot, caller }: OnBehalf): Context {
  const table = tablesIn(source, caller.tenant);
  const values = {
    ...caller.values,
    // Read only when needed: most calls read no settings.
    get company() {
      return companyValues(table);
    },
  };
  return { snapshot, caller: { ...caller, values }, table, shared: { table: tablesIn(source, GLOBAL) } };
}

/** The partition that holds a resource's records for the tenant. */
export const partitionOfResource = (resource: Resource, tenant: string): string =>
  resource.tenancy === 'global' ? GLOBAL : tenant;

/** The tables that include a resource's own, and those with its history and trash. */
export const tablesOf = ({ table, shared }: Context, resource: Resource): PartitionTables =>
  resource.tenancy === 'global' ? shared.table : table;

/** A resource that code knows by its name, and with it the type of its rows. */
export type ResourceNamed<Name extends string> = Resource & { readonly name: Name };

/** Undefined if it is not configured. */
export const resourceNamed = <Name extends string>(
  { config }: Pick<Snapshot, 'config'>,
  name: Name,
): ResourceNamed<Name> | undefined => config.resources[name] as ResourceNamed<Name> | undefined;

/** The table of a resource for this caller. */
export const tableOf = <Name extends string>(
  context: Context,
  resource: ResourceNamed<Name>,
): TableReader<RowOf<Name>> => tablesOf(context, resource)(collectionOf(resource)) as TableReader<RowOf<Name>>;

/** Finds a record by collection and id within the tenant, ignoring row scopes: for conditions, never for answers. */
export const unscopedResolver =
  (context: Context) =>
  (collection: string, id: string): ReturnType<TableReader['get']> => {
    const resource = context.snapshot.config.resources[collection];
    return resource && tableOf(context, resource).get(id);
  };

/** `$user.…`, `$company.…`, `$today`, `$now` of the call. */
export const callValues = (context: Context): WhereValues => context.caller.values;
