import { type Language, LANGUAGES } from './types.ts';
import { readableParams } from './issue.ts';

/** A file of `locales/<lng>/`: texts, nested to any depth. */
export type Texts = { readonly [key: string]: string | Texts };
/** Language → namespace (the file's name) → texts. */
export type Catalogues = { readonly [language in Language]: { readonly [namespace: string]: Texts } };

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/**
 * The first language in Accept-Language that the product has, otherwise English (spec §1). Goes by order and ignores
 * `q`, because browsers list languages by preference.
 */
export function acceptedLanguage(header: string | undefined): Language {
  for (const part of (header ?? '').split(',', 20)) {
    const code = part.trim().slice(0, 2).toLowerCase();
    if (isLanguage(code)) return code;
  }
  return 'en';
}

function lookUp(texts: Texts | undefined, key: string): string | undefined {
  let node: string | Texts | undefined = texts;
  for (const part of key.split('.')) {
    if (typeof node !== 'object' || !Object.hasOwn(node, part)) return undefined;
    node = node[part];
  }
  return typeof node === 'string' ? node : undefined;
}

/** The text of `key` in `namespace` with `{{name}}` filled in; falls back to English, then to undefined. */
export function translate({
  catalogues,
  language,
  namespace,
  key,
  params = {},
}: {
  catalogues: Catalogues;
  language: Language;
  namespace: string;
  key: string;
  params?: Readonly<Record<string, string | number>>;
}): string | undefined {
  const text = lookUp(catalogues[language][namespace], key) ?? lookUp(catalogues.en[namespace], key);
  const readable = readableParams(params, language);
  return text?.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(readable[name] ?? ''));
}

/** The text of a key in the `errors` namespace; undefined when there is none. */
export type Translate = (key: string, params?: Readonly<Record<string, string | number>>) => string | undefined;

/** The texts of errors in the language of a call. @param header its Accept-Language */
export function translator(catalogues: Catalogues, header: string | undefined): Translate {
  const language = acceptedLanguage(header);
  return (key, params) => translate({ catalogues, language, namespace: 'errors', key, ...(params ? { params } : {}) });
}
