import Typography from 'antd/es/typography';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney } from '../../engine/format.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import type { Amounts } from '../../wire/investor.ts';

type AmountsProps = { readonly amounts: Amounts };

/** Each amount, and the date of the exchange rates for their total; empty with only one amount. */
export function AmountParts({ amounts: { of, inOne } }: AmountsProps) {
  const { t } = useTranslation('page');
  const language = useLanguage();
  if (!inOne) return null;
  const parts = of.map(({ currency, amount }) => formatMoney({ minor: amount, currency, language })).join(' + ');
  return (
    <Typography.Text type="secondary" style={{ fontSize: 'var(--k-font-small)', fontWeight: 'normal' }}>
      {t('inOne', { parts, day: formatDate({ value: inOne.day, language }) })}
    </Typography.Text>
  );
}

/** The amounts as one total, or each of them if a rate is missing. */
export function AmountsText({ amounts: { of, inOne } }: AmountsProps) {
  const language = useLanguage();
  if (inOne) return formatMoney({ minor: inOne.sum, currency: inOne.currency, language });
  return of.map(({ currency, amount }) => (
    <div key={currency}>{formatMoney({ minor: amount, currency, language })}</div>
  ));
}
