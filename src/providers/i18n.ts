import type { I18nProvider } from '@refinedev/core';
import i18next from 'i18next';
import { initReactI18next, setI18n } from 'react-i18next';
import type { Language } from '../config/types.ts';
import { asLanguage, boot } from './boot.ts';
import { readPreference, writePreference } from './preferences.ts';

type Texts = { readonly [namespace: string]: object };

/** Texts that are brought apart from the rest, for screens that few people open. */
export type TextPart = 'demo';

/** The files that are here whole; the boot texts are only a part of one. */
const complete = new Set<string>();
/** Asked for once, they follow every change of language. */
const parts = new Set<TextPart>();

const filesOf = (language: Language): readonly string[] => [
  language,
  ...[...parts].map((part) => `${part}.${language}`),
];

/** The language on the screen. */
export function currentLanguage(): Language {
  return asLanguage(i18next.language) ?? 'en';
}

/** The browser's preferred available language, like the server reads from its header. */
function languageOfBrowser(): Language | undefined {
  return navigator.languages.map((code) => asLanguage(code.slice(0, 2).toLowerCase())).find(Boolean);
}

/** Starts with the texts in the page; without any (tests, `npm run dev`) fetches the catalogue first. */
export async function startI18n(): Promise<void> {
  const language = boot().language ?? asLanguage(readPreference('language')) ?? languageOfBrowser() ?? 'en';
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    ns: [],
    defaultNS: 'common',
    resources: { [language]: boot().texts ?? {} },
    interpolation: { escapeValue: false }, // React escapes
    react: { bindI18nStore: 'added', useSuspense: false },
  });
  shareWithHooks();
  document.documentElement.lang = language;
  if (boot().texts === undefined) await loadTexts(language);
}

/**
 * Gives React's hooks a view of the instance without properties of its own: each hook copies those, some fifty, and a
 * first list has four hundred hooks.
 */
export function shareWithHooks(): void {
  setI18n(Object.create(i18next) as typeof i18next);
}

/** Brings the catalogue of a language, and the parts that were asked for, once. */
export async function loadTexts(language: Language): Promise<void> {
  await Promise.all(
    filesOf(language)
      .filter((file) => !complete.has(file))
      .map((file) => fetchTexts(language, file)),
  );
}

/** Brings a part, now and in each language that is chosen later. */
export async function loadPart(part: TextPart): Promise<void> {
  parts.add(part);
  await loadTexts(currentLanguage());
}

/** The catalogue has changed on the server: loads it again; the screen follows. */
export async function reloadTexts(): Promise<void> {
  complete.clear();
  await loadTexts(currentLanguage());
}

/** Changes the language without a reload and remembers it for 30 days. */
export async function switchLanguage(language: Language): Promise<void> {
  await loadTexts(language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  writePreference({ name: 'language', value: language });
}

/** Switches to the account's language; if its texts cannot be loaded, the current one stays. */
export async function speakAs({ language }: { readonly language: string | null }): Promise<void> {
  const own = asLanguage(language);
  if (own !== undefined) await switchLanguage(own).catch(() => undefined);
}

/** Refine asks both `t(key, default)` and `t(key, params, default)`. */
export const i18nProvider: I18nProvider = {
  translate: (key: string, options?: unknown, fallback?: string) =>
    typeof options === 'object' && options !== null
      ? i18next.t(key, { defaultValue: fallback ?? key, ...options })
      : i18next.t(key, { defaultValue: typeof options === 'string' ? options : (fallback ?? key) }),
  changeLocale: async (locale: string) => switchLanguage(asLanguage(locale) ?? 'en'),
  getLocale: currentLanguage,
};

async function fetchTexts(language: Language, file: string): Promise<void> {
  const answer = await fetch(`/locales/${file}.json`, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`No texts in ${file}: ${answer.status}`);
  const texts = (await answer.json()) as Texts;
  for (const [namespace, tree] of Object.entries(texts)) {
    i18next.addResourceBundle(language, namespace, tree, true, true);
  }
  complete.add(file);
}
