import { collectionOf } from '../../src/config/collection.ts';
import type { WhereValues } from '../../src/config/where.ts';
import type { Resource } from '../../src/config/types.ts';
import type { Caller } from '../call.ts';
import type { Snapshot } from '../snapshot.ts';
import { GLOBAL, type TableReader } from '../store/types.ts';

/** Reads tables: the store's, or those of a running transaction. */
export type Read = (collection: string, tenant: string) => TableReader;

/** On whose behalf records are read and written, and by which configuration. */
export type Context = {
  readonly snapshot: Snapshot;
  readonly caller: Caller;
  readonly read: Read;
};

/** The partition that holds a resource's records for the caller. */
export const partitionOf = (resource: Resource, tenant: string): string =>
  resource.tenancy === 'global' ? GLOBAL : tenant;

/** The table of a resource for this caller. */
export const tableOf = ({ read, caller }: Context, resource: Resource): TableReader =>
  read(collectionOf(resource), partitionOf(resource, caller.tenant));

/** Finds a record by collection and id, tenant applied, row scope not: for conditions, never for answers. */
export const resolver =
  (context: Context) =>
  (collection: string, id: string): ReturnType<TableReader['get']> => {
    const resource = context.snapshot.config.resources[collection];
    return resource && tableOf(context, resource).get(id);
  };

/** `$user.…`, `$today`, `$now` of the call. */
export const valuesOf = (context: Context): WhereValues => context.caller.values;
