import { fieldStoredAt, storedTypeOf } from '../src/config/check/needed-pass.ts';
import type { NeededField, NeededFields } from '../src/config/check/source.ts';
import { storedKeys } from '../src/config/keys.ts';
import { partsOf } from '../src/config/parts.ts';
import type { Config, Resource } from '../src/config/types.ts';
import { SERVER_OWNED } from '../src/config/values.ts';
import { asFormatted } from './as-formatted.ts';
import type { WordsOfFile } from './words-of-code.ts';

/** `json-server/modules/prices/…` → `prices` */
const areaOf = ({ path }: WordsOfFile): string | undefined => /^json-server\/modules\/([^/]+)\//.exec(path)?.[1];
/** Areas that a finding names; more say no more. */
const MAX_NAMED = 3;

/**
 * The fields that code reads: those of each resource that it names whose key it knows as a word. Wherever a row is handed
 * on it is read by names, so what is no word of the code is read by nobody.
 */
export function neededFields(resources: Config['resources'], code: readonly WordsOfFile[]): NeededFields {
  const own = Object.values(resources).filter(({ of }) => of === undefined);
  const needed = own.flatMap((resource) => {
    const naming = namedBy(resource.name, code);
    const fields = naming.length === 0 ? [] : fieldsOf(resource, code, naming);
    return fields.length === 0 ? [] : [[resource.name, Object.fromEntries(fields)] as const];
  });
  return Object.fromEntries(needed.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Files that name a resource, as texts or as the type of its rows. */
function namedBy(name: string, code: readonly WordsOfFile[]): readonly WordsOfFile[] {
  return code.filter(({ texts }) => texts.has(name) || [...texts].some((text) => text.endsWith(`/stored/${name}.ts`)));
}

function fieldsOf(
  resource: Resource,
  code: readonly WordsOfFile[],
  naming: readonly WordsOfFile[],
): (readonly [string, NeededField])[] {
  return pathsOf(resource).flatMap((path) => {
    const field = fieldStoredAt(resource, path);
    const words = path.split('.');
    if (!field || !words.every((word) => code.some(({ keys }) => keys.has(word)))) return [];
    const readers = naming.filter(({ keys }) => words.every((word) => keys.has(word)));
    const areas = [readers, naming].map((files) => files.flatMap((file) => areaOf(file) ?? []));
    return [
      [path, { kept: storedTypeOf(field), by: mostOften(areas.find(({ length }) => length > 0) ?? []) }] as const,
    ];
  });
}

function mostOften(areas: readonly string[]): readonly string[] {
  const times = (area: string): number => areas.filter((each) => each === area).length;
  return [...new Set(areas)].sort((a, b) => times(b) - times(a) || (a < b ? -1 : 1)).slice(0, MAX_NAMED);
}

function pathsOf(resource: Resource): readonly string[] {
  const paths = [...storedKeys(resource)].flatMap(([key, { field }]) => [
    key,
    ...partsOf(field).map(({ name }) => `${key}.${name}`),
  ]);
  return paths.filter((path) => !(SERVER_OWNED as readonly string[]).includes(path));
}

/** What was read until now, is not in its file any more, and is a word of the code still: `estates.minNights`. */
export function lostFields(before: NeededFields, now: NeededFields, code: readonly WordsOfFile[]): string[] {
  return Object.entries(before).flatMap(([name, fields]) =>
    Object.keys(fields)
      .filter((path) => now[name]?.[path] === undefined)
      .filter((path) => namedBy(name, code).some(({ keys }) => keys.has(path.split('.').at(-1) ?? '')))
      .map((path) => `${name}.${path}`),
  );
}

/** The file that lists them. */
export async function neededFieldsText(needed: NeededFields): Promise<string> {
  const text = `import type { NeededFields } from '../../src/config/check/source.ts';

/** Made of the words of the code by \`npm run row-types\`; whatever is typed here is lost. */
export const NEEDED_FIELDS: NeededFields = ${JSON.stringify(needed)};
`;
  return asFormatted('needed-fields.ts', text);
}
