import { oncePer } from './once-per.ts';
import type { Json, Row } from './types.ts';
import { ownValue, type FieldsOf, type Resolve, type Values } from './values.ts';

const copiedFields = oncePer((fields: FieldsOf['fields']) =>
  Object.values(fields).flatMap(({ name, from }) => {
    const field = from && ownValue(fields, from.ref);
    return from && field?.type === 'ref' ? [{ name, from, field }] : [];
  }),
);

/**
 * The values of fields with `from`: copied when a record is created and when its reference changes; otherwise they
 * stay, so an amount keeps its currency. Null if the reference is empty or its record is missing.
 * @param record the record to be stored, its references checked
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
  for (const { name, from, field } of copiedFields(resource.fields)) {
    const id = record[from.ref] ?? null;
    if (before && (before[from.ref] ?? null) === id) continue;
    const target = typeof id === 'string' ? resolve(field.resource, id) : undefined;
    copied[name] = (target && ownValue(target, from.key)) ?? null;
  }
  return copied;
}
