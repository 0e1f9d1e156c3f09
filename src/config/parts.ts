import type { Field, Json, RefField } from './types.ts';
import { isJsonObject, ownValue, type FieldsOf, type Values } from './values.ts';
import { oncePer } from './once-per.ts';

/** A reference and its place: `estateId` in a record, `investorId` in each entry of `ownerships`. */
export type RefPlace = {
  readonly field: RefField;
  /** The field that contains it, if it is a part. */
  readonly within?: Field;
  /** `estateId`, `ownerships.investorId` */
  readonly path: string;
};

const placesOf = oncePer((fields: FieldsOf['fields']): readonly RefPlace[] =>
  Object.values(fields).flatMap((field): RefPlace[] => {
    if (field.type === 'ref') return [{ field, path: field.name }];
    return partsOf(field).flatMap((part) =>
      part.type === 'ref' ? [{ field: part, within: field, path: `${field.name}.${part.name}` }] : [],
    );
  }),
);

/** Every reference of a resource, including those inside objects and lists. */
export const refPlaces = ({ fields }: FieldsOf): readonly RefPlace[] => placesOf(fields);

/** The parts of an object or of each list entry; empty for other fields. */
export function partsOf(field: Field): readonly Field[] {
  return field.type === 'object' || field.type === 'repeater' ? Object.values(field.fields) : [];
}

/** Sortable parts of objects, by their paths: `address.city`. */
export function sortableParts({ fields }: FieldsOf): readonly { path: string; field: Field; part: Field }[] {
  return Object.values(fields).flatMap((field) => {
    const parts = field.type === 'object' ? partsOf(field).filter(({ sortable }) => sortable) : [];
    return parts.map((part) => ({ path: `${field.name}.${part.name}`, field, part }));
  });
}

/** The part at a dotted path of an object, `address.city`; undefined for anything else. */
export function partAt({ fields }: FieldsOf, path: string): { field: Field; part: Field } | undefined {
  const [name = '', inner, ...more] = path.split('.');
  const field = ownValue(fields, name);
  if (field?.type !== 'object' || inner === undefined || more.length > 0) return undefined;
  const part = ownValue(field.fields, inner);
  return part && { field, part };
}

/** The values of a field with parts, as a list: an object is one value, a list its entries, anything else none. */
export function entriesOf(value: Json | undefined): readonly { readonly [key: string]: Json }[] {
  const list: readonly Json[] = Array.isArray(value) ? (value as readonly Json[]) : [value ?? null];
  return list.filter(isJsonObject);
}

/** The values at the place of a reference, entry by entry. */
export function valuesAtPlace(row: Values, { field, within }: RefPlace): readonly Json[] {
  if (!within) return [ownValue(row, field.name) ?? null];
  return entriesOf(ownValue(row, within.name)).map((entry) => ownValue(entry, field.name) ?? null);
}

/** The value at a record's own key, or at a part of an object of it: `address.city`. */
export function valueAtPath(row: Values, path: string): Json | undefined {
  const [key = '', part] = path.split('.');
  const value = ownValue(row, key);
  if (part === undefined) return value;
  return isJsonObject(value) ? ownValue(value, part) : undefined;
}
