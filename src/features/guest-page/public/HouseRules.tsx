import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import type { GuestPageStay } from '../../../wire/guest-page.ts';
import { PageSection } from './PageSection.tsx';

/** The rules of the house in the language of the page, or in the one that there is. */
export function HouseRules({ rules }: Pick<GuestPageStay, 'rules'>) {
  const { t } = useTranslation('guest-page');
  const language = useLanguage();
  const text = rules[language] || rules.en || rules.tr;
  if (text === '') return null;
  return (
    <PageSection title={t('rules')}>
      <p className="k-pre">{text}</p>
    </PageSection>
  );
}
