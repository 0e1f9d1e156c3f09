import type { Locale } from 'antd/es/locale';
import english from 'antd/locale/en_US';
import dayjs from 'dayjs';
import { useEffect, useState } from 'react';
import type { Language } from '../config/types.ts';

/** English is antd's own; other languages are loaded when needed. */
const locales: { en: Locale } & { [language in Language]?: Locale } = { en: english };

/** Brings antd's and dayjs's words for a language, once. */
export async function prepareLanguage(language: Language): Promise<void> {
  if (language === 'tr' && !locales.tr) {
    const [antd] = await Promise.all([import('antd/locale/tr_TR'), import('dayjs/locale/tr')]);
    locales.tr = antd.default;
  }
  dayjs.locale(language);
}

/**
 * antd's locale in the current language; the previous one until the next has loaded. Never absent: `ConfigProvider`
 * wraps its children differently without one, so a change of language would remount the screen and lose its input.
 */
export function useAntdLocale(language: Language): Locale {
  const [prepared, setPrepared] = useState(language);
  useEffect(() => {
    let isWanted = true;
    prepareLanguage(language).then(
      () => isWanted && setPrepared(language),
      () => undefined, // buttons of antd stay in the other language; everything of ours has changed
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  return locales[prepared] ?? locales.en;
}
