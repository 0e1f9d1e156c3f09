import { collectionOf } from '../../src/config/collection.ts';
import { titleOf } from '../../src/config/title.ts';
import type { Json, Resource, Row } from '../../src/config/types.ts';
import { FILES } from '../files/stored-files.ts';
import { nameOf, textIn } from '../rows.ts';
import { fieldOfSealed } from '../secrets/sealed.ts';
import type { ArchivedSpec } from '../store/archived-table.ts';
import type { Store, TableReader, Transaction } from '../store/types.ts';
import { type Context, partitionOf, resolver, tableOf, tablesOf } from './context.ts';
import { filesOf } from './held-files.ts';
import { maskedKeys } from './masked.ts';
import { scopeOf } from './scope.ts';

/**
 * Deleted records that can come back: `of` (their collection), `at`, `by`, `row`, and what went with it. In the partition
 * of the record. Without `row`: erased, and gone with the next sweep.
 */
export const TRASH = '_deleted';
/** ms */
const KEPT = 30 * 24 * 60 * 60 * 1000;
/** Entries of one answer; who misses an older one asks for it within the 30 days, or not at all. */
const MOST_TOLD = 200;
/** Entries that are looked at for one answer: beyond the newest each is read from a file. */
const MOST_LOOKED_AT = 1000;
/** Entries that one transaction of the sweep removes. */
const MOST_SWEPT = 1000;
/** Newest entries of each tenant that stay in memory. */
const RECENT = 5000;

/**
 * Only the newest deleted records stay in memory. What was erased does too, so that the sweep finds it; files of entries
 * that are over go as a whole, long after the sweep has let go of what they held.
 */
export const ARCHIVED_TRASH: ArchivedSpec = {
  by: 'of',
  order: 'at',
  recent: RECENT,
  keepFor: 3 * KEPT,
  stays: (row) => row['row'] === null,
};

/** Declares the table; call once per store. */
export const defineTrash = (store: Store): void =>
  store.define(TRASH, { unique: [], ordered: { of: 'plain', at: 'plain' }, search: [] });

/** What of a record is not kept: hashes, what is sealed, and numbers that are shown masked. */
const isPrivate = (resource: Resource, key: string): boolean =>
  key.endsWith('Hash') || fieldOfSealed(key) !== undefined || maskedKeys(resource).includes(key);

/** The field that people know a private key by. */
const fieldOfPrivate = (key: string): string => fieldOfSealed(key) ?? key.replace(/Hash$/, '');

type Deleted = {
  readonly tx: Transaction;
  readonly context: Context;
  readonly resource: Resource;
  readonly before: Row;
  /** The record's own list of states, which went with it. */
  readonly states: readonly Row[];
};

/** Keeps what is being deleted, without secrets and masked numbers. Its files stay bound to it, and nobody can read them. */
export function putInTrash({ tx, context, resource, before, states }: Deleted): void {
  const { user, tenant, values } = context.caller;
  const partition = partitionOf(resource, tenant);
  const entries = Object.entries(before).filter(([key]) => !isPrivate(resource, key));
  const lost = Object.keys(before).filter((key) => isPrivate(resource, key) && (before[key] ?? '') !== '');
  tx.put(TRASH, partition, {
    id: trashId(resource, before.id),
    tenantId: partition,
    of: collectionOf(resource),
    at: values.now,
    by: { id: user.id, name: nameOf(user) },
    row: Object.fromEntries(entries),
    states: [...states],
    files: filesOf(resource, before),
    lost: [...new Set(lost.map(fieldOfPrivate))].filter((name) => Object.hasOwn(resource.fields, name)),
  });
}

const trashId = (resource: Resource, id: string): string => `${collectionOf(resource)}/${id}`;

/** A deleted record as it was, and what it left behind. */
export type TrashEntry = {
  readonly entry: Row;
  readonly row: Row;
  readonly states: readonly Row[];
  /** Fields whose values were not kept. */
  readonly lost: readonly string[];
};

