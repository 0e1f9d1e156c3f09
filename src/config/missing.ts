import type { Issue } from './issue.ts';
import { inputsOf } from './keys.ts';
import { partsOf } from './parts.ts';
import type { Field, Json, Resource } from './types.ts';
import { isJsonObject, isMissing, ownValue, type Values } from './values.ts';

type MissingSetup = {
  readonly resource: Pick<Resource, 'fields'>;
  readonly record: Values;
  /** Names of fields hidden by conditions; a hidden field is never required. */
  readonly hidden: ReadonlySet<string>;
  /** Names of fields that a condition (`requiredIf`) makes required. */
  readonly demanded: ReadonlySet<string>;
};

/**
 * Everything a record lacks to be complete, as the issues a write would get: required fields without a value, and
 * required parts of objects and entries, keyed `ownerships.0.from`. Secrets are ignored: their value is not available
 * here.
 */
export function missingIn({ resource, record, hidden, demanded }: MissingSetup): readonly Issue[] {
  return Object.values(resource.fields)
    .filter(({ name, readOnly, type }) => !hidden.has(name) && !readOnly && type !== 'password')
    .flatMap((field) => missingOf(demanded.has(field.name) ? { ...field, required: true } : field, record, ''))
    .map((field) => ({ field, key: 'validation.required' }));
}

function missingOf(field: Field, values: Values, at: string): string[] {
  if (field.hidden) return [];
  if (field.required) {
    const keys = inputsOf(field).filter((key) => isMissing(ownValue(values, key)));
    if (keys.length > 0) return keys.map((key) => at + key);
  }
  const value = ownValue(values, field.name) ?? null;
  const below = (entry: Json, path: string) =>
    isJsonObject(entry) ? partsOf(field).flatMap((part) => missingOf(part, entry, path)) : [];
  if (field.type === 'object') return below(value, `${at}${field.name}.`);
  if (field.type !== 'repeater' || !Array.isArray(value)) return [];
  return (value as readonly Json[]).flatMap((entry, index) => below(entry, `${at}${field.name}.${String(index)}.`));
}
