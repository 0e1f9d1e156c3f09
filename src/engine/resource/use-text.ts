import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { pickText } from '../../config/texts.ts';
import type { Language, Text } from '../../config/types.ts';

/** The language on the screen, as one of ours. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return i18n.language === 'tr' ? 'tr' : 'en';
}

/**
 * Texts of the configuration in the language on the screen; renders again when it changes.
 * @returns a function that answers '' for a missing text
 */
export function useText(): (text: Text | undefined) => string {
  const { i18n } = useTranslation();
  const language = useLanguage();
  return useCallback(
    (text) =>
      text === undefined ? '' : pickText(text, language, (key) => (i18n.exists(key) ? i18n.t(key) : undefined)),
    [i18n, language],
  );
}
