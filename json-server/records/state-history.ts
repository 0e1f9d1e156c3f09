import type { Resource, Row } from '../../src/config/types.ts';
import { personName, partitionIn } from '../live/rows/rows.ts';
import type { OwnTransaction } from '../store/types.ts';
import { type Context, partitionOfResource } from './context.ts';
import { SYSTEM } from './system.ts';
import { recordWriter } from '../live/rows/record-writer.ts';
import { newId } from './new-id.ts';

/** Who made a change: a person, the system (a job or worker), or a channel's import. */
export type WriteSource = 'USER' | 'SYSTEM' | 'CHANNEL';

type Happened = {
  readonly tx: OwnTransaction;
  readonly context: Context;
  readonly resource: Resource;
  readonly before: Row | undefined;
  readonly after: Row;
  readonly source?: WriteSource | undefined;
};

type Place = Pick<Happened, 'tx' | 'context' | 'resource'>;

/** Records each change of a record's states in the same transaction: who, when, from, to, why. */
export function appendStates({ tx, context, resource, before, after, source }: Happened): void {
  const list = context.snapshot.rules.stateListOf(resource.domain);
  if (list === undefined) return;
  const { user, tenant, values } = context.caller;
  const partition = partitionOfResource(resource, tenant);
  const by = source ?? (user.id === SYSTEM.id ? 'SYSTEM' : 'USER');
  for (const { axis, from, to, reason } of list.changes(before, after)) {
    recordWriter(tx).put(list.collection, partition, {
      id: newId(),
      tenantId: partition,
      version: 1,
      [list.of]: after.id,
      axis,
      from,
      to,
      at: values.now,
      by: personName(user),
      source: by,
      reason,
      createdAt: values.now,
      createdBy: user.id,
      updatedAt: values.now,
      updatedBy: user.id,
    });
  }
}

/** Removes the state history of a deleted record; its history of changes stays. @returns the removed rows */
export function removeStates({ tx, context, resource }: Place, row: Row): readonly Row[] {
  const list = context.snapshot.rules.stateListOf(resource.domain);
  if (list === undefined) return [];
  const partition = partitionIn(row);
  const states = tx.table(list.collection, partition).equal(list.of, row.id);
  for (const state of states) recordWriter(tx).remove(list.collection, partition, state.id);
  return states;
}

/** Restores the state history of a restored record. */
export function putStates({ tx, context, resource }: Place, partition: string, states: readonly Row[]): void {
  const list = context.snapshot.rules.stateListOf(resource.domain);
  if (list) for (const state of states) recordWriter(tx).put(list.collection, partition, state);
}
