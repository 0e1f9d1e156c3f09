import { keysOf } from './keys.ts';
import type { Field, FormBlock, Resource, Where } from './types.ts';
import type { Resolve, Resources, Values, WhereValues } from './values.ts';
import { compileWhere } from './where.ts';

/** The kind of write: a new record, a whole one, some fields, or an action's dialog. */
export type Operation = 'create' | 'replace' | 'merge' | 'action';
export type FormsOf = Pick<Resource, 'name' | 'fields' | 'create' | 'edit' | 'stateField'>;

export type VisibilitySetup = {
  readonly resource: FormsOf;
  readonly operation: Operation;
  readonly values: WhereValues;
  /** Fields an action asks for: its dialog shows them, so no section of the form hides them. */
  readonly asked?: readonly string[] | undefined;
  readonly resources?: Resources | undefined;
  readonly resolve?: Resolve | undefined;
};

type Shown = (record: Values) => boolean;

/**
 * The one place that decides what is hidden: by a field's own `showIf`, or because every section with the field is
 * hidden. A hidden field counts as empty in the conditions of others, so hiding propagates.
 * @returns a function from a record (stored keys) to the names of its hidden fields
 */
export function compileVisibility(setup: VisibilitySetup): (record: Values) => ReadonlySet<string> {
  const conditions = conditionalFields(setup).map(({ field, keys, sections }) => ({
    field,
    keys,
    shown: testsOf(setup, field, sections),
  }));
  return (record) => {
    let hidden: ReadonlySet<string> = new Set<string>();
    // Each round settles one more link of a chain; the checker refuses circles, and the bound holds anyway.
    for (let round = 0; round <= conditions.length; round += 1) {
      const emptied = emptiedBy(conditions, hidden, record);
      const next = new Set(
        conditions.filter(({ shown }) => !shown.every((test) => test(emptied))).map(({ field }) => field.name),
      );
      if (next.size === hidden.size && [...next].every((name) => hidden.has(name))) return next;
      hidden = next;
    }
    return hidden;
  };
}

/** Whether a hidden field's value becomes null; not for server-owned values, which a client must not lose. */
export function isDropped({ stateField }: Pick<Resource, 'stateField'>, field: Field): boolean {
  return !field.readOnly && field.generate === undefined && field.name !== stateField;
}

type Conditional = {
  readonly field: Field;
  /** Stored keys that are cleared with it. */
  readonly keys: readonly string[];
  /** Conditions of its sections, one of which must hold; empty = they never hide it. */
  readonly sections: readonly Where[];
};

const conditionals = new WeakMap<FormsOf, Map<FormBlock, readonly Conditional[]>>();

/** The fields that can be hidden; computed once per configuration and form. */
function conditionalFields({ resource, operation }: VisibilitySetup): readonly Conditional[] {
  const form = operation === 'create' ? resource.create : resource.edit;
  const known = conditionals.get(resource) ?? new Map<FormBlock, readonly Conditional[]>();
  conditionals.set(resource, known);
  let found = known.get(form);
  if (!found) {
    found = Object.values(resource.fields).flatMap((field): Conditional[] => {
      const holders = form.sections.filter(({ rows }) => rows.some((row) => row.includes(field.name)));
      const conditions = holders.flatMap(({ showIf }): readonly Where[] => (showIf ? [showIf] : []));
      const sections = conditions.length === holders.length ? conditions : [];
      if (!field.showIf && sections.length === 0) return [];
      return [{ field, keys: isDropped(resource, field) ? keysOf(field) : [], sections }];
    });
    known.set(form, found);
  }
  return found;
}

/** The record without the values of hidden fields; the same if they have none. */
function emptiedBy(
  conditions: readonly Pick<Conditional, 'field' | 'keys'>[],
  hidden: ReadonlySet<string>,
  record: Values,
): Values {
  if (hidden.size === 0) return record;
  const emptied = conditions
    .filter(({ field }) => hidden.has(field.name))
    .flatMap(({ keys }) => keys.filter((key) => (record[key] ?? null) !== null));
  return emptied.length === 0 ? record : { ...record, ...Object.fromEntries(emptied.map((key) => [key, null])) };
}

function testsOf(setup: VisibilitySetup, field: Field, sections: readonly Where[]): Shown[] {
  const tests = field.showIf ? [compileShown(setup, field.showIf)] : [];
  if (sections.length === 0 || setup.asked?.includes(field.name)) return tests;
  const bySection = sections.map((showIf) => compileShown(setup, showIf));
  return [...tests, (record) => bySection.some((shown) => shown(record))];
}

function compileShown(setup: VisibilitySetup, where: Where): Shown {
  const { resource, resources = {}, values, resolve } = setup;
  return compileWhere({ where, resource, resources, values, resolve });
}
