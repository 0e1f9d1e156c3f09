import { withValues } from '../../src/config/row-values.ts';
import type { Json, Resource, Row } from '../../src/config/types.ts';
import { GLOBAL, type OwnTransaction } from '../store/types.ts';
import { type Context, partitionOfResource, tableOf } from './context.ts';
import { nextGenerated } from './sequences.ts';
import { newId } from './new-id.ts';

/** A new record with its id, generated values, creator and time. Uses up numbers. */
export function stampNew(
  { tx, context, resource }: { tx: OwnTransaction; context: Context; resource: Resource },
  record: Record<string, Json>,
): Row {
  const { caller } = context;
  const { now } = caller.values;
  const partition = partitionOfResource(resource, caller.tenant);
  const table = tableOf(context, resource);
  for (const field of Object.values(resource.fields)) {
    if (field.generate === undefined) continue;
    const { name, generate: template, unique } = field;
    const isTaken = (value: string): boolean => unique && table.findUnique(name, value) !== undefined;
    record[name] = nextGenerated({ tx, resource, partition, field: name, template, isTaken });
  }
  const own = { id: newId(), ...(partition === GLOBAL ? {} : { tenantId: partition }) };
  const stamps = { version: 1, createdAt: now, createdBy: caller.user.id, updatedAt: now, updatedBy: caller.user.id };
  return withValues(own, { ...record, ...stamps });
}
