import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Switch from 'antd/es/switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../../../ui/Tag.tsx';
import { TileGrid } from '../../parts/TileGrid.tsx';
import { useDollars } from '../../parts/use-dollars.ts';
import { PLANS } from './plans.ts';
import './pricing.css';

/** The plans as cards, paid monthly or yearly. @param level of the names' headings */
export function PricingPlans({ level }: { readonly level: 2 | 3 }) {
  const { t } = useTranslation('demo-pricing');
  const [isYearly, setIsYearly] = useState(true);
  return (
    <>
      <Flex wrap gap="12px" align="center" justify="center" style={{ marginBlockEnd: 20 }}>
        <strong>{t('yearly')}</strong>
        <Switch aria-label={t('yearly')} checked={isYearly} onChange={setIsYearly} />
        <Tag color="green">{t('save')}</Tag>
      </Flex>
      <TileGrid width={270} isFilled>
        {PLANS.map((plan) => (
          <PlanCard key={plan.name} plan={plan} level={level} isYearly={isYearly} />
        ))}
      </TileGrid>
    </>
  );
}

type PlanCardProps = {
  readonly plan: (typeof PLANS)[number];
  readonly level: 2 | 3;
  readonly isYearly: boolean;
};

function PlanCard({ plan, level, isYearly }: PlanCardProps) {
  const { t } = useTranslation('demo-pricing');
  const dollars = useDollars();
  const Heading = `h${level}` as const;
  const { name, monthly, yearly, isPopular, points } = plan;
  return (
    <li className="k-panel k-plan" data-popular={isPopular}>
      <Heading>
        {t(`plan.${name}.name`)} {isPopular && <Tag color="green">{t('popular')}</Tag>}
      </Heading>
      <p className="k-muted">{t(`plan.${name}.text`)}</p>
      <p>
        <strong>{dollars(isYearly ? yearly : monthly)}</strong> {t('aMonth')}
      </p>
      <p className="k-muted">{isYearly && yearly > 0 ? t('aYear', { price: dollars(yearly * 12) }) : '\u00a0'}</p>
      <Flex vertical component="ul" flex={1}>
        {points.map((point) => (
          <li key={point}>✓ {t(`plan.${name}.${point}`)}</li>
        ))}
      </Flex>
      <Button type={isPopular ? 'primary' : 'default'} size="large" block href={`/front-pages/payment?plan=${name}`}>
        {t('choose', { name: t(`plan.${name}.name`) })}
      </Button>
    </li>
  );
}
