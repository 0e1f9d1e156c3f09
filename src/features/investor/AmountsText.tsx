import Typography from 'antd/es/typography';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney } from '../../engine/format.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import type { Amounts } from '../../wire/investor.ts';

/** Amounts of several currencies: what they come to in one, with the day of the rates, and each for itself below. */
export function AmountsText({ amounts: { of, inOne } }: { readonly amounts: Amounts }) {
  const { t } = useTranslation('page');
  const language = useLanguage();
  const each = of.map(({ currency, amount }) => formatMoney({ minor: amount, currency, language }));
  if (!inOne) return each.map((text) => <div key={text}>{text}</div>);
  return (
    <>
      <div>{formatMoney({ minor: inOne.sum, currency: inOne.currency, language })}</div>
      <Typography.Text type="secondary" style={{ display: 'block', fontSize: 'var(--k-font-small)' }}>
        {t('inOne', { parts: each.join(' + '), day: formatDate({ value: inOne.day, language }) })}
      </Typography.Text>
    </>
  );
}
