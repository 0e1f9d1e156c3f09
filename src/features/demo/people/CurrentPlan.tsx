import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../../config/types.ts';
import { formatMoney } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { ChoiceLine, typedText } from '../parts/FormRow.tsx';
import { PlanState } from '../parts/PlanState.tsx';
import { optionLabel, useChoices } from './choices.ts';
import { useShownUser } from './shown-user.ts';

/** Cents per month. The call only provides the plans' names. */
const PRICES: { readonly [plan: string]: number } = { basic: 0, team: 4900, company: 9900, enterprise: 19_900 };
/** Invented: elapsed days of the month, and all of them. */
const OVER = 24;
const DAYS = 30;

/** The plan, its elapsed month, and a link to other plans. */
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
      <PlanState
        name={t('plan.now', { plan: optionLabel(plans, user.currentPlan) })}
        days={t('plan.days')}
        over={t('plan.over', { over: OVER, days: DAYS })}
        percent={(OVER / DAYS) * 100}
        left={t('plan.left', { count: DAYS - OVER })}
      >
        <p>{t('plan.price', { price: price(user.currentPlan) })}</p>
      </PlanState>
      <Button type="primary" onClick={() => setIsAsking(true)}>
        {t('plan.upgrade')}
      </Button>
      {isAsking && (
        <FormDialog
          title={t('plan.upgrade')}
          submit={t('plan.take')}
          problem={problem}
          onClose={close}
          onSubmit={(form) => void handleSubmit(form)}
        >
          <ChoiceLine
            name="plan"
            label={t('plan.choose')}
            begun={user.currentPlan}
            choices={plans.map(({ value, label }) => ({
              value,
              label: `${label} · ${t('plan.price', { price: price(value) })}`,
            }))}
          />
        </FormDialog>
      )}
    </>
  );
}
