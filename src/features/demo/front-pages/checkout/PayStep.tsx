import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormEnd } from '../../../../engine/visitor-form/FormEnd.tsx';
import { useVisitorForm } from '../../../../engine/visitor-form/use-visitor-form.ts';
import { CardFields, cardProblems } from '../payment/CardFields.tsx';
import { type BasketTotals, Totals } from './Totals.tsx';

const METHODS = ['card', 'cash'] as const;
type Method = (typeof METHODS)[number];
type PayStepProps = { readonly totals: BasketTotals; readonly onDone: () => void };

/** The card's fields live in this step alone and are gone with it. */
export function PayStep({ totals, onDone }: PayStepProps) {
  const { t } = useTranslation('demo-front-pages');
  const [method, setMethod] = useState<Method>('card');
  const form = useVisitorForm({
    name: 'demo-checkout',
    required: [],
    check: (values) => (method === 'card' ? cardProblems(values) : {}),
    send: () => {
      onDone();
      return Promise.resolve();
    },
  });
  return (
    <div className="k-front-split">
      <form
        className="k-visitor-form k-front-card"
        noValidate
        aria-label={t('checkout.step.payment')}
        onSubmit={form.handleSubmit}
      >
        <p className="k-front-note">{t('card.note')}</p>
        <fieldset className="k-front-choices">
          <legend>{t('payment.method')}</legend>
          {METHODS.map((name) => (
            <label key={name} className="k-front-choice">
              <input
                type="radio"
                name="method"
                value={name}
                checked={method === name}
                onChange={() => setMethod(name)}
              />
              <span>{t(`payment.${name}`)}</span>
            </label>
          ))}
        </fieldset>
        {method === 'card' ? <CardFields form={form} /> : <p>{t('payment.cashText')}</p>}
        <FormEnd form={form} label={t('checkout.order')} busyLabel={t('checkout.order')} />
      </form>
      <Totals totals={totals} />
    </div>
  );
}
