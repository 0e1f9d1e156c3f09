import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import type { GuestPageStay } from '../../../wire/guest-page.ts';
import { PageSection } from './PageSection.tsx';

/** The house rules in the page's language, or in the available one. */
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
