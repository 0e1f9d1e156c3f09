import { TURKISH_MESSAGES } from './turkish.ts';

/** A message in both languages. */
export type BilingualText = { readonly en: string; readonly tr: string };
type Value = string | number | BilingualText;

/**
 * A message of the checker, its Turkish looked up by its English: the gaps of `No ${what} "${name}".` are `{0}` and
 * `{1}` there. Without Turkish it is English.
 */
export function said(texts: TemplateStringsArray, ...values: readonly Value[]): BilingualText {
  const template = texts.reduce((whole, text, index) => `${whole}{${String(index - 1)}}${text}`);
  return fillParams(template, values);
}

function fillParams(template: string, values: readonly Value[]): BilingualText {
  const turkish = TURKISH_MESSAGES[template] ?? template;
  const fill = (text: string, language: keyof BilingualText) =>
    text.replace(/\{(\d+)\}/g, (_gap, index: string) => inLanguage(values[Number(index)] ?? '', language));
  return { en: fill(template, 'en'), tr: fill(turkish, 'tr') };
}

function inLanguage(value: Value, language: keyof BilingualText): string {
  return typeof value === 'object' ? value[language] : String(value);
}

/** Words used inside a message: `field`, `column`. */
export function word(english: string): BilingualText {
  return fillParams(english, []);
}

/** Joins sentences; one that ends with a list of names gets a full stop before the next. */
export function joinSaid(...parts: readonly (BilingualText | undefined)[]): BilingualText {
  const all = parts.filter((part) => part !== undefined);
  const joined = (texts: readonly string[]): string =>
    texts.map((text, index) => (index < texts.length - 1 && /[^.?!:…]$/.test(text) ? `${text}.` : text)).join(' ');
  return { en: joined(all.map(({ en }) => en)), tr: joined(all.map(({ tr }) => tr)) };
}

export const NOTHING: BilingualText = { en: '', tr: '' };