function keptOf(context: Context, entry: Row | undefined): TrashEntry | undefined {
  const row = (entry?.['row'] ?? undefined) as Row | undefined;
  const from = new Date(Date.parse(context.caller.values.now) - KEPT).toISOString();
  if (entry === undefined || row === undefined || textIn(entry, 'at') < from) return undefined;
  // `keepDeleted` wrote it: no resource says what these rows hold.
  const { states, lost } = entry as unknown as TrashEntry;
  return { entry, row, states, lost };
}

const trashOf = (context: Context, resource: Resource) => tablesOf(context, resource)(TRASH);

const isInSight = (context: Context, resource: Resource, row: Row): boolean =>
  scopeOf(context, resource)?.matches(row) ?? true;

/** A deleted record that the caller could have deleted. */
export function deletedInScope(context: Context, resource: Resource, id: string): TrashEntry | undefined {
  const kept = keptOf(context, trashOf(context, resource).get(trashId(resource, id)));
  return kept && isInSight(context, resource, kept.row) ? kept : undefined;
}

/** The record is back. */
export const forgetDeleted = (tx: Transaction, context: Context, { entry }: TrashEntry): void =>
  tx.remove(TRASH, textIn(entry, 'tenantId') || context.caller.tenant, entry.id);

export type DeletedItem = {
  readonly id: string;
  readonly title: string;
  readonly at: Json;
  readonly by: Json;
};

/**
 * What was deleted in the last 30 days and is not there again, newest first, as far as the caller saw such records.
 * `hasMore`: there are older ones.
 */
export function listDeleted(context: Context, resource: Resource): { items: DeletedItem[]; hasMore: boolean } {
  const { readable } = context.snapshot.viewOf({ role: context.caller.role, resource });
  const living = tableOf(context, resource);
  const items: DeletedItem[] = [];
  let left = MOST_LOOKED_AT;
  for (const entry of trashOf(context, resource).latest('of', collectionOf(resource))) {
    if (left-- === 0 || items.length === MOST_TOLD) return { items, hasMore: true };
    const row = keptOf(context, entry)?.row;
    if (row === undefined || living.get(row.id) !== undefined || !isInSight(context, resource, row)) continue;
    const title = titleOf({ resource, row, resolve: resolver(context), readable });
    items.push({ id: row.id, title, at: entry['at'] ?? null, by: entry['by'] ?? null });
  }
  return { items, hasMore: false };
}

/** Makes the sweep of what nobody brought back in 30 days, and of what was erased. Files go with their record. */
export function createTrashSweep(store: Store): (now: number) => Promise<number> {
  return async (now) => {
    const until = new Date(now - KEPT).toISOString();
    let swept = 0;
    for (const tenant of store.tenants(TRASH)) {
      // A few at a time, so that nobody waits for all of a very busy month.
      while (dueIn(store.table(TRASH, tenant), until).length > 0) {
        swept += await store.transact((tx) => {
          const due = dueIn(tx.table(TRASH, tenant), until);
          for (const entry of due) removeForGood(tx, tenant, entry);
          return due.length;
        });
      }
    }
    return swept;
  };
}

/** The next that are to go: what was erased is in memory, the others are the oldest. */
function dueIn(entries: TableReader, until: string): Row[] {
  const erased = [...entries.recent()].filter((entry) => entry['row'] === null);
  const due = new Map(erased.slice(0, MOST_SWEPT).map((entry) => [entry.id, entry]));
  for (const entry of entries.ordered('at', 'ASC')) {
    if (textIn(entry, 'at') >= until || due.size >= MOST_SWEPT) break;
    due.set(entry.id, entry);
  }
  return [...due.values()];
}

function removeForGood(tx: Transaction, tenant: string, entry: Row): void {
  tx.remove(TRASH, tenant, entry.id);
  const files = tx.table(FILES, tenant);
  for (const id of entry['files'] as readonly string[]) {
    // A record that was made anew under the same id may hold it.
    if (textIn(files.get(id) ?? entry, 'holder') === entry.id) tx.remove(FILES, tenant, id);
  }
}
