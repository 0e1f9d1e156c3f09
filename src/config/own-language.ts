import { oncePer } from './once-per.ts';
import type { Field, Language, Row } from './types.ts';
import { isJsonObject, type FieldsOf } from './values.ts';

/** The key of the object with a field's texts by language; undefined for other fields. */
const textsOf = (field: Field): string | undefined => ('inLanguage' in field ? field.inLanguage : undefined);

/** The keys of objects whose texts replace others, in the reader's language. */
export const languageKeys = ({ fields }: FieldsOf): ReadonlySet<string> =>
  new Set(Object.values(fields).flatMap((field) => textsOf(field) ?? []));

const countLanguageKeys = oncePer((resource: FieldsOf): number => languageKeys(resource).size);

/** Whether the resource has a text in several languages. Lists ask this of each resource they read. */
export const hasOwnLanguage = (resource: FieldsOf): boolean => countLanguageKeys(resource) > 0;

/** The text of a field in a language, else in another; undefined if it is shown as stored. */
export function textInLanguage(field: Field, row: Row, language: Language): string | undefined {
  const name = textsOf(field);
  const texts = name === undefined ? undefined : row[name];
  if (!isJsonObject(texts)) return undefined;
  return [texts[language], texts['en'], texts['tr']].find((text) => typeof text === 'string' && text !== '') as
    | string
    | undefined;
}

/** A record with its texts in a language. */
export function rowInLanguage<R extends Row>(resource: FieldsOf, row: R, language: Language): R {
  const texts: Record<string, string> = {};
  for (const field of Object.values(resource.fields)) {
    const text = textInLanguage(field, row, language);
    if (text !== undefined) texts[field.name] = text;
  }
  return Object.keys(texts).length === 0 ? row : { ...row, ...texts };
}
