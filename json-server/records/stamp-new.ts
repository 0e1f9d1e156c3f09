import { oncePer } from '../../src/config/once-per.ts';
import { joinedValues, withValues } from '../../src/config/row-values.ts';
import type { Json, Resource, Row } from '../../src/config/types.ts';
import { GLOBAL, type OwnTransaction } from '../store/types.ts';
import { type Context, partitionOfResource, tableOf } from './context.ts';
import { nextGenerated } from './sequences.ts';
import { newId } from './new-id.ts';

const generatedFields = oncePer((fields: Resource['fields']) =>
  Object.values(fields).flatMap(({ name, generate: template, unique }) =>
    template === undefined ? [] : [{ name, template, unique }],
  ),
);

/** A new record with its id, generated values, creator and time. Uses up numbers. */
export function stampNew(
  { tx, context, resource }: { tx: OwnTransaction; context: Context; resource: Resource },
  record: Record<string, Json>,
): Row {
  const { caller } = context;
  const { now } = caller.values;
  const partition = partitionOfResource(resource, caller.tenant);
  const table = tableOf(context, resource);
  for (const { name, template, unique } of generatedFields(resource.fields)) {
    const isTaken = (value: string): boolean => unique && table.findUnique(name, value) !== undefined;
    record[name] = nextGenerated({ tx, resource, partition, field: name, template, isTaken });
  }
  const own = { id: newId(), ...(partition === GLOBAL ? {} : { tenantId: partition }) };
  const stamps = { version: 1, createdAt: now, createdBy: caller.user.id, updatedAt: now, updatedBy: caller.user.id };
  return withValues(own, joinedValues(record, stamps));
}
