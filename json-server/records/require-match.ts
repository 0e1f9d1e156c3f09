import type { Resource, Row } from '../../src/config/types.ts';
import { HttpError, preconditionFailed, preconditionRequired } from '../http/http-error.ts';
import { personName, versionOf } from '../live/rows/rows.ts';
import type { OwnTransaction } from '../store/types.ts';
import type { Context } from './context.ts';
import { type HistoryEntry, historySince } from './history.ts';
import { project } from './projection.ts';

/** The version the client has: the If-Match header. */
export type IfMatch = string | undefined;

/** Identifies the version of a record, for caches and If-Match. */
export const etagOf = (row: Row): string => `"${versionOf(row)}"`;

/**
 * @throws HttpError 428 without a version, 412 with another one; the 412 contains the changes since then, and their
 * authors
 */
export function requireMatch({
  tx,
  context,
  resource,
  row,
  ifMatch,
}: {
  tx: OwnTransaction;
  context: Context;
  resource: Resource;
  row: Row;
  ifMatch: IfMatch;
}): void {
  if (ifMatch === undefined || ifMatch.trim() === '' || ifMatch.trim() === '*') throw preconditionRequired();
  const sent = ifMatch.split(',', 10).map((tag) => tag.trim());
  if (sent.includes(etagOf(row))) return;
  const since = Number(/^"(\d{1,15})"$/.exec(sent[0] ?? '')?.[1] ?? versionOf(row));
  const changes = historySince(tx, { context, resource, id: row.id, since });
  const refused = preconditionFailed({
    params: { name: changedBy(context, changes) ?? '' },
    extra: { current: project(context, resource, row), changedBy: changes[0]?.by ?? null, changes },
  });
  throw new HttpError({
    status: 412,
    ...(refused.problem ? { problem: refused.problem } : {}),
    headers: { ETag: etagOf(row) },
  });
}

function changedBy(context: Context, changes: readonly HistoryEntry[]): string | undefined {
  const by = changes[0]?.by;
  return by?.id === context.caller.user.id ? personName(context.caller.user) : by?.name;
}
