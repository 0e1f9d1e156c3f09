import type { JsonSchema } from '../json-schema.ts';

type Schemas = { readonly [name: string]: JsonSchema };

/** What an object may have, through references and alternatives; of a list, what its entries may have. */
export function propertiesOf(schema: JsonSchema, schemas: Schemas): { readonly [name: string]: JsonSchema } {
  const { $ref, anyOf = [], allOf = [], items, properties = {} } = schema;
  const named = $ref === undefined ? undefined : schemas[decodeURIComponent($ref.split('/').at(-1) ?? '')];
  const parts = [named, items, ...anyOf, ...allOf].flatMap((part) => part ?? []);
  return Object.assign({}, ...parts.map((part) => propertiesOf(part, schemas)), properties) as Schemas;
}

/** What stands at `a.b` of an answer, lists passed through. */
export function schemaAt(schema: JsonSchema, path: string, schemas: Schemas): JsonSchema | undefined {
  return path
    .split('.')
    .reduce<JsonSchema | undefined>(
      (at, name) =>
        at && Object.hasOwn(propertiesOf(at, schemas), name) ? propertiesOf(at, schemas)[name] : undefined,
      schema,
    );
}
