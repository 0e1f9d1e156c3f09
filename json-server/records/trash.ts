import type { DeletedItem, DeletedList } from '../../src/wire/trash.ts';
import { collectionOf } from '../../src/config/collection.ts';
import type { Resource, Row } from '../../src/config/types.ts';
import { FILES } from './files/stored-files.ts';
import { personName } from '../live/rows/rows.ts';
import type { TrashRow } from '../live/rows/own-rows.ts';
import { type PartitionWriter, partitionWriter } from '../live/rows/company.ts';
import { oldIn } from '../live/rows/old-rows.ts';
import { fieldOfSealed } from '../accounts/sealed.ts';
import type { OwnStore, OwnTransaction, TableSpec } from '../store/types.ts';
import { type Context, partitionOfResource, tableOf } from './context.ts';
import { fileIdsOf } from './held-files.ts';
import { maskedKeys } from './masked.ts';
import { scopeOf } from './scope.ts';
import { titleReader } from './titles.ts';
import { oldInside, withOld } from './with-old.ts';

/**
 * Deleted records that can be restored: `of` (their collection), `at`, `by`, `row`, and the rows deleted with it. In
 * the partition of the record. Without `row` the record was erased, and the next sweep removes the entry.
 */
export const TRASH = '_deleted';
/** ms */
const RETENTION = 30 * 24 * 60 * 60 * 1000;
/** Maximum entries in an answer. */
const MAX_LISTED = 200;
/** Maximum entries examined for an answer. */
const MAX_LOOKED_AT = 1000;
/** Entries that the sweep removes per transaction. */
const MAX_SWEPT = 1000;
export const TRASH_TABLE: TableSpec = {
  unique: [],
  ordered: { of: 'plain', at: 'plain' },
  search: [],
  old: { by: 'of', at: 'at', second: 'replaces' },
};

/** Keys that are not stored in the trash: hashes, sealed secrets, and masked numbers. */
const isPrivate = (resource: Resource, key: string): boolean =>
  key.endsWith('Hash') || fieldOfSealed(key) !== undefined || maskedKeys(resource).includes(key);

/** The field behind a private key. */
const fieldOfPrivate = (key: string): string => fieldOfSealed(key) ?? key.replace(/Hash$/, '');

type Deleted = {
  readonly tx: OwnTransaction;
  readonly context: Context;
  readonly resource: Resource;
  readonly before: Row;
  /** The record's state history, which was deleted with it. */
  readonly states: readonly Row[];
};

/** Stores a record being deleted, without secrets and masked numbers. Its files stay attached but are unreadable. */
export function putInTrash({ tx, context, resource, before, states }: Deleted): void {
  const { user, tenant, values } = context.caller;
  const partition = partitionOfResource(resource, tenant);
  const entries = Object.entries(before).filter(([key]) => !isPrivate(resource, key));
  const lost = Object.keys(before).filter((key) => isPrivate(resource, key) && (before[key] ?? '') !== '');
  partitionWriter(tx, partition).put(TRASH, {
    id: trashId(resource, before.id),
    tenantId: partition,
    of: collectionOf(resource),
    at: values.now,
    by: { id: user.id, name: personName(user) },
    row: { ...Object.fromEntries(entries), id: before.id },
    states: [...states],
    files: fileIdsOf(resource, before),
    lost: [...new Set(lost.map(fieldOfPrivate))].filter((name) => Object.hasOwn(resource.fields, name)),
  });
}

const trashId = (resource: Resource, id: string): string => `${collectionOf(resource)}/${id}`;

/** A deleted record, and the rows deleted with it. */
export type TrashEntry = Pick<TrashRow, 'states' | 'lost'> & { readonly entry: TrashRow; readonly row: Row };

function restorableOf(context: Context, entry: TrashRow | undefined): TrashEntry | undefined {
  const from = new Date(Date.parse(context.caller.values.now) - RETENTION).toISOString();
  if (!entry?.row || entry.at < from) return undefined;
  const { row, states, lost } = entry;
  return { entry, row, states, lost };
}

const isInSight = (context: Context, resource: Resource, row: Row): boolean =>
  scopeOf(context, resource)?.matches(row) ?? true;

/** A deleted record, if the caller could have deleted it; for work with old rows (`withOld`). */
export function deletedInScope(
  tx: OwnTransaction,
  { context, resource, id }: { readonly context: Context; readonly resource: Resource; readonly id: string },
): TrashEntry | undefined {
  const old = oldInside(tx, partitionOfResource(resource, context.caller.tenant));
  const [entry] = old(TRASH, { id: trashId(resource, id) });
  const deleted = restorableOf(context, entry);
  return deleted && isInSight(context, resource, deleted.row) ? deleted : undefined;
}

/** Removes the entry of a restored record. */
export const forgetDeleted = (tx: OwnTransaction, context: Context, { entry }: TrashEntry): void =>
  tx.remove(TRASH, entry.tenantId || context.caller.tenant, entry.id);

/**
 * Records deleted in the last 30 days and not restored, newest first, limited to those the caller could see. `hasMore`:
 * there are older ones.
 */
export async function listDeleted(
  store: Pick<OwnStore, 'old'>,
  { context, resource }: { readonly context: Context; readonly resource: Resource },
): Promise<DeletedList> {
  const old = oldIn(store, partitionOfResource(resource, context.caller.tenant))(TRASH);
  const entries = await old.latest({ by: collectionOf(resource), limit: MAX_LOOKED_AT + 1 });
  const titleFor = titleReader(context, resource);
  const living = tableOf(context, resource);
  const items: DeletedItem[] = [];
  for (const entry of entries.slice(0, MAX_LOOKED_AT)) {
    if (items.length === MAX_LISTED) return { items, hasMore: true };
    const row = restorableOf(context, entry)?.row;
    if (row === undefined || living.get(row.id) !== undefined || !isInSight(context, resource, row)) continue;
    items.push({ id: row.id, title: titleFor(row), at: entry.at, by: entry.by });
  }
  return { items, hasMore: entries.length > MAX_LOOKED_AT };
}

/** Makes the sweep of records not restored within 30 days, and of erased ones. Files go with their record. */
export function createTrashSweep(store: OwnStore): (now: number) => Promise<number> {
  return async (now) => {
    // Erased ones have no time, so they are the oldest.
    const due = { before: new Date(now - RETENTION).toISOString(), limit: MAX_SWEPT };
    let swept = 0;
    for (const tenant of await store.oldTenants(TRASH)) {
      // In batches, so that no request waits for a whole busy month.
      for (let last = -1; last !== 0; swept += last) {
        last = await withOld(store, (tx) => {
          const entries = oldInside(tx, tenant)(TRASH, due);
          for (const entry of entries) removeForGood(partitionWriter(tx, tenant), entry);
          return entries.length;
        });
      }
    }
    return swept;
  };
}

function removeForGood(part: PartitionWriter, entry: TrashRow): void {
  part.remove(TRASH, entry.id);
  const files = part.table(FILES);
  for (const id of entry.files) {
    // A record recreated under the same id may hold the file.
    if (files.get(id)?.holder === entry.id) part.remove(FILES, id);
  }
}
