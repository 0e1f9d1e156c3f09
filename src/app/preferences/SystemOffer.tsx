import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../config/types.ts';
import { switchLanguage } from '../../providers/i18n.ts';
import { readPreference, setPreference, usePreference } from '../../providers/preferences.ts';
import './system-offer.css';

const isUnset = (name: string): boolean => readPreference(name) === undefined;
/** What the browser would rather read, of the languages there are. */
const wanted = () => LANGUAGES.find((language) => navigator.languages[0]?.slice(0, 2) === language);

/**
 * A first visit is English and light (spec §1, §9). Whose system says otherwise is offered that with one press; whoever
 * has chosen anything is not asked.
 */
export default function SystemOffer() {
  const { t, i18n } = useTranslation('access');
  const theme = usePreference('theme');
  const [isFailed, setIsFailed] = useState(false);
  const language = wanted();
  const offersLanguage = isUnset('language') && language !== undefined && language !== i18n.language && !isFailed;
  const offersDark = isUnset('theme') && theme === 'light' && matchMedia('(prefers-color-scheme: dark)').matches;
  if (!offersLanguage && !offersDark) return null;
  return (
    <div className="k-signed-out-offer">
      {offersLanguage && (
        <button
          type="button"
          lang={language}
          onClick={() => void switchLanguage(language).catch(() => setIsFailed(true))}
        >
          {t('preferences.otherLanguage')}
        </button>
      )}
      {offersDark && (
        <button type="button" onClick={() => setPreference('theme', 'system')}>
          {t('preferences.asSystem')}
        </button>
      )}
    </div>
  );
}
