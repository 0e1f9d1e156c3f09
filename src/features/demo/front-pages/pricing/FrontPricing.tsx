import { useTranslation } from 'react-i18next';
import type { SamplePageProps } from '../../../../engine/area-screens.ts';
import { FrontLayout } from '../FrontLayout.tsx';
import { Pricing } from './Pricing.tsx';

export function FrontPricing({ preferences }: SamplePageProps) {
  const { t } = useTranslation('demo-pricing');
  return (
    <FrontLayout title={t('title')} active="pricing" preferences={preferences}>
      <div className="k-front-in k-front-section">
        <Pricing />
      </div>
    </FrontLayout>
  );
}
