import type { JsonSchema } from '../../src/config/json-schema.ts';
import written from './wire-schemas.json' with { type: 'json' };

/** A type in `src/wire`, collected by `npm run wire-schemas`. */
export type WireName = keyof typeof written;

/** All schemas. */
export const SCHEMAS: { readonly [name: string]: JsonSchema } = written;
const PREFIX = '#/components/schemas/';

/** The names that a schema refers to. */
const namesIn = (schema: JsonSchema): string[] =>
  [...JSON.stringify(schema).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) =>
    decodeURIComponent(name),
  );

export const refTo = (name: WireName): JsonSchema => ({ $ref: `${PREFIX}${name}` });

/** The schemas of these types and of all that they refer to. */
export function withReferences(names: readonly WireName[]): { readonly [name: string]: JsonSchema } {
  const found = new Map<string, JsonSchema>();
  const open: string[] = [...names];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const schema = SCHEMAS[name];
    if (found.has(name) || !schema) continue;
    found.set(name, schema);
    open.push(...namesIn(schema));
  }
  return Object.fromEntries(found);
}
