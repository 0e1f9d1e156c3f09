import type { Json, Row } from './types.ts';
import { ownValue, type FieldsOf, type Resolve, type Values } from './values.ts';

/**
 * The values of fields with `from`: taken when a record is made and when its reference names another record; otherwise
 * they stay, so that an amount keeps its currency. Null where the reference is empty or leads nowhere.
 * @param record as it is to be stored, its references checked
 */
export function copiedValues({
  resource,
  record,
  before,
  resolve,
}: {
  readonly resource: FieldsOf;
  readonly record: Values;
  readonly before?: Row | undefined;
  readonly resolve: Resolve;
}): Record<string, Json> {
  const copied: Record<string, Json> = {};
  for (const { name, from } of Object.values(resource.fields)) {
    const field = from && ownValue(resource.fields, from.ref);
    if (!from || field?.type !== 'ref') continue;
    const id = record[from.ref] ?? null;
    if (before && (before[from.ref] ?? null) === id) continue;
    const target = typeof id === 'string' ? resolve(field.resource, id) : undefined;
    copied[name] = (target && ownValue(target, from.key)) ?? null;
  }
  return copied;
}
