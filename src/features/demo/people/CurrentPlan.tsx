import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../../config/types.ts';
import { formatMoney } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { Bar } from '../parts/Bar.tsx';
import { FormDialog, typedText } from '../parts/FormDialog.tsx';
import { labelOf, useChoices } from './choices.ts';
import { useShownUser } from './shown-user.ts';

/** Cents a month. The call knows the plans' names only. */
const PRICES: { readonly [plan: string]: number } = { basic: 0, team: 4900, company: 9900, enterprise: 19_900 };
/** Days of the month that the demo says are over, and of all. */
const OVER = 24;
const DAYS = 30;

/** The plan, what is over of its month, and the way to another. */
export function CurrentPlan({ record }: { readonly record: Row }) {
  const { t } = useTranslation('demo-people');
  const language = useLanguage();
  const { user, change, problem, forget } = useShownUser(record);
  const plans = useChoices('demo-users', 'currentPlan');
  const [isAsking, setIsAsking] = useState(false);
  const price = (plan: string) => formatMoney({ minor: PRICES[plan] ?? 0, currency: 'USD', language });
  const close = () => {
    forget();
    setIsAsking(false);
  };
  const handleSubmit = async (form: FormData) => {
    const plan = typedText(form, 'plan');
    const isKept = plan === '' || plan === user.currentPlan || (await change({ currentPlan: plan }));
    if (isKept) close();
  };
  return (
    <>
      <div className="k-shown-user-plan">
        <div>
          <p>
            <strong>{t('plan.now', { plan: labelOf(plans, user.currentPlan) })}</strong>
          </p>
          <p>{t('plan.price', { price: price(user.currentPlan) })}</p>
        </div>
        <div>
          <p className="k-shown-user-days">
            <span>{t('plan.days')}</span>
            <span>{t('plan.over', { over: OVER, days: DAYS })}</span>
          </p>
          <Bar label={t('plan.days')} percent={(OVER / DAYS) * 100} tone="warning" />
          <p className="k-shown-user-hint">{t('plan.left', { count: DAYS - OVER })}</p>
        </div>
      </div>
      <button type="button" className="k-control k-control-main" onClick={() => setIsAsking(true)}>
        {t('plan.upgrade')}
      </button>
      {isAsking && (
        <FormDialog
          title={t('plan.upgrade')}
          submit={t('plan.take')}
          problem={problem}
          onClose={close}
          onSubmit={(form) => void handleSubmit(form)}
        >
          <fieldset className="k-shown-user-plans">
            <legend>{t('plan.choose')}</legend>
            {plans.map(({ value, label }) => (
              <label key={value}>
                <input type="radio" name="plan" value={value} defaultChecked={value === user.currentPlan} />
                <span>{label}</span>
                <span>{t('plan.price', { price: price(value) })}</span>
              </label>
            ))}
          </fieldset>
        </FormDialog>
      )}
    </>
  );
}
