import type { AlsoWritten } from '../rules/domain-write.ts';
import { textIn } from '../rows.ts';
import type { Transaction } from '../store/types.ts';
import type { Context } from './context.ts';
import { appendHistory, changesBetween } from './history.ts';
import { restamp } from './restamp.ts';
import { appendStates } from './state-history.ts';

/** Writes what a rule changes elsewhere; an edit among it with its next version, its history and its states (RS1). */
export function putAlso({
  tx,
  context,
  also,
}: {
  tx: Transaction;
  context: Context;
  also: readonly AlsoWritten[];
}): void {
  for (const { collection, row, isEdit } of also) {
    const partition = textIn(row, 'tenantId');
    const resource = isEdit ? context.snapshot.config.resources[collection] : undefined;
    const before = tx.table(collection, partition).get(row.id);
    if (resource === undefined || before === undefined) {
      tx.put(collection, partition, row);
      continue;
    }
    const after = restamp(context, before, row);
    tx.put(collection, partition, after);
    appendHistory({ tx, context, resource, row: after, action: 'update', changes: changesBetween(before, after) });
    appendStates({ tx, context, resource, before, after });
  }
}
