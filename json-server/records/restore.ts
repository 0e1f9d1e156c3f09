import { refIssues } from '../../src/config/refs.ts';
import type { Resource, Row } from '../../src/config/types.ts';
import { invalid, notFound } from '../http/http-error.ts';
import { versionOf } from '../live/rows/rows.ts';
import type { Warning } from '../live/rules/domain-write.ts';
import type { OwnTransaction } from '../store/types.ts';
import { runFollowers, applyWrites } from './write-path.ts';
import { askDomain } from './ask-domain.ts';
import { type Context, partitionOfResource, tableOf } from './context.ts';
import { appendHistory } from './history.ts';
import { putUnique } from './put-unique.ts';
import { refusal } from './refusal.ts';
import { findInScope, requireScope } from './scope.ts';
import { putStates } from './state-history.ts';
import { deletedInScope, forgetDeleted } from './trash.ts';
import { guardUsers } from './users.ts';

type Restoring = {
  readonly tx: OwnTransaction;
  /** Reads through the transaction. */
  readonly context: Context;
  readonly resource: Resource;
  readonly id: string;
};

/**
 * Restores a deleted record under its id, with its values. Everything it claims is checked again: its references must
 * exist, its unique values must be free, and its rules must hold (it is refused if its nights have been taken). An
 * existing record stays as it is, so asking twice does no harm.
 * @throws HttpError 404 when it was not deleted, is too old or not visible to the caller; 409, 422 with the reason
 */
export function restoreRecord({ tx, context, resource, id }: Restoring): { row: Row; warnings: readonly Warning[] } {
  const living = findInScope(context, resource, id);
  if (living) return { row: living, warnings: [] };
  const deleted = tableOf(context, resource).get(id) ? undefined : deletedInScope(tx, { context, resource, id });
  if (deleted === undefined) throw notFound();
  const { caller } = context;
  const partition = partitionOfResource(resource, caller.tenant);
  const row: Row = {
    ...deleted.row,
    ...context.snapshot.rules.valuesOnRestore(resource.domain),
    version: versionOf(deleted.row) + 1,
    updatedAt: caller.values.now,
    updatedBy: caller.user.id,
  };
  requireReferences(context, resource, row);
  const after = claimed({ tx, context, resource, row });
  guardUsers({ tx, context, resource, before: undefined, after });
  requireScope({ context, resource, before: undefined, after });
  putUnique(tx, { resource, partition, row: after });
  putStates({ tx, context, resource }, partition, deleted.states);
  appendHistory({ tx, context, resource, row: after, action: 'restore', changes: {} });
  forgetDeleted(tx, context, deleted);
  runFollowers({ tx, context, resource, before: undefined, after, action: 'restore' });
  const warnings = deleted.lost.slice(0, 1).map((field): Warning => ({ field, key: 'restore.lost', params: {} }));
  return { row: after, warnings };
}

/** @throws HttpError 422 naming the references whose records no longer exist */
function requireReferences(context: Context, resource: Resource, record: Row): void {
  const { resources } = context.snapshot.config;
  const resolve = (collection: string, id: string): Row | undefined => {
    const target = resources[collection];
    return target && findInScope(context, target, id);
  };
  const wrong = refIssues({ resource, resources, record, values: context.caller.values, resolve });
  // Values no longer offered to new records are still fine for this one.
  const missing = wrong.filter(({ key }) => key === 'validation.notFound');
  if (missing.length > 0) throw invalid(missing);
}

/**
 * Asks the rule twice. First as for a new record: only its refusals and its writes elsewhere count, the values stay the
 * record's own. Then as for a change of nothing, which brings derived values up to date; a record that accepts no
 * changes (a sent message) derives nothing.
 */
function claimed({ tx, context, resource, row }: Omit<Restoring, 'id'> & { readonly row: Row }): Row {
  const before = context.snapshot.rules.beforeRestore(resource.domain, row);
  const first = askDomain({ tx, context, resource, before, record: row });
  if ('refused' in first) throw refusal(first.refused);
  if ('answerWith' in first) throw refusal(first.answerWith);
  applyWrites({ tx, context, writes: first.writes ?? [] });
  const second = askDomain({ tx, context, resource, before: row, record: row });
  if (!('set' in second) || 'answerWith' in second) return row;
  applyWrites({ tx, context, writes: second.writes ?? [] });
  return { ...row, ...second.set };
}
