import { fieldKind } from './fields/registry.ts';
import { draftStep } from './draft-step.ts';
import { inputsOf, isSameJson, keysOf } from './keys.ts';
import { entriesOf, partsOf } from './parts.ts';
import type { Field, Json, Resource, Row } from './types.ts';
import { isMissing, ownValue, type Values, type WhereValues } from './values.ts';
import { compileVisibility } from './visibility.ts';

type Change = {
  readonly before: Resource;
  readonly after: Resource;
  /** The name of a field in both versions. */
  readonly name: string;
  readonly values: WhereValues;
};

/** Names of the fields that exist in both versions and differ. */
export function changedFields(before: Resource, after: Resource): readonly string[] {
  return Object.keys(after.fields).filter((name) => {
    const old = ownValue(before.fields, name);
    return old !== undefined && JSON.stringify(old) !== JSON.stringify(after.fields[name]);
  });
}

/**
 * Makes the test whether a record that fitted the old field does not fit the new one. Records that did not fit before
 * do not count.
 */
export function misfitTest({ before, after, name, values }: Change): ((row: Row) => boolean) | undefined {
  const old = ownValue(before.fields, name);
  const now = ownValue(after.fields, name);
  if (!old || !now || keysOf(old).length === 0 || keysOf(now).length === 0) return undefined;
  const hiddenIn = compileVisibility({ resource: after, operation: 'merge', values });
  return (row) => {
    const isDraft = draftStep({ resource: after, operation: 'merge', before: row }) === 'within';
    const lacks = (field: Field): boolean => !isDraft && isLacking(field, row);
    if (inputsOf(now).every((key) => isMissing(ownValue(row, key))))
      return lacks(now) && !lacks(old) && !hiddenIn(row).has(name);
    if (isOtherMoney(old, now, row)) return true;
    const check = { values, isDraft };
    return !isFitting(now, row, check) && isFitting(old, row, check);
  };
}

/** A field the record does not fit; `isLacking` if only its value is missing. */
export type Unfit = { readonly name: string; readonly isLacking: boolean };

/** The fields of a resource that a stored record does not fit. */
export function unfitFields({ resource, values }: { resource: Resource; values: WhereValues }): (row: Row) => Unfit[] {
  const hiddenIn = compileVisibility({ resource, operation: 'merge', values });
  const fields = Object.values(resource.fields).filter((field) => keysOf(field).length > 0);
  return (row) => {
    const isDraft = draftStep({ resource, operation: 'merge', before: row }) === 'within';
    const hidden = hiddenIn(row);
    return fields.flatMap((field): Unfit[] => {
      const { name } = field;
      if (!isDraft && isLacking(field, row)) return hidden.has(name) ? [] : [{ name, isLacking: true }];
      return isFitting(field, row, { values, isDraft }) ? [] : [{ name, isLacking: false }];
    });
  };
}

/** A hidden field cannot be missing. */
function isLacking(field: Field, row: Row): boolean {
  return (
    field.required && !field.hidden && !field.readOnly && inputsOf(field).some((key) => isMissing(ownValue(row, key)))
  );
}

function isFitting(field: Field, row: Row, check: { values: WhereValues; isDraft: boolean }): boolean {
  const input = Object.fromEntries(
    inputsOf(field).flatMap((key) => {
      const value = ownValue(row, key) ?? null;
      return value === null ? [] : [[key, currentValue(field, value)] as const];
    }),
  );
  return !('issues' in fieldKind(field.type).parse({ ...check, field: asStored(field), input }));
}

/** Stored values are exempt from ranks and from "not in the past". */
function asStored(field: Field): Field {
  if (field.type === 'enum') {
    const { notAbove: _rank, ...rest } = field;
    return rest;
  }
  if (field.type === 'dateRange') return { ...field, notPast: false };
  if ((field.type === 'date' || field.type === 'dateTime') && field.min?.startsWith('$')) {
    const { min: _day, ...rest } = field;
    return rest;
  }
  return field;
}

/** An amount in another currency is a different amount; so is a former plain number. */
function isOtherMoney(old: Field, now: Field, values: Values): boolean {
  const value = ownValue(values, now.name) ?? null;
  if (value === null) return false;
  const hasParts = partsOf(now).some(({ name }) => partsOf(old).some((part) => part.name === name));
  if (hasParts)
    return partsOf(now).some((part) => {
      const was = partsOf(old).find(({ name }) => name === part.name);
      return was !== undefined && entriesOf(value).some((entry) => isOtherMoney(was, part, entry));
    });
  if (old.type !== 'money' || now.type !== 'money')
    return typeof value === 'number' && (old.type === 'money') !== (now.type === 'money');
  return !isSameJson(currencyOf(old, values), currencyOf(now, values));
}

const currencyOf = (field: Extract<Field, { type: 'money' }>, values: Values): Json =>
  field.currency ?? ownValue(values, field.currencyField ?? '') ?? null;

/** A value of a list, under its current name. */
export function currentValue(field: Field, value: Json): Json {
  if (field.type !== 'enum') return value;
  const renamed = (one: Json): Json => field.options.find(({ renamedFrom }) => renamedFrom === one)?.value ?? one;
  return Array.isArray(value) ? (value as readonly Json[]).map(renamed) : renamed(value);
}
