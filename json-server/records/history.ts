import { collectionOf } from '../../src/config/collection.ts';
import { isSameJson } from '../../src/config/keys.ts';
import { SERVER_OWNED } from '../../src/config/values.ts';
import type { Json, Resource, Row } from '../../src/config/types.ts';
import { personName, versionOf } from '../live/rows/rows.ts';
import type { FieldChange, HistoryRow } from '../live/rows/own-rows.ts';
import { partitionWriter, tablesIn } from '../live/rows/company.ts';
import { oldIn } from '../live/rows/old-rows.ts';
import { GLOBAL, type OwnStore, type OwnTransaction, type TableSpec } from '../store/types.ts';
import { type Context, partitionOfResource } from './context.ts';
import { maskedChanges } from './masked.ts';
import { projectionOf } from './projection.ts';
import { oldInside } from './with-old.ts';
import { fieldOfSealed } from '../accounts/sealed.ts';
import { newId } from './new-id.ts';

/** One row per change, in the partition of the record; append-only. */
export const HISTORY = '_history';

export type FieldChanges = Readonly<Record<string, FieldChange>>;

export const HISTORY_TABLE: TableSpec = {
  unique: [],
  ordered: { record: 'plain', at: 'plain' },
  search: [],
  old: { by: 'record', at: 'at', second: 'isDropped' },
};

const recordKey = (resource: Resource, id: string): string => `${collectionOf(resource)}/${id}`;
const OWNED: ReadonlySet<string> = new Set(SERVER_OWNED);

const isSet = (value: Json | undefined): boolean => (value ?? null) !== null;

/** The differences by stored key. A secret shows only that it changed and whether it is set, never its value. */
export function changesBetween(before: Row | undefined, after: Row | undefined): FieldChanges {
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
  readonly tx: OwnTransaction;
  readonly context: Context;
  readonly resource: Resource;
  readonly row: Row;
  readonly action: string;
};

/** Appends an entry. A creation lists no changes, because its values are the record itself. */
export function appendHistory({ changes, ...happened }: Happened & { readonly changes: FieldChanges }): void {
  putEntry(happened, newId(), changes);
}

/** Appends an entry without changes. @param id of the entry; always the same for an event that is recorded only once */
export function appendHistoryOnce({ id, ...happened }: Happened & { readonly id: string }): void {
  putEntry(happened, id, {});
}

function putEntry({ tx, context, resource, row, action }: Happened, id: string, changes: FieldChanges): void {
  const { user, tenant, values, key } = context.caller;
  const partition = partitionOfResource(resource, tenant);
  partitionWriter(tx, partition).put(HISTORY, {
    id,
    ...(partition === GLOBAL ? {} : { tenantId: partition }),
    record: recordKey(resource, row.id),
    at: values.now,
    // A program's act shows its key and the person it acts for.
    by: { id: user.id, name: key ? `${key.name} (${personName(user)})` : personName(user) },
    action,
    version: versionOf(row),
    changes: maskedChanges(resource, changes),
  });
}

export type HistoryEntry = Omit<HistoryRow, 'tenantId' | 'record'>;

/** A record's entries, newest first, with the fields the caller may read. */
export async function readHistory(
  store: Pick<OwnStore, 'old'>,
  { context, resource, id }: { readonly context: Context; readonly resource: Resource; readonly id: string },
): Promise<HistoryEntry[]> {
  const old = oldIn(store, partitionOfResource(resource, context.caller.tenant))(HISTORY);
  return entriesOf(context, resource, await old.latest({ by: recordKey(resource, id) }));
}

/** Entries above a version, in a transaction; read from the database if memory does not reach back that far. */
export function historySince(
  tx: OwnTransaction,
  { context, resource, id, since }: Parameters<typeof readHistory>[1] & { readonly since: number },
): HistoryEntry[] {
  const partition = partitionOfResource(resource, context.caller.tenant);
  const record = recordKey(resource, id);
  const recent = [...tablesIn(tx, partition)(HISTORY).recent()].filter((row) => row.record === record);
  const reachesBack = recent.some(({ version }) => version <= since);
  const rows = reachesBack ? recent : oldInside(tx, partition)(HISTORY, { by: record });
  return entriesOf(context, resource, rows.filter(({ version }) => version > since).reverse());
}

function entriesOf(context: Context, resource: Resource, rows: readonly HistoryRow[]): HistoryEntry[] {
  const { keys, secrets } = projectionOf(context, resource);
  return rows.map(({ id, at, by, action, version, changes }): HistoryEntry => {
    const readable = Object.entries(changes).filter(([key]) => keys.has(key) || secrets.includes(key));
    return { id, at, by, action, version, changes: Object.fromEntries(readable) };
  });
}
