import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { groupedCardNumber, wrongCardFields } from '../../../../domain/demo/card-fields.ts';
import { VisitorField } from '../../../../engine/visitor-form/VisitorField.tsx';
import type { VisitorForm, Problems, VisitorValues } from '../../../../engine/visitor-form/use-visitor-form.ts';
import '../../../../engine/visitor-form/public-form.css';

/** The fields of a card. They are checked here and never sent: the demo has no call for them. */
export function CardFields({ form }: { readonly form: VisitorForm }) {
  const { t } = useTranslation('demo-front-pages');
  return (
    <>
      <VisitorField
        name="number"
        type="tel"
        label={t('card.number')}
        error={form.textAt('number')}
        autoComplete="cc-number"
        onInput={group}
      />
      <VisitorField name="holder" label={t('card.holder')} error={form.textAt('holder')} autoComplete="cc-name" />
      <div className="k-public-pair">
        <VisitorField
          name="month"
          type="tel"
          label={t('card.month')}
          error={form.textAt('month')}
          autoComplete="cc-exp-month"
        />
        <VisitorField
          name="year"
          type="tel"
          label={t('card.year')}
          error={form.textAt('year')}
          autoComplete="cc-exp-year"
        />
        <VisitorField name="cvv" type="tel" label={t('card.cvv')} error={form.textAt('cvv')} autoComplete="cc-csc" />
      </div>
    </>
  );
}

/** Only at the end: in the middle the caret would jump. */
function group({ currentTarget: input }: SyntheticEvent<HTMLInputElement>): void {
  const grouped = groupedCardNumber(input.value);
  if (input.value !== grouped && input.selectionEnd === input.value.length) input.value = grouped;
}

/** The errors of a card, in the specification's words (§5). */
export function cardProblems({ number = '', holder = '', month = '', year = '', cvv = '' }: VisitorValues): Problems {
  const now = new Date().toISOString().slice(0, 7);
  const wrong = wrongCardFields({ number, holder, month, year, cvv }, now);
  return Object.fromEntries(wrong.map((field) => [field, { key: `card-payment:message.${field}` }]));
}
