import type { JsonSchema } from '../../config/json-schema.ts';

export type NamedSchemas = { readonly [name: string]: JsonSchema };

const PREFIX = '#/components/schemas/';

/** Resolves a reference. */
export function resolvedSchema(schema: JsonSchema, schemas: NamedSchemas): JsonSchema {
  const name = schema.$ref?.slice(PREFIX.length);
  return name === undefined ? schema : (schemas[name] ?? {});
}

/** A short type: `string | null`, `integer[]`, `Reservations`. */
export function typeOf(schema: JsonSchema, schemas: NamedSchemas): string {
  if (schema.$ref !== undefined) return schema.$ref.slice(PREFIX.length);
  const { type, items, enum: options, anyOf, format, const: only } = schema;
  if (anyOf) return anyOf.map((part) => typeOf(part, schemas)).join(' | ');
  if (only !== undefined) return JSON.stringify(only);
  if (options && options.length <= 6) return options.map((option) => JSON.stringify(option)).join(' | ');
  const types = type === undefined ? ['any'] : typeof type === 'string' ? [type] : type;
  return types
    .map((one) =>
      one === 'array' && items ? `${typeOf(items, schemas)}[]` : one === 'string' && format ? format : one,
    )
    .join(' | ');
}

/** A member of an object, or the entries of a list. */
export type SchemaMember = { readonly name: string; readonly schema: JsonSchema; readonly isRequired: boolean };

/** The members of a schema: of an object, or of a list's or choice's entries. */
export function membersOf(schema: JsonSchema, schemas: NamedSchemas): readonly SchemaMember[] {
  const whole = resolvedSchema(schema, schemas);
  const own = Object.entries(whole.properties ?? {}).map(([name, part]) => ({
    name,
    schema: part,
    isRequired: whole.required?.includes(name) ?? false,
  }));
  if (own.length > 0) return own;
  if (whole.items) return membersOf(whole.items, schemas);
  const choices = [...(whole.anyOf ?? []), ...(whole.allOf ?? [])].flatMap((part) => membersOf(part, schemas));
  if (choices.length > 0) return choices;
  return typeof whole.additionalProperties === 'object' ? membersOf(whole.additionalProperties, schemas) : [];
}

/** Max depth of an example. */
const DEEPEST = 4;

/** A valid example value: the required members, from their examples or types. */
export function exampleOf(schema: JsonSchema, schemas: NamedSchemas, depth = 0): unknown {
  const whole = resolvedSchema(schema, schemas);
  const { type, examples, default: usual, enum: options, anyOf, properties, required = [], items } = whole;
  if (examples?.[0] !== undefined) return examples[0];
  if (usual !== undefined) return usual;
  if (options) return options[0];
  if (anyOf?.[0]) return exampleOf(anyOf[0], schemas, depth);
  const first = typeof type === 'string' ? type : type?.[0];
  if (first === 'object' || properties) {
    if (depth >= DEEPEST) return {};
    const shown = Object.entries(properties ?? {}).filter(([name]) => required.includes(name));
    return Object.fromEntries(shown.map(([name, part]) => [name, exampleOf(part, schemas, depth + 1)]));
  }
  if (first === 'array') return items && depth < DEEPEST ? [exampleOf(items, schemas, depth + 1)] : [];
  if (first === 'integer' || first === 'number') return whole.minimum ?? 1;
  if (first === 'boolean') return true;
  return '';
}
