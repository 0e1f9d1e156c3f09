import type { FieldKey } from './fields/kind.ts';
import { fieldKind } from './fields/registry.ts';
import { partAt } from './parts.ts';
import type { DateField, Field, FieldBase, RefField } from './types.ts';
import { ownValue, type FieldsOf } from './values.ts';
import { oncePer } from './once-per.ts';

/** A key records store a value under, and its field. */
export type StoredKey = FieldKey & { readonly field: Field };

const keysOfFields = oncePer(
  (fields: FieldsOf['fields']): ReadonlyMap<string, StoredKey> =>
    new Map(
      Object.values(fields).flatMap((field) =>
        fieldKind(field.type)
          .keys(field)
          .map((key) => [key.key, { ...key, field }] as const),
      ),
    ),
);

/** Every stored key of a resource's own fields, in the order of the fields. */
export const storedKeys = ({ fields }: FieldsOf): ReadonlyMap<string, StoredKey> => keysOfFields(fields);

/** Keys under which a client may send one field. */
export const inputsOf = oncePer((field: Field): readonly string[] => fieldKind(field.type).inputs(field));

/** Keys of one field's values in a record: a dateRange has two; children, computed values and passwords have none. */
export function keysOf(field: Field): readonly string[] {
  return fieldKind(field.type)
    .keys(field)
    .map(({ key }) => key);
}

/** The field of a client's key: `checkOut` → the field `stay`. Includes passwords, but not computed values. */
export function fieldOfInput(resource: FieldsOf, key: string): Field | undefined {
  const own = ownValue(resource.fields, key);
  if (own) return fieldKind(own.type).inputs(own).includes(key) ? own : undefined;
  return storedKeys(resource).get(key)?.field;
}

const BASE: Omit<FieldBase, 'name' | 'label'> = {
  required: false,
  readOnly: true,
  unique: false,
  hidden: false,
  sortable: true,
  search: false,
};
const reference = (name: string, en: string, tr: string): RefField => ({
  ...BASE,
  type: 'ref',
  name,
  label: { key: `fields.${name}`, en, tr },
  resource: 'users',
  multiple: false,
});
const instant = (name: string, en: string, tr: string): DateField => ({
  ...BASE,
  type: 'dateTime',
  name,
  label: { key: `fields.${name}`, en, tr },
});

/** The server's identifier of a record. */
export const ID_FIELD: RefField = { ...reference('id', 'Id', 'Kimlik'), sortable: true };

/** The server's own keys that lists may sort and filter by, described as fields. */
export const SYSTEM_FIELDS: { readonly [name: string]: Field } = {
  id: ID_FIELD,
  createdAt: instant('createdAt', 'Created at', 'Oluşturulma'),
  updatedAt: instant('updatedAt', 'Changed at', 'Değiştirilme'),
  createdBy: { ...reference('createdBy', 'Created by', 'Oluşturan'), sortable: false },
  updatedBy: { ...reference('updatedBy', 'Changed by', 'Değiştiren'), sortable: false },
};

/** The field behind a key of a list query: the resource's own, a part of an object, or one of the server's. */
export function queryField(resource: FieldsOf, key: string): Field | undefined {
  return storedKeys(resource).get(key)?.field ?? partAt(resource, key)?.part ?? ownValue(SYSTEM_FIELDS, key);
}

/**
 * Whether two JSON values are equal. Members in any order; a missing member equals null, because stored values may be
 * older than a field, and imported data leave out empty values.
 */
export function isSameJson(a: unknown, b: unknown): boolean {
  if ((a ?? null) === (b ?? null)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((value, index) => isSameJson(value, b[index]));
  }
  if (Array.isArray(a) || Array.isArray(b)) return false;
  const left = new Map(Object.entries(a));
  const right = new Map(Object.entries(b));
  return [...new Set([...left.keys(), ...right.keys()])].every((key) => isSameJson(left.get(key), right.get(key)));
}
