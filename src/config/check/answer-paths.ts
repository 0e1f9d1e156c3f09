import type { JsonSchema } from '../json-schema.ts';

type Schemas = { readonly [name: string]: JsonSchema };

/** The possible properties of an object, through references and alternatives; for a list, those of its entries. */
export function propertiesOf(schema: JsonSchema, schemas: Schemas): { readonly [name: string]: JsonSchema } {
  const { $ref, anyOf = [], allOf = [], items, properties = {} } = schema;
  const named = $ref === undefined ? undefined : schemas[decodeURIComponent($ref.split('/').at(-1) ?? '')];
  const parts = [named, items, ...anyOf, ...allOf].flatMap((part) => part ?? []);
  return Object.assign({}, ...parts.map((part) => propertiesOf(part, schemas)), properties) as Schemas;
}

/** The schema at `a.b` of an answer, passing through lists. */
export function schemaAt(schema: JsonSchema, path: string, schemas: Schemas): JsonSchema | undefined {
  return path
    .split('.')
    .reduce<JsonSchema | undefined>(
      (at, name) =>
        at && Object.hasOwn(propertiesOf(at, schemas), name) ? propertiesOf(at, schemas)[name] : undefined,
      schema,
    );
}
