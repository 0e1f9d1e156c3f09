import { useTranslation } from 'react-i18next';
import { FOREIGN_CURRENCIES } from '../../domain/money/currencies.ts';
import { formatDate, formatNumber } from '../../engine/format.ts';
import { ReportTable } from '../../engine/report/ReportTable.tsx';
import { useLanguage } from '../../engine/resource/use-text.ts';
import type { Rate } from './rates.ts';

/** The rates of each day, the last one first. */
export function RateTable({ rates }: { readonly rates: readonly Rate[] }) {
  const { t } = useTranslation('money');
  const language = useLanguage();
  const days = [...new Set(rates.map(({ date }) => date))].reverse();
  const at = (date: string, currency: string) => {
    const rate = rates.find((one) => one.date === date && one.currency === currency);
    return rate ? formatNumber({ value: rate.buying, language }) : '–';
  };
  return (
    <details>
      <summary>{t('rates.table')}</summary>
      <ReportTable
        isShort
        label={t('rates.title')}
        columns={[
          {
            key: 'day',
            title: t('rates.day'),
            isName: true,
            value: ({ date }) => formatDate({ value: date, language }),
          },
          ...FOREIGN_CURRENCIES.map((currency) => ({
            key: currency,
            title: `${currency} · ${t('rates.buying')}`,
            align: 'end' as const,
            value: ({ date }: { readonly date: string }) => at(date, currency),
          })),
        ]}
        rows={days.map((date) => ({ date }))}
        keyOf={({ date }) => date}
      />
    </details>
  );
}
