import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../config/types.ts';
import { switchLanguage } from '../../providers/i18n.ts';

/** Changes the language at once, without a reload. Each language names itself, whatever the current one is. */
export function LanguageChoice() {
  const { t, i18n } = useTranslation('access');
  return (
    <div className="k-choice" role="group" aria-label={t('preferences.language')}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={i18n.language === language}
          aria-label={t(`preferences.${language}`)}
          onClick={() => void switchLanguage(language)}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
