import type { Issue } from './issue.ts';
import { isSameJson } from './keys.ts';
import type { Json, RefField, Row } from './types.ts';
import { ownValue, type FieldsOf, type Resolve, type Resources, type Values, type WhereValues } from './values.ts';
import { compileWhere } from './where.ts';

export type RefsSetup = {
  readonly resource: FieldsOf;
  readonly resources: Resources;
  readonly record: Values;
  readonly before?: Row | undefined;
  readonly values: WhereValues;
  /** Limited to what the caller may see: a record out of sight does not exist. */
  readonly resolve: Resolve;
};

/**
 * Does what changed point at records that exist and that `optionsWhere` offers? Unchanged references are left alone:
 * an estate that went out of use stays on its old reservations.
 */
export function refIssues(setup: RefsSetup): Issue[] {
  return Object.values(setup.resource.fields)
    .filter((field) => field.type === 'ref')
    .flatMap((field) => issuesOfField(setup, field));
}

function issuesOfField(setup: RefsSetup, field: RefField): Issue[] {
  const value = ownValue(setup.record, field.name) ?? null;
  const stored = (setup.before && ownValue(setup.before, field.name)) ?? null;
  if (isSameJson(value, stored)) return [];
  const known = idsOf(stored);
  const target = ownValue(setup.resources, field.resource);
  const { resources, values, resolve, record } = setup;
  const isOffered =
    field.optionsWhere && target
      ? compileWhere({ where: field.optionsWhere, resource: target, resources, values, resolve, root: record })
      : () => true;
  const issues = idsOf(value)
    .filter((id) => !known.includes(id))
    .flatMap((id): Issue[] => {
      const row = resolve(field.resource, id);
      if (!row) return [{ field: field.name, key: 'validation.notFound' }];
      return isOffered(row) ? [] : [{ field: field.name, key: 'validation.notAllowed' }];
    });
  return issues.slice(0, 1);
}

/** The ids in a reference's value, single or multiple. */
export function idsOf(value: Json): readonly string[] {
  const list = Array.isArray(value) ? (value as readonly Json[]) : [value];
  return list.filter((id) => typeof id === 'string');
}
