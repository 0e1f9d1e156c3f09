import { type Finding, type Language, LANGUAGES } from '../types.ts';
import { isJsonObject } from '../values.ts';
import type { JsonFile } from './json-file.ts';
import { type BilingualText, said } from './said.ts';
import { findingAt, readPart } from './shared-files.ts';
import { sortFindings } from './print.ts';
import type { SourceFile } from './source.ts';
import { listedNames } from './suggest.ts';

const OTHER: { readonly [language in Language]: Language } = { en: 'tr', tr: 'en' };
const SPOKEN = { en: { en: 'English', tr: 'İngilizce' }, tr: { en: 'Turkish', tr: 'Türkçe' } } as const;

/**
 * The texts of both languages: invalid JSON, values that are not texts, and keys missing in one language.
 * Codes RES100, RES104, RES105, RES109, RES130.
 * @param files `locales/en/x.json`
 */
export function checkLocales(files: readonly SourceFile[]): Finding[] {
  const read = files.map((file) => ({ file, ...readPart(file, wrongTexts) }));
  const byPath = new Map(read.map(({ file, json }) => [file.path, json]));
  const lacking = read.flatMap(({ file, json }) => {
    const [language, name] = placeOf(file.path);
    if (!json || language === undefined) return [];
    const other = byPath.get(file.path.replace(`/${language}/${name}`, `/${OTHER[language]}/${name}`));
    // The other file's own findings report that it is broken.
    const isBroken = other === undefined && files.some(({ path }) => path.endsWith(`/${OTHER[language]}/${name}`));
    return isBroken ? [] : lackingIn(json, other, OTHER[language]);
  });
  return sortFindings([...read.flatMap(({ findings }) => findings), ...lacking]);
}

function placeOf(path: string): readonly [Language | undefined, string] {
  const [, folder, ...rest] = path.split('/');
  return [LANGUAGES.find((language) => language === folder), rest.join('/')];
}

/** Keys missing in the other language's file, reported there. */
function lackingIn(json: JsonFile, other: JsonFile | undefined, language: Language): Finding[] {
  const theirs = new Set(other ? keysIn(other.value) : []);
  const lacking = keysIn(json.value).filter((key) => !theirs.has(key));
  if (lacking.length === 0) return [];
  const message = other
    ? said`Texts that only the other language has; ${SPOKEN[language === 'tr' ? 'en' : 'tr']} stands in their place: ${listedNames(lacking)}`
    : said`There is no such file in ${SPOKEN[language]}; this one stands in its place.`;
  return [findingAt({ json: other ?? json, code: 'RES130', level: 'warning', pointer: '', message })];
}

function keysIn(value: unknown, path = ''): string[] {
  if (!isJsonObject(value)) return [path];
  return Object.entries(value).flatMap(([key, part]) => keysIn(part, path === '' ? key : `${path}.${key}`));
}

function wrongTexts(json: JsonFile) {
  const visit = (value: unknown, pointer: string): { code: string; pointer: string; message: BilingualText }[] => {
    if (isJsonObject(value)) return Object.entries(value).flatMap(([key, part]) => visit(part, `${pointer}/${key}`));
    return typeof value === 'string' && pointer !== ''
      ? []
      : [{ code: 'RES105', pointer, message: said`Texts stand here, in quotes, and objects of texts.` }];
  };
  return visit(json.value, '');
}
