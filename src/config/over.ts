import type { RawOver, RawResource } from './raw.ts';
import type { Field, Json, Resource, Where } from './types.ts';
import { isVariable, ownValue, resolveVariable, type WhereValues } from './values.ts';

/**
 * A view's file on top of the file it is over (`of`), as one whole resource. Rules, actions, row scopes, title and the
 * dialect are the base's; addresses, menu and grants are the view's own, so that nothing of the base opens by accident.
 */
export function mergeOver({ base, over }: { base: RawResource; over: RawOver }): RawResource {
  const { dialect, rows, total } = base.api ?? {};
  const api = Object.fromEntries(Object.entries({ dialect, rows, total }).filter(([, value]) => value !== undefined));
  const { form, create, edit } = over.form ? { form: over.form, create: undefined, edit: undefined } : base;
  return definedOnly({
    ...base,
    name: over.name,
    label: over.label ?? base.label,
    one: over.one ?? base.one,
    icon: over.icon ?? base.icon,
    menu: over.menu,
    routes: over.routes,
    api,
    access: definedOnly({ subject: over.access?.subject, grants: over.access?.grants, rows: base.access?.rows }),
    fields: limited(base.fields, over.fields),
    list: { ...base.list, ...over.list },
    form,
    create: over.create ?? create,
    edit: over.edit ?? edit,
    show: over.show ?? base.show,
    module: over.module,
  });
}

/** What a view does not name stays in the record, for rules and defaults; nobody reads or writes it here. */
function limited(fields: RawResource['fields'], names: RawOver['fields']): RawResource['fields'] {
  if (names === undefined) return fields;
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name !== '$comment')
      .map(([name, field]) => [name, names.includes(name) ? field : { ...field, hidden: true, read: [], write: [] }]),
  );
}

type Defined<Value> = { [Key in keyof Value]: Exclude<Value[Key], undefined> };

function definedOnly<Value extends object>(value: Value): Defined<Value> {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Defined<Value>;
}

/**
 * Values that a condition leaves no choice about: `{ "status": "DRAFT", "price": { "gt": 0 } }` → status. Only of fields
 * that a client could write: what the server owns is not made by a condition, and a state only by its actions.
 */
export function fixedValues({
  where,
  resource,
  values,
}: {
  where: Where | undefined;
  resource: Pick<Resource, 'fields' | 'stateField'>;
  values: WhereValues;
}): Record<string, Json> {
  const fixed: Record<string, Json> = {};
  for (const [key, right] of Object.entries(where ?? {})) {
    if (key === 'all') {
      for (const part of right as readonly Where[])
        Object.assign(fixed, fixedValues({ where: part, resource, values }));
      continue;
    }
    const field = ownValue(resource.fields, key);
    const value = equalTo(right, values);
    if (field && value !== undefined && isSettable(resource, field)) fixed[key] = value;
  }
  return fixed;
}

/** The one value that a right side allows; undefined where it allows several. */
function equalTo(right: Json, values: WhereValues): Json | undefined {
  const isComparison = typeof right === 'object' && right !== null && !Array.isArray(right);
  const operand = isComparison ? (right as { readonly eq?: Json }).eq : right;
  if (operand === undefined || Array.isArray(operand)) return undefined;
  // `"$field"` stands for whatever the record says itself.
  const isField = typeof operand === 'string' && /^\$[^$]/.test(operand) && !isVariable(operand);
  return isField ? undefined : resolveVariable(operand, values);
}

function isSettable({ stateField }: Pick<Resource, 'stateField'>, field: Field): boolean {
  const isMade = field.readOnly || field.generate !== undefined || field.compute !== undefined;
  return !isMade && field.name !== stateField && field.type !== 'password' && field.type !== 'children';
}
