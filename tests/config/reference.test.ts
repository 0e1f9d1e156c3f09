/** `docs/configuration/reference.md` says what the schemas say, and its examples are right. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { asFormatted } from '../../scripts/as-formatted.ts';
import { configReference } from '../../scripts/config-reference-files.ts';
import { type Node, Vocabulary } from '../../scripts/config-reference-places.ts';
import { SCHEMA_KINDS } from '../../src/config/check/schemas.ts';

const root = join(import.meta.dirname, '../..');
const jsonOf = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
const schemas = SCHEMA_KINDS.map((kind) => ({ kind, schema: jsonOf(`resources/schemas/${kind}.schema.json`) as Node }));

test('the reference is made of the schemas and files as they are; npm run config-reference makes it anew', async () => {
  expect(readFileSync(join(root, 'docs/configuration/reference.md'), 'utf8')).toBe(
    await asFormatted('reference.md', await configReference()),
  );
});

test('every property says what it is for', () => {
  const silent = new Vocabulary(schemas).places.flatMap(({ name, properties }) =>
    properties
      .filter(({ node }) => !/"(description|\$ref)"/.test(JSON.stringify(node)))
      .map((each) => `${name}.${each.name}`),
  );
  expect(silent).toEqual([]);
});

test('examples that no file has are values that the schemas take', () => {
  const definitions = Object.assign({}, ...schemas.toReversed().map(({ schema }) => schema.definitions)) as object;
  const { places } = new Vocabulary(schemas);
  const ajv = new Ajv({ strict: false });
  for (const [key, example] of Object.entries(jsonOf('scripts/config-reference-examples.json') as object)) {
    const place = places.find(({ name, properties }) => properties.some((each) => `${name}.${each.name}` === key));
    const node = place?.properties.find(({ name }) => `${place.name}.${name}` === key)?.node;
    const validate = ajv.compile({ ...node, definitions });
    expect(validate(example), `${key}: ${ajv.errorsText(validate.errors)}`).toBe(true);
  }
});
