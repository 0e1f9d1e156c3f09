import { keysOf } from './keys.ts';
import type { Field, FormBlock, Resource } from './types.ts';
import type { Resolve, Resources, Values, WhereValues } from './values.ts';
import { compileWhere } from './where.ts';

/** What is being written: a new record, a whole one, some fields of one, or the answers to an action's questions. */
export type Operation = 'create' | 'replace' | 'merge' | 'action';
export type FormsOf = Pick<Resource, 'name' | 'fields' | 'create' | 'edit' | 'stateField'>;

export type VisibilitySetup = {
  readonly resource: FormsOf;
  readonly operation: Operation;
  readonly values: WhereValues;
  /** Fields an action asks for: they stand in its dialog, so no section of the form hides them. */
  readonly asked?: readonly string[] | undefined;
  readonly resources?: Resources | undefined;
  readonly resolve?: Resolve | undefined;
};

type Shown = (record: Values) => boolean;

/**
 * The one evaluator of "hidden": by a field's own `showIf`, or because every section that has the field is hidden.
 * A hidden field counts as empty for the conditions of others, so hiding runs along chains.
 * @returns a function from a record (stored keys) to the names of its hidden fields
 */
export function compileVisibility(setup: VisibilitySetup): (record: Values) => ReadonlySet<string> {
  const conditions = Object.values(setup.resource.fields).flatMap((field) => {
    const shown = conditionsOf(setup, field);
    return shown.length === 0 ? [] : [{ field, shown, keys: isDropped(setup.resource, field) ? keysOf(field) : [] }];
  });
  return (record) => {
    let hidden: ReadonlySet<string> = new Set<string>();
    // Each round settles one more link of a chain; the checker refuses circles, the bound holds anyway.
    for (let round = 0; round <= conditions.length; round += 1) {
      const emptied = { ...record };
      for (const { field, keys } of conditions) {
        if (hidden.has(field.name)) for (const key of keys) emptied[key] = null;
      }
      const next = new Set(
        conditions.filter(({ shown }) => !shown.every((test) => test(emptied))).map(({ field }) => field.name),
      );
      if (next.size === hidden.size && [...next].every((name) => hidden.has(name))) return next;
      hidden = next;
    }
    return hidden;
  };
}

/** Is a hidden field's value dropped to null? Not what the server owns: that is not the client's to lose. */
export function isDropped({ stateField }: Pick<Resource, 'stateField'>, field: Field): boolean {
  return !field.readOnly && field.generate === undefined && field.name !== stateField;
}

function conditionsOf(setup: VisibilitySetup, field: Field): Shown[] {
  const { resource, operation, asked } = setup;
  const form: FormBlock = operation === 'create' ? resource.create : resource.edit;
  const sections = form.sections.filter(({ rows }) => rows.some((row) => row.includes(field.name)));
  const isAsked = asked?.includes(field.name) ?? false;
  const bySection = sections.map(({ showIf }) => showIf && compileShown(setup, showIf));
  return [
    ...(field.showIf ? [compileShown(setup, field.showIf)] : []),
    ...(isAsked || sections.length === 0 || bySection.includes(undefined)
      ? []
      : [(record: Values) => bySection.some((shown) => shown?.(record) ?? true)]),
  ];
}

function compileShown(setup: VisibilitySetup, where: NonNullable<Field['showIf']>): Shown {
  const { resource, resources = {}, values, resolve } = setup;
  return compileWhere({ where, resource, resources, values, resolve });
}
