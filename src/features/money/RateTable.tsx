import { useTranslation } from 'react-i18next';
import { FOREIGN_CURRENCIES } from '../../domain/money/currencies.ts';
import { formatDate, formatNumber } from '../../engine/format.ts';
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
      <div className="k-money-table" tabIndex={0} role="region" aria-label={t('rates.title')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('rates.day')}</th>
              {FOREIGN_CURRENCIES.map((currency) => (
                <th key={currency} scope="col">
                  {currency} · {t('rates.buying')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((date) => (
              <tr key={date}>
                <th scope="row">{formatDate({ value: date, language })}</th>
                {FOREIGN_CURRENCIES.map((currency) => (
                  <td key={currency}>{at(date, currency)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
