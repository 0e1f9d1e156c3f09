import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { SCHEMA_KINDS } from './schemas.ts';

test.each(SCHEMA_KINDS)('%s.schema.json is a schema: a start takes that for granted', (kind) => {
  const file = join(import.meta.dirname, `../../../resources/schemas/${kind}.schema.json`);
  const ajv = new Ajv({ strict: false });
  expect(ajv.validateSchema(JSON.parse(readFileSync(file, 'utf8')) as object), ajv.errorsText()).toBe(true);
});
