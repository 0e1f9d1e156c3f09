import { maskedNumber } from '../../src/domain/text/mask.ts';
import { isMasked } from '../../src/config/masked.ts';
import { collectionOf } from '../../src/config/collection.ts';
import type { Json, Resource, Row } from '../../src/config/types.ts';
import type { OwnTransaction } from '../store/types.ts';
import { type Context, partitionOfResource } from './context.ts';
import { recordWriter } from '../live/rows/record-writer.ts';
import { oncePer } from '../../src/config/once-per.ts';
import { newId } from './new-id.ts';

/** Log of who was shown masked values in full, and when. */
export const ACCESS_LOG = 'access-log';

/** Keys of a resource whose values are shown in full only on the record's own page. */
export const maskedKeys = oncePer(({ fields }: Resource): readonly string[] =>
  Object.values(fields).flatMap((field) => (isMasked(field) ? [field.name] : [])),
);

export const maskedValue = (value: Json | undefined): Json => (typeof value === 'string' ? maskedNumber(value) : null);

/** Changes as stored in the history: only that a number changed, and its last characters. */
export function maskedChanges<Change extends { readonly from: Json; readonly to: Json }>(
  resource: Resource,
  changes: Readonly<Record<string, Change>>,
): Readonly<Record<string, { readonly from: Json; readonly to: Json }>> {
  const keys = maskedKeys(resource).filter((key) => Object.hasOwn(changes, key));
  if (keys.length === 0) return changes;
  const hidden = keys.map((key) => {
    return [key, { from: maskedValue(changes[key]?.from), to: maskedValue(changes[key]?.to) }] as const;
  });
  return { ...changes, ...Object.fromEntries(hidden) };
}

type Look = {
  readonly tx: OwnTransaction;
  readonly context: Context;
  readonly resource: Resource;
  /** undefined = a search for a value that no record has */
  readonly row: Row | undefined;
};

/** Logs records whose masked values the caller sees in full, or finds records by (KB5). */
export function logAccess({ tx, context, resource, row }: Look, fields: readonly string[]): void {
  const { tenant, user, values } = context.caller;
  const { now } = values;
  const stamps = { version: 1, createdAt: now, createdBy: user.id, updatedAt: now, updatedBy: user.id };
  recordWriter(tx).put(ACCESS_LOG, partitionOfResource(resource, tenant), {
    id: newId(),
    tenantId: tenant,
    at: now,
    userId: user.id,
    resource: collectionOf(resource),
    record: row?.id ?? null,
    fields: [...fields],
    ...stamps,
  });
}
