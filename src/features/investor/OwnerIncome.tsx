import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { todayIn } from '../../domain/calendar/iso-date.ts';
import { dateFormat, formatMoney } from '../../engine/format.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import type { InvestorIncome, InvestorStatementCell } from '../../wire/investor.ts';
import { OwnersOnly } from './OwnersOnly.tsx';
import { useReport } from '../../engine/report/use-report.ts';
import { useStatementPath } from './use-statement-path.ts';

const FIGURES = ['gross', 'net', 'withholding'] as const;
type Figure = (typeof FIGURES)[number];
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

const figureOf = ({ gross, amount, withholdingTax }: InvestorStatementCell, figure: Figure): number =>
  ({ gross, net: amount, withholding: withholdingTax })[figure];
const sumOf = (cells: readonly InvestorStatementCell[], figure: Figure): number =>
  cells.reduce((sum, cell) => sum + figureOf(cell, figure), 0);

/** A year of published statements: homes × months, one table a currency; each figure opens its statement. */
export default function OwnerIncome() {
  const { t } = useTranslation('investor');
  const [year, setYear] = useState(() => Number(todayIn(new Date()).slice(0, 4)));
  const [figure, setFigure] = useState<Figure>('net');
  const answer = useReport<InvestorIncome>(`/investor-income?year=${year}`, 'statements');
  return (
    <>
      <PageHead
        title={t('income.title')}
        actions={
          <span className="k-owner-steps">
            <button type="button" className="k-control" onClick={() => setYear(year - 1)}>
              ‹ {t('income.previous', { year: year - 1 })}
            </button>
            <strong>{year}</strong>
            <button type="button" className="k-control" onClick={() => setYear(year + 1)}>
              {t('income.next', { year: year + 1 })} ›
            </button>
          </span>
        }
      />
      <p className="k-owner-note">{t('income.rule')}</p>
      <div className="k-owner-steps" role="group" aria-label={t('income.show')}>
        {FIGURES.map((each) => (
          <button
            key={each}
            type="button"
            className="k-control"
            aria-pressed={figure === each}
            onClick={() => setFigure(each)}
          >
            {t(`income.${each}`)}
          </button>
        ))}
      </div>
      <OwnersOnly report={answer}>
        {(income) =>
          income.rows.length === 0 ? (
            <Notice kind="empty" title={t('income.none', { year })} />
          ) : (
            income.totals.map(({ currency }) => (
              <IncomeTable key={currency} income={income} currency={currency} figure={figure} />
            ))
          )
        }
      </OwnersOnly>
    </>
  );
}

type IncomeTableProps = { readonly income: InvestorIncome; readonly currency: string; readonly figure: Figure };

function IncomeTable({ income, currency, figure }: IncomeTableProps) {
  const { t } = useTranslation('investor');
  const language = useLanguage();
  const monthName = dateFormat(language, { month: 'short', timeZone: 'UTC' });
  const nameOf = (month: number) => monthName.format(new Date(Date.UTC(income.year, month - 1, 1)));
  const money = (minor: number) => formatMoney({ minor, currency, language });
  const rows = income.rows.filter((row) => row.currency === currency);
  const total = income.totals.find((each) => each.currency === currency)?.months ?? [];
  const pathOf = useStatementPath();
  // A phone has no room for months without any statement.
  const isQuiet = (month: number) => !total.some((each) => each.month === month);
  return (
    <div className="k-owner-scroll" tabIndex={0} role="region" aria-label={t('income.title')}>
      <table className="k-owner-months">
        <caption>{t('income.caption', { year: income.year, currency, what: t(`income.${figure}`) })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('income.estate')}</th>
            {MONTHS.map((month) => (
              <th key={month} scope="col" data-align="right" data-quiet={isQuiet(month)}>
                {nameOf(month)}
              </th>
            ))}
            <th scope="col" data-align="right">
              {t('income.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ estateId, estate, months }) => (
            <tr key={estateId}>
              <th scope="row">{estate}</th>
              {MONTHS.map((month) => {
                const cell = months.find((each) => each.month === month);
                const text = cell && money(figureOf(cell, figure));
                const path = cell && pathOf(cell.id);
                return (
                  <td key={month} data-align="right" data-quiet={isQuiet(month)}>
                    {path !== undefined ? (
                      <Link to={path} aria-label={t('income.open', { estate, month: nameOf(month), amount: text })}>
                        {text}
                      </Link>
                    ) : (
                      (text ?? '–')
                    )}
                  </td>
                );
              })}
              <td data-align="right">{money(sumOf(months, figure))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('income.total')}</th>
            {MONTHS.map((month) => {
              const cell = total.find((each) => each.month === month);
              return (
                <td key={month} data-align="right" data-quiet={isQuiet(month)}>
                  {cell ? money(figureOf(cell, figure)) : '–'}
                </td>
              );
            })}
            <td data-align="right">{money(sumOf(total, figure))}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
