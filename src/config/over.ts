import type { RawOver, RawResource } from './raw.ts';
import type { Field, Json, Resource, Where } from './types.ts';
import { isVariable, ownValue, resolveVariable, type WhereValues } from './values.ts';

/**
 * Merges a view's file with its base (`of`) into one whole resource. Rules, actions, row scopes, title and dialect are
 * the base's; addresses, menu and grants are the view's own, so that nothing of the base opens by accident.
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
    created: over.created ?? base.created,
    // The base has its own.
    keywords: over.keywords,
    icon: over.icon ?? base.icon,
    menu: over.menu,
    routes: over.routes,
    api,
    access: definedOnly({
      subject: over.access?.subject,
      grants: over.access?.grants,
      rows: base.access?.rows,
      fieldsIf: base.access?.fieldsIf,
    }),
    fields: limited(base.fields, over.fields),
    list: { ...base.list, ...over.list },
    form,
    create: over.create ?? create,
    edit: over.edit ?? edit,
    show: over.show ?? base.show,
    module: over.module,
  });
}

/** Fields a view does not name stay in the record, for rules and defaults, but cannot be read or written here. */
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
 * Values that a condition fixes: `{ "status": "DRAFT", "price": { "gt": 0 } }` → status. Only of fields a client could
 * write: the server's own values do not come from a condition, and a state only from its actions.
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

/**
 * A field for a view's form and filters: its default is the only value the view's condition allows, and it offers only
 * allowed ones. Fields a condition cannot fix (`isSettable`) stay unchanged.
 */
export function fieldInView(resource: Pick<Resource, 'of' | 'fields' | 'stateField'>, field: Field): Field {
  const allowed = isSettable(resource, field) ? allowedIn(resource.of?.where, field.name) : undefined;
  if (!allowed) return field;
  const [only = null, ...more] = allowed;
  const begun = more.length === 0 ? { ...field, default: only } : field;
  const isPlain =
    begun.type === 'enum' && allowed.every((value) => begun.options.some((option) => option.value === value));
  return isPlain ? { ...begun, options: begun.options.filter(({ value }) => allowed.includes(value)) } : begun;
}

/** The values a condition allows for a field; undefined if it does not limit them. */
function allowedIn(where: Where | undefined, key: string): readonly Json[] | undefined {
  const right = where && ownValue(where, key);
  if (right !== undefined) return allowedBy(right);
  const parts = (where as { readonly all?: readonly Where[] } | undefined)?.all ?? [];
  return parts.map((part) => allowedIn(part, key)).find((found) => found !== undefined);
}

/** The values on a right side, as written; undefined for other comparisons. */
function allowedBy(right: Json): readonly Json[] | undefined {
  const isComparison = typeof right === 'object' && right !== null && !Array.isArray(right);
  const { eq, in: listed = eq } = (isComparison ? right : { eq: right }) as { readonly eq?: Json; readonly in?: Json };
  if (listed === undefined) return undefined;
  const values = Array.isArray(listed) ? listed : [listed];
  // `"$field"` means the record's own value.
  const isField = (value: Json) => typeof value === 'string' && /^\$[^$]/.test(value) && !isVariable(value);
  return values.some(isField) ? undefined : values;
}

/** The one value a right side allows; undefined if it allows several. */
function equalTo(right: Json, values: WhereValues): Json | undefined {
  const [only, ...more] = allowedBy(right) ?? [];
  return only === undefined || more.length > 0 ? undefined : resolveVariable(only, values);
}

function isSettable({ stateField }: Pick<Resource, 'stateField'>, field: Field): boolean {
  const isMade = field.readOnly || field.generate !== undefined || field.compute !== undefined;
  return !isMade && field.name !== stateField && field.type !== 'password' && field.type !== 'children';
}
