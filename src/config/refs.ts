import type { Issue } from './issue.ts';
import { isSameJson } from './keys.ts';
import { refPlaces, type RefPlace, valuesAtPlace } from './parts.ts';
import type { Json, Row } from './types.ts';
import { ownValue, type FieldsOf, type Resolve, type Resources, type Values, type WhereValues } from './values.ts';
import { compileWhere } from './where.ts';

export type RefsSetup = {
  readonly resource: FieldsOf;
  readonly resources: Resources;
  readonly record: Values;
  readonly before?: Row | undefined;
  readonly values: WhereValues;
  /** Limited to what the caller may see: an invisible record does not exist. */
  readonly resolve: Resolve;
};

/**
 * Checks that changed references point at existing records that `optionsWhere` offers. Unchanged references are not
 * checked: old reservations keep an estate that is no longer in use.
 */
export function refIssues(setup: RefsSetup): Issue[] {
  return refPlaces(setup.resource).flatMap((place) => issuesOfPlace(setup, place));
}

/** In a list each entry is checked, with its issue keyed `ownerships.1.investorId`. */
function issuesOfPlace(setup: RefsSetup, place: RefPlace): Issue[] {
  const { field, within } = place;
  const values = valuesAtPlace(setup.record, place);
  const stored = setup.before ? valuesAtPlace(setup.before, place) : [];
  if (isSameJson(values, stored)) return [];
  const known = stored.flatMap((value) => idsOf(value));
  const isList = within?.type === 'repeater';
  return values.flatMap((value, index) => {
    const at = within ? `${within.name}.${isList ? `${String(index)}.` : ''}${field.name}` : field.name;
    return issuesOfValue({ setup, place, value, known, at });
  });
}

type ValueOfPlace = { setup: RefsSetup; place: RefPlace; value: Json; known: readonly string[]; at: string };

function issuesOfValue({ setup, place: { field }, value, known, at }: ValueOfPlace): Issue[] {
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
      if (!row) return [{ field: at, key: 'validation.notFound' }];
      return isOffered(row) ? [] : [{ field: at, key: 'validation.notAllowed' }];
    });
  return issues.slice(0, 1);
}

/** The ids in a reference's value, single or multiple. */
export function idsOf(value: Json): readonly string[] {
  const list = Array.isArray(value) ? (value as readonly Json[]) : [value];
  return list.filter((id) => typeof id === 'string');
}
