import type { Locale } from 'antd/es/locale';
import dayjs from 'dayjs';
import { useEffect, useState } from 'react';
import type { Language } from '../config/types.ts';

/** antd speaks English by itself; other languages are brought when somebody reads them. */
const locales: { [language in Language]?: Locale } = {};

/** Brings antd's and dayjs's words for a language, once. */
export async function prepareLanguage(language: Language): Promise<void> {
  if (language === 'tr' && !locales.tr) {
    const [antd] = await Promise.all([import('antd/locale/tr_TR'), import('dayjs/locale/tr')]);
    locales.tr = antd.default;
  }
  dayjs.locale(language);
}

/** antd's locale in the language on the screen; the last one until the next has arrived. */
export function useAntdLocale(language: Language): Locale | undefined {
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
  return locales[prepared];
}
