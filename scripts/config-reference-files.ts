import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keptFiles, sourceOf } from '../json-server/live/source-files.ts';
import { SCHEMA_KINDS } from '../src/config/check/schemas.ts';
import type { Json, Node } from './config-reference-places.ts';
import type { ExampleFile } from './config-reference-examples.ts';
import { configReferenceText } from './config-reference-text.ts';

const ROOT = join(import.meta.dirname, '..');
const parsed = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** The reference of the configuration as `docs/configuration/reference.md` keeps it, of the schemas and files there are now. */
export async function configReference(): Promise<string> {
  const schemas = SCHEMA_KINDS.map((kind) => ({
    kind,
    schema: parsed(`resources/schemas/${kind}.schema.json`) as Node,
  }));
  const own = parsed('scripts/config-reference-examples.json') as Readonly<Record<string, Json>>;
  const sources = (await keptFiles(join(ROOT, 'resources'), 'resources')).map(sourceOf);
  const files = sources
    .filter(({ path }) => path.endsWith('.json') && !path.startsWith('resources/schemas/'))
    .map(({ path, text }) => exampleFile(path, JSON.parse(text) as Json))
    .toSorted((a, b) => rankOf(a.path) - rankOf(b.path) || (a.path < b.path ? -1 : 1));
  return configReferenceText({ schemas, files, own });
}

/** Files of the product before those of the demo screens. */
const rankOf = (path: string): number => (path.startsWith('resources/v1/') ? 0 : 1);

function exampleFile(path: string, value: Json): ExampleFile {
  const shared = /^resources\/_(menu|enums|dialects)\.json$/.exec(path)?.[1];
  const isPage = typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'page';
  return { path, kind: shared ?? (isPage ? 'page' : 'resource'), value };
}
