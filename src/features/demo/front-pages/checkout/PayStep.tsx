import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormEnd } from '../../../../engine/visitor-form/FormEnd.tsx';
import { useVisitorForm } from '../../../../engine/visitor-form/use-visitor-form.ts';
import { Split } from '../Split.tsx';
import { CardFields, cardProblems } from '../payment/CardFields.tsx';
import { type BasketTotals, Totals } from './Totals.tsx';
import { MethodChoice } from '../payment/MethodChoice.tsx';

const METHODS = ['card', 'cash'] as const;
type Method = (typeof METHODS)[number];
type PayStepProps = { readonly totals: BasketTotals; readonly onDone: () => void };

/** The card's fields exist only in this step and disappear with it. */
export function PayStep({ totals, onDone }: PayStepProps) {
  const { t } = useTranslation('demo-front-pages');
  const [method, setMethod] = useState<Method>('card');
  const form = useVisitorForm({
    name: 'demo-checkout',
    required: [],
    check: (values) => (method === 'card' ? cardProblems(values) : {}),
    send: onDone,
  });
  return (
    <Split aside={<Totals totals={totals} />}>
      <form
        className="k-visitor-form k-panel"
        noValidate
        aria-label={t('checkout.step.payment')}
        onSubmit={form.handleSubmit}
      >
        <MethodChoice names={METHODS} chosen={method} onChoose={setMethod} />
        {method === 'card' ? <CardFields form={form} /> : <p>{t('payment.cashText')}</p>}
        <FormEnd form={form} label={t('checkout.order')} busyLabel={t('checkout.order')} />
      </form>
    </Split>
  );
}
