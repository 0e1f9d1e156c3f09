import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { CompareTable } from './CompareTable.tsx';
import { PricingPlans } from './PricingPlans.tsx';
import { PricingQuestions } from './PricingQuestions.tsx';
import './pricing.css';

/** Plans, their features, and frequent questions: `/pages/pricing` and `/front-pages/pricing`. */
export function PlanPrices() {
  const { t } = useTranslation('demo-pricing');
  return (
    <Flex vertical gap="20px" className="k-plans-page">
      <header>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <PricingPlans level={2} />
      <section aria-labelledby="plans-compare">
        <h2 id="plans-compare">{t('compare')}</h2>
        <CompareTable />
      </section>
      <section aria-labelledby="plans-questions">
        <h2 id="plans-questions">{t('questions')}</h2>
        <PricingQuestions />
      </section>
    </Flex>
  );
}
