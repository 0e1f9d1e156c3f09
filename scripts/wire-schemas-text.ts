import { createGenerator, type Config } from 'ts-json-schema-generator';

const CONFIG: Config = {
  path: 'src/{wire/*,config/figures,config/rights/shapes}.ts',
  tsconfig: 'tsconfig.json',
  type: '*',
  // The compiler checks the types elsewhere, and an answer may gain members.
  skipTypeCheck: true,
  additionalProperties: true,
};

/** A schema that is made of itself is refused by makers of clients. */
const ANY = { description: 'Any JSON.' };

/** Draft 7 has the members of a tuple in `items`, JSON Schema 2020-12 in `prefixItems`. */
function asIn2020(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(asIn2020);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key === 'items' && Array.isArray(value) ? 'prefixItems' : key,
      asIn2020(value),
    ]),
  );
}

/** What the types of answers are in JSON Schema, as `wire-schemas.json` keeps it: one type a line. */
export function wireSchemasText(): string {
  const { definitions = {} } = createGenerator(CONFIG).createSchema(CONFIG.type);
  const lines = Object.entries({ ...definitions, Json: ANY })
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, schema]) => `  ${JSON.stringify(name)}: ${JSON.stringify(asIn2020(schema))}`);
  return `{\n${lines.join(',\n')}\n}\n`.replaceAll('#/definitions/', '#/components/schemas/');
}
