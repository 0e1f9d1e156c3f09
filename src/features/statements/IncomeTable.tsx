import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../engine/format.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import type { IncomeRow, MonthlyIncome } from '../../wire/statements.ts';
import { minorDigits } from '../../domain/money/money.ts';
import { monthName } from '../../engine/report/month-name.ts';

type IncomeTableProps = {
  readonly body: MonthlyIncome;
  readonly months: readonly string[];
  readonly onOpen: (row: IncomeRow, month: number) => void;
};

/** Steps of the shade, by share of the highest month of that currency. */
const STEPS = 5;

/** Homes × months in whole units; a darker cell is a better month, and each opens its stays. */
export function IncomeTable({ body, months, onOpen }: IncomeTableProps) {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  const most = new Map<string, number>();
  for (const { currency, months: amounts } of body.rows) {
    most.set(currency, Math.max(most.get(currency) ?? 0, ...amounts));
  }
  const whole = (minor: number, currency: string) =>
    formatNumber({ value: Math.round(minor / 10 ** minorDigits(currency)), language });
  const exact = (minor: number, currency: string) => formatMoney({ minor, currency, language });
  const shade = (minor: number, currency: string) =>
    minor <= 0 ? 0 : Math.ceil((minor / Math.max(1, most.get(currency) ?? 0)) * STEPS);
  return (
    <div className="k-st-scroll" role="region" aria-label={t('income.title')} tabIndex={0}>
      <table className="k-st-table k-st-income">
        <thead>
          <tr>
            <th scope="col">{t('income.estate')}</th>
            {months.map((month) => (
              <th key={month} scope="col">
                {monthName(month, language, 'bare')}
              </th>
            ))}
            <th scope="col">{t('income.total')}</th>
          </tr>
        </thead>
        <tbody>
          {body.rows.map((row) => (
            <tr key={row.estateId}>
              <th scope="row">
                {row.code} <small>{row.estate}</small>
                <small>
                  {row.currency} · {t(`rule.${row.rule}`)}
                </small>
              </th>
              {row.months.map((amount, index) => (
                <td key={months[index]} className={`k-st-heat k-st-heat-${shade(amount, row.currency)}`}>
                  {row.stays[index] === 0 ? (
                    <span className="k-st-nothing">–</span>
                  ) : (
                    <button
                      type="button"
                      title={exact(amount, row.currency)}
                      aria-label={t('income.cell', {
                        estate: row.code,
                        month: monthName(months[index] ?? '', language),
                        amount: exact(amount, row.currency),
                        count: row.stays[index] ?? 0,
                      })}
                      onClick={() => onOpen(row, index + 1)}
                    >
                      {whole(amount, row.currency)}
                    </button>
                  )}
                </td>
              ))}
              <td className="k-st-row-total">{whole(row.total, row.currency)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {body.totals.map((total) => (
            <tr key={total.currency}>
              <th scope="row">
                {t('income.total')} {total.currency}
              </th>
              {total.months.map((amount, index) => (
                <td key={months[index]}>{whole(amount, total.currency)}</td>
              ))}
              <td>{whole(total.total, total.currency)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </div>
  );
}
