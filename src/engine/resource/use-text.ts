import type { i18n as I18n } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { pickText } from '../../config/texts.ts';
import type { Language, Text } from '../../config/types.ts';

const languageOf = ({ language }: I18n): Language => (language === 'tr' ? 'tr' : 'en');

/** The language on the screen, as one of ours. */
export function useLanguage(): Language {
  return languageOf(useTranslation().i18n);
}

/**
 * Texts of the configuration in the language on the screen; renders again when it changes.
 * @returns a function that answers '' for a missing text
 */
export function useText(): (text: Text | undefined) => string {
  const { i18n } = useTranslation();
  const language = languageOf(i18n);
  return useCallback(
    (text) =>
      text === undefined ? '' : pickText(text, language, (key) => (i18n.exists(key) ? i18n.t(key) : undefined)),
    [i18n, language],
  );
}
