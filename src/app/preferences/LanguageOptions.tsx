import Text from 'antd/es/typography/Text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../config/types.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { switchLanguage } from '../../providers/i18n.ts';
import { Options } from './Options.tsx';

/** The languages, each in its own words. */
export function LanguageOptions() {
  const { t } = useTranslation('access');
  const [isFailed, setIsFailed] = useState(false);
  return (
    <>
      <Options
        label={t('preferences.language')}
        options={LANGUAGES.map((language) => ({
          value: language,
          label: t(`preferences.${language}`),
          lang: language,
        }))}
        chosen={useLanguage()}
        onChoose={(language) =>
          void switchLanguage(language).then(
            () => setIsFailed(false),
            () => setIsFailed(true), // the texts did not arrive; the screen stays as it is
          )
        }
      />
      {isFailed && (
        <Text type="danger" role="alert">
          {t('preferences.failed')}
        </Text>
      )}
    </>
  );
}
