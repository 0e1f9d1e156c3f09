import { Ajv, type ValidateFunction } from 'ajv';
import type { SourceFile } from './source.ts';

/** The kinds of JSON files; each has `schemas/<kind>.schema.json`. */
export const SCHEMA_KINDS = ['resource', 'page', 'menu', 'dialects', 'enums'] as const;
export type SchemaKind = (typeof SCHEMA_KINDS)[number];
export type Schemas = { readonly [kind in SchemaKind]: ValidateFunction };

/**
 * Every start waits for the schemas, so they are compiled for speed: each definition once, without optimised code.
 * Tests check that the schemas are valid. Not strict: they also contain keywords for editors (examples,
 * defaultSnippets).
 */
const OPTIONS = {
  allErrors: true,
  verbose: true,
  strict: false,
  meta: false,
  validateSchema: false,
  inlineRefs: false,
  code: { optimize: false },
} as const;

const compiled = new Map<string, ValidateFunction>();

/**
 * Compiles the schemas, each text once: a live reload checks often but never changes schemas.
 * @throws Error when a schema is missing: the installation is broken, not the configuration
 */
export function compileSchemas(files: readonly SourceFile[]): Schemas {
  const [resource, page, menu, dialects, enums] = SCHEMA_KINDS.map((kind) => {
    const file = files.find(({ path }) => path.endsWith(`/${kind}.schema.json`) || path === `${kind}.schema.json`);
    if (!file) throw new Error(`The schema "${kind}.schema.json" is missing in resources/schemas/`);
    return compile(file.text);
  });
  if (!resource || !page || !menu || !dialects || !enums) throw new Error('A schema is missing');
  return { resource, page, menu, dialects, enums };
}

function compile(text: string): ValidateFunction {
  const known = compiled.get(text);
  if (known) return known;
  const ajv = new Ajv(OPTIONS);
  const validate = ajv.compile(JSON.parse(text) as object);
  compiled.set(text, validate);
  return validate;
}
