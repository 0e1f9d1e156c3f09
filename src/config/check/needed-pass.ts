import { fieldKind } from '../fields/registry.ts';
import { storedKeys } from '../keys.ts';
import type { Field, Finding, Resource } from '../types.ts';
import { type FieldsOf, ownValue } from '../values.ts';
import { NEEDED_FIELD } from './codes.ts';
import type { CheckContext } from './context.ts';
import { pointerNames, pointerOf, readJsonFile } from './json-file.ts';
import { valueAt } from './mended-value.ts';
import type { KnownNames, NeededField, SourceFile } from './source.ts';
import { nameIn } from './standing.ts';
import { NOTHING, type BilingualText, said, word } from './said.ts';

/** How the values of a field are stored, in short: `number`, `ref estates`, `list of enum`. */
export function storedTypeOf(field: Field): string {
  const type = fieldKind(field.type).readAs ?? field.type;
  const one = field.type === 'ref' ? `${type} ${field.resource}` : type;
  return 'multiple' in field && field.multiple ? `list of ${one}` : one;
}

/** The field under a stored key, or the part of one; undefined if nothing is stored there. */
export function fieldStoredAt(resource: FieldsOf, path: string): Field | undefined {
  const [key = '', part] = path.split('.');
  const field = storedKeys(resource).get(key)?.field;
  if (part === undefined || !field) return field;
  return 'fields' in field ? ownValue(field.fields, part) : undefined;
}

/** Fields read by the product's own code must keep their name and type. Code RES226. */
export function checkNeeded({ resource, known, report }: CheckContext): void {
  for (const [path, { kept, by }] of Object.entries(ownValue(known.needed ?? {}, resource.name) ?? {})) {
    const field = fieldStoredAt(resource, path);
    if (field && storedTypeOf(field) === kept) continue;
    const pointer = pointerOf(
      '/fields',
      ...path.split('.').flatMap((name, index) => (index > 0 ? ['fields', name] : [name])),
    );
    report({ code: NEEDED_FIELD, pointer, message: messageOf({ resource, path, field, kept, by }) });
  }
}

/**
 * The fields code needs when one is left out because its target is missing: without that field, if records may lack it.
 */
export function withoutReference(known: KnownNames, finding: Finding, files: readonly SourceFile[]): KnownNames {
  const { code, file, pointer } = finding;
  const [kind, name = '', property, ...more] = pointerNames(pointer);
  const source = files.find(({ path }) => path === file);
  const resource = source && nameIn(source);
  const needed = resource === undefined ? undefined : ownValue(known.needed ?? {}, resource);
  const isReference = code === 'RES202' && kind === 'fields' && property === 'resource' && more.length === 0;
  if (!source || resource === undefined || !needed || !isReference) return known;
  const asked = ['required', 'requiredIf'].map((each) => valueAt(readJsonFile(source).value, [kind, name, each]));
  if (asked.some((each) => each !== undefined && each !== false)) return known;
  const left = Object.fromEntries(Object.entries(needed).filter(([path]) => path !== name));
  return { ...known, needed: { ...known.needed, [resource]: left } };
}

function messageOf({
  resource,
  path,
  field,
  kept,
  by,
}: NeededField & { resource: Resource; path: string; field: Field | undefined }): BilingualText {
  const rules = by.length === 0 ? NOTHING : said` (${inWords(by)})`;
  if (field)
    return said`The product's own rules${rules} read "${path}" as ${kept}, and it would be ${storedTypeOf(field)}. Leave its type, and change its label or its look.`;
  const renamed = Object.values(resource.fields).find(({ renamedFrom }) => renamedFrom === path);
  return renamed
    ? said`The product's own rules${rules} read "${path}", which would be called "${renamed.name}". Keep its name, and change its label.`
    : said`The product's own rules${rules} read "${path}", and it is not here. Put it back; "hidden": true keeps it from being seen.`;
}

function inWords(areas: readonly string[]): BilingualText {
  const words = areas.map((area) => word(area));
  return { en: words.map(({ en }) => en).join(', '), tr: words.map(({ tr }) => tr).join(', ') };
}
