import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, LANGUAGES } from '../../config/types.ts';
import { switchLanguage } from '../../providers/i18n.ts';

/** Changes the language at once, without a reload. Each language names itself, whatever the current one is. */
export function LanguageChoice() {
  const { t, i18n } = useTranslation('access');
  const [isFailed, setIsFailed] = useState(false);
  const choose = (language: Language) => {
    switchLanguage(language).then(
      () => setIsFailed(false),
      () => setIsFailed(true), // the texts did not arrive; the screen stays as it is
    );
  };
  return (
    <div className="k-choice" role="group" aria-label={t('preferences.language')}>
      {isFailed && (
        <span className="k-choice-failed" role="alert">
          {t('preferences.failed')}
        </span>
      )}
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={i18n.language === language}
          aria-label={t(`preferences.${language}`)}
          onClick={() => choose(language)}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
