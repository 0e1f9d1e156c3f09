import { randomUUID } from 'node:crypto';
import { collectionOf } from '../../src/config/collection.ts';
import { isSameJson } from '../../src/config/keys.ts';
import { SERVER_OWNED } from '../../src/config/values.ts';
import type { Json, Resource, Row } from '../../src/config/types.ts';
import { nameOf, versionOf } from '../live/rows/rows.ts';
import type { FieldChange, HistoryRow } from '../live/rows/own-rows.ts';
import { partitionWriter } from '../live/rows/company.ts';
import { GLOBAL, type Store, type Transaction } from '../store/types.ts';
import { type Context, partitionOf, tablesOf } from './context.ts';
import { maskedChanges } from './masked.ts';
import { projectionOf } from './projection.ts';
import { fieldOfSealed } from '../accounts/sealed.ts';

/** One row per change, in the partition of the record; append-only. */
export const HISTORY = '_history';

export type Changes = Readonly<Record<string, FieldChange>>;

/** Declares the table; call once per store. */
export const defineHistory = (store: Store): void =>
  // `at`: notifications start with the newest and stop after a page.
  store.define(HISTORY, { unique: [], ordered: { record: 'plain', at: 'plain' }, search: [] });

const recordKey = (resource: Resource, id: string): string => `${collectionOf(resource)}/${id}`;
const OWNED: ReadonlySet<string> = new Set(SERVER_OWNED);

const isSet = (value: Json | undefined): boolean => (value ?? null) !== null;

/** The differences by stored key. Of a secret only that it changed and whether it is set, never its value. */
export function changesBetween(before: Row | undefined, after: Row | undefined): Changes {
  const changes: Record<string, FieldChange> = {};
  for (const key of new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])) {
    if (OWNED.has(key) || isSameJson(before?.[key], after?.[key])) continue;
    const secret = fieldOfSealed(key);
    if (secret !== undefined) {
      changes[secret] = { from: isSet(before?.[key]), to: isSet(after?.[key]) };
      continue;
    }
    const isSecret = key.endsWith('Hash');
    changes[key] = isSecret ? { from: null, to: null } : { from: before?.[key] ?? null, to: after?.[key] ?? null };
  }
  return changes;
}

type Happened = {
  readonly tx: Transaction;
  readonly context: Context;
  readonly resource: Resource;
  readonly row: Row;
  readonly action: string;
};

/** Appends an entry. A creation lists no changes, because its values are the record itself. */
export function appendHistory({ changes, ...happened }: Happened & { readonly changes: Changes }): void {
  put(happened, randomUUID(), changes);
}

/** Appends an entry without changes. @param id of the entry, always the same for an event to be recorded only once */
export function appendHistoryOnce({ id, ...happened }: Happened & { readonly id: string }): void {
  put(happened, id, {});
}

function put({ tx, context, resource, row, action }: Happened, id: string, changes: Changes): void {
  const { user, tenant, values } = context.caller;
  const partition = partitionOf(resource, tenant);
  partitionWriter(tx, partition).put(HISTORY, {
    id,
    ...(partition === GLOBAL ? {} : { tenantId: partition }),
    record: recordKey(resource, row.id),
    at: values.now,
    by: { id: user.id, name: nameOf(user) },
    action,
    version: versionOf(row),
    changes: maskedChanges(resource, changes),
  });
}

export type HistoryEntry = Omit<HistoryRow, 'tenantId' | 'record'>;

/** A record's entries, newest first, with the fields the caller may read. @param since only versions above it */
export function readHistory({
  context,
  resource,
  id,
  since = 0,
}: {
  context: Context;
  resource: Resource;
  id: string;
  since?: number;
}): HistoryEntry[] {
  const { keys, secrets } = projectionOf(context, resource);
  const table = tablesOf(context, resource)(HISTORY);
  const entries = table.equal('record', recordKey(resource, id)).map((row): HistoryEntry => {
    const changes = Object.entries(row.changes).filter(([key]) => keys.has(key) || secrets.includes(key));
    const { at, by, action, version } = row;
    return { id: row.id, at, by, action, version, changes: Object.fromEntries(changes) };
  });
  return entries.filter((entry) => entry.version > since).reverse();
}
