import { useTranslation } from 'react-i18next';
import { dateFormat, formatMoney, formatNumber, formatPercent } from '../../engine/format.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import type { InvestorMonth } from '../../wire/investor.ts';

/** The months as bars of occupancy, which are a table to those who do not see them. */
export function YearTable({ months }: { readonly months: readonly InvestorMonth[] }) {
  const { t } = useTranslation('investor');
  const language = useLanguage();
  const format = dateFormat(language, { month: 'short', timeZone: 'UTC' });
  return (
    <div className="k-owner-wide" tabIndex={0} role="region" aria-labelledby="owner-year">
      <table className="k-owner-year">
        <thead>
          <tr>
            <th scope="col">{t('dashboard.month')}</th>
            <th scope="col">{t('dashboard.share')}</th>
            <th scope="col" data-align="right">
              {t('dashboard.nights')}
            </th>
            <th scope="col" data-align="right">
              {t('dashboard.incomeColumn')}
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, guestNights, totalNights, income }) => {
            const percent = totalNights > 0 ? Math.round((1000 * guestNights) / totalNights) / 10 : 0;
            return (
              <tr key={month}>
                <th scope="row">{format.format(new Date(`${month}-01T00:00:00Z`))}</th>
                <td>
                  <span className="k-owner-bar">
                    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                      <rect className="k-owner-bar-room" width="100" height="10" rx="1" />
                      <rect className="k-owner-bar-part" width={Math.min(100, percent)} height="10" rx="1" />
                    </svg>
                    {formatPercent({ value: percent, language })}
                  </span>
                </td>
                <td data-align="right">{formatNumber({ value: guestNights, language })}</td>
                <td data-align="right" className="k-owner-amounts">
                  {income.length === 0
                    ? '–'
                    : income
                        .map(({ currency, amount }) => formatMoney({ minor: amount, currency, language }))
                        .join(' · ')}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
