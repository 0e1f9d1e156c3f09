import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDollars } from '../../parts/use-dollars.ts';
import { PLANS } from './plans.ts';
import './pricing.css';
import '../../parts/switch.css';

/** The plans as cards, a month or a year paid at once. @param level of the names' headings */
export function PricingPlans({ level }: { readonly level: 2 | 3 }) {
  const { t } = useTranslation('demo-pricing');
  const [isYearly, setIsYearly] = useState(true);
  return (
    <>
      <p className="k-plans-choice">
        <label>
          {t('yearly')}
          <input
            type="checkbox"
            role="switch"
            className="k-switch-box"
            checked={isYearly}
            onChange={(event) => setIsYearly(event.target.checked)}
          />
        </label>
        <span className="k-plans-save">{t('save')}</span>
      </p>
      <ul className="k-plans">
        {PLANS.map((plan) => (
          <PlanCard key={plan.name} plan={plan} level={level} isYearly={isYearly} />
        ))}
      </ul>
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
    <li className={isPopular ? 'k-plan k-plan-popular' : 'k-plan'}>
      <Heading>
        {t(`plan.${name}.name`)} {isPopular && <span className="k-plan-tag">{t('popular')}</span>}
      </Heading>
      <p className="k-plan-text">{t(`plan.${name}.text`)}</p>
      <p className="k-plan-price">
        <strong>{dollars(isYearly ? yearly : monthly)}</strong> {t('aMonth')}
      </p>
      <p className="k-plan-text">{isYearly && yearly > 0 ? t('aYear', { price: dollars(yearly * 12) }) : '\u00a0'}</p>
      <ul className="k-plan-points">
        {points.map((point) => (
          <li key={point}>{t(`plan.${name}.${point}`)}</li>
        ))}
      </ul>
      <a className={isPopular ? 'k-button' : 'k-button k-plan-quiet'} href={`/front-pages/payment?plan=${name}`}>
        {t('choose', { name: t(`plan.${name}.name`) })}
      </a>
    </li>
  );
}
