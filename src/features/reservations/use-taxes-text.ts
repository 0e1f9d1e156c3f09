import { useTranslation } from 'react-i18next';
import type { IncludedTax } from '../../domain/prices/included-taxes.ts';
import { formatMoney, formatPercent } from '../../engine/format.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';

/** `VAT 10%: ₺892.86, accommodation tax 2%: ₺178.57`; '' without taxes. */
export function useTaxesText(): (taxes: readonly IncludedTax[], currency: string) => string {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  return (taxes, currency) =>
    taxes
      .map(({ kind, percent, amount }) =>
        t(`taxes.${kind}`, {
          percent: formatPercent({ value: percent, language }),
          amount: formatMoney({ minor: amount, currency, language }),
        }),
      )
      .join(', ');
}
