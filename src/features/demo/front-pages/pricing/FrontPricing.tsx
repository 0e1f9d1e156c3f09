import { useTranslation } from 'react-i18next';
import type { SamplePageProps } from '../../../../engine/area-screens.ts';
import { FrontLayout } from '../FrontLayout.tsx';
import { PlanPrices } from './PlanPrices.tsx';

export function FrontPricing({ preferences }: SamplePageProps) {
  const { t } = useTranslation('demo-pricing');
  return (
    <FrontLayout title={t('title')} active="pricing" preferences={preferences}>
      <div className="k-front-in k-front-section">
        <PlanPrices />
      </div>
    </FrontLayout>
  );
}
