import { useTranslation } from 'react-i18next';
import { Accordion } from '../../parts/Accordion.tsx';
import { QUESTIONS } from './plans.ts';

/** Frequent questions about prices. */
export function PricingQuestions() {
  const { t } = useTranslation('demo-pricing');
  return (
    <Accordion
      items={QUESTIONS.map((question) => ({
        id: `pricing-${question}`,
        title: t(`question.${question}.asked`),
        content: <p>{t(`question.${question}.answer`)}</p>,
      }))}
    />
  );
}
