import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisitorField } from '../../../../engine/visitor-form/VisitorField.tsx';
import { FormEnd } from '../../../../engine/visitor-form/FormEnd.tsx';
import { useVisitorForm } from '../../../../engine/visitor-form/use-visitor-form.ts';
import { Notice } from '../../../../ui/Notice.tsx';
import { useDollars } from '../../parts/use-dollars.ts';
import type { SamplePageProps } from '../../../../engine/area-screens.ts';
import { FrontLayout } from '../FrontLayout.tsx';
import { Split } from '../Split.tsx';
import { TotalLines } from '../TotalLines.tsx';
import { PLANS } from '../pricing/plans.ts';
import { wrongEmail } from '../wrong-email.ts';
import { CardFields, cardProblems } from './CardFields.tsx';
import { MethodChoice } from './MethodChoice.tsx';

const METHODS = ['card', 'paypal'] as const;
type Method = (typeof METHODS)[number];
const TAX = 20; // per cent

/** `/front-pages/payment`: the payment of a plan, except its last step; the input never leaves the page. */
export function PlanPayment({ preferences }: SamplePageProps) {
  const { t } = useTranslation('demo-front-pages');
  const [isDone, setIsDone] = useState(false);
  return (
    <FrontLayout title={t('payment.title')} active="pricing" preferences={preferences}>
      <div className="k-front-in k-front-section">
        <h1 className="k-front-title">{t('payment.title')}</h1>
        <p className="k-muted k-front-lead">{t('payment.lead')}</p>
        {isDone ? (
          <Notice kind="empty" title={t('payment.done')} text={t('payment.doneText')}>
            <Button type="primary" href="/front-pages/landing-page">
              {t('payment.back')}
            </Button>
          </Notice>
        ) : (
          <Split aside={<Summary />}>
            <PaymentForm onDone={() => setIsDone(true)} />
          </Split>
        )}
      </div>
    </FrontLayout>
  );
}

function PaymentForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('demo-front-pages');
  const [method, setMethod] = useState<Method>('card');
  const form = useVisitorForm({
    name: 'demo-payment',
    required: ['email', 'fullName', 'address', 'zip', 'country'],
    check: (values) => ({ ...wrongEmail(values), ...(method === 'card' && cardProblems(values)) }),
    send: onDone,
  });
  const { textAt } = form;
  return (
    <form className="k-visitor-form k-panel" noValidate aria-label={t('payment.title')} onSubmit={form.handleSubmit}>
      <MethodChoice names={METHODS} chosen={method} onChoose={setMethod} />
      <h2>{t('payment.billing')}</h2>
      <div className="k-public-pair">
        <VisitorField
          name="fullName"
          label={t('contact.name')}
          error={textAt('fullName')}
          autoComplete="billing name"
        />
        <VisitorField
          name="email"
          type="email"
          label={t('contact.email')}
          error={textAt('email')}
          autoComplete="email"
        />
      </div>
      <VisitorField
        name="address"
        label={t('place.address')}
        error={textAt('address')}
        autoComplete="billing street-address"
      />
      <div className="k-public-pair">
        <VisitorField name="zip" label={t('place.zip')} error={textAt('zip')} autoComplete="billing postal-code" />
        <VisitorField
          name="country"
          label={t('place.country')}
          error={textAt('country')}
          autoComplete="billing country-name"
        />
      </div>
      {method === 'card' && (
        <>
          <h2>{t('payment.cardTitle')}</h2>
          <CardFields form={form} />
        </>
      )}
      {method === 'paypal' && <p>{t('payment.paypalText')}</p>}
      <FormEnd form={form} label={t('payment.pay')} busyLabel={t('payment.pay')} />
    </form>
  );
}

/** The plan from the address, for a year. */
function Summary() {
  const { t } = useTranslation(['demo-front-pages', 'demo-pricing']);
  const dollars = useDollars();
  const asked = new URLSearchParams(window.location.search).get('plan');
  const plan = PLANS.find(({ name }) => name === asked) ?? PLANS[1];
  const price = plan.yearly * 12;
  const tax = Math.round((price * TAX) / 100);
  return (
    <section className="k-panel" aria-labelledby="payment-summary">
      <h2 id="payment-summary">{t('payment.summary')}</h2>
      <p>{t(`demo-pricing:plan.${plan.name}.text`)}</p>
      <TotalLines
        sums={[
          {
            key: 'plan',
            label: t('payment.plan', { name: t(`demo-pricing:plan.${plan.name}.name`) }),
            value: dollars(price),
          },
          { key: 'tax', label: t('payment.tax', { percent: TAX }), value: dollars(tax) },
        ]}
        total={{ label: t('sum.total'), value: dollars(price + tax) }}
      />
      <a href="/front-pages/pricing">{t('payment.other')}</a>
    </section>
  );
}
