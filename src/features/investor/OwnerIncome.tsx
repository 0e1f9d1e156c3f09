import Segmented from 'antd/es/segmented';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { todayIn } from '../../domain/calendar/iso-date.ts';
import { formatMoney } from '../../engine/format.ts';
import { monthName } from '../../engine/month-name.ts';
import type { ReportColumn } from '../../engine/report/report-column.ts';
import { ReportFrame } from '../../engine/report/ReportFrame.tsx';
import { ReportTable } from '../../engine/report/ReportTable.tsx';
import { useReport } from '../../engine/report/use-report.ts';
import { YearChoice } from '../../engine/report/YearChoice.tsx';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import type { InvestorIncome, InvestorStatementCell } from '../../wire/investor.ts';
import { OwnersOnly } from './OwnersOnly.tsx';
import { useStatementPath } from './use-statement-path.ts';

const FIGURES = ['gross', 'net', 'withholding'] as const;
type Figure = (typeof FIGURES)[number];
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

const figureOf = ({ gross, amount, withholdingTax }: InvestorStatementCell, figure: Figure): number =>
  ({ gross, net: amount, withholding: withholdingTax })[figure];

/** A year of published statements: homes × months, one table per currency; each figure opens its statement. */
export default function OwnerIncome() {
  const { t } = useTranslation('investor');
  const [year, setYear] = useState(() => Number(todayIn(new Date()).slice(0, 4)));
  const [figure, setFigure] = useState<Figure>('net');
  const answer = useReport<InvestorIncome>(`/investor-income?year=${year}`, 'statements');
  return (
    <ReportFrame
      title={t('income.title')}
      hint={t('income.rule')}
      filters={
        <>
          <YearChoice year={year} onChange={setYear} />
          <Segmented
            aria-label={t('income.show')}
            value={figure}
            options={FIGURES.map((value) => ({ value, label: t(`income.${value}`) }))}
            onChange={setFigure}
          />
        </>
      }
    >
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
    </ReportFrame>
  );
}

type IncomeTableProps = { readonly income: InvestorIncome; readonly currency: string; readonly figure: Figure };
type Income = InvestorIncome['rows'][number];
type Total = InvestorIncome['totals'][number];

function IncomeTable({ income, currency, figure }: IncomeTableProps) {
  const { t } = useTranslation('investor');
  const language = useLanguage();
  const isPhone = useMedia(PHONE);
  const pathOf = useStatementPath();
  const totals = income.totals.filter((each) => each.currency === currency);
  const money = (minor: number) => formatMoney({ minor, currency, language });
  const sum = ({ months }: Pick<Income, 'months'>) =>
    money(months.reduce((whole, cell) => whole + figureOf(cell, figure), 0));
  const at = ({ months }: Pick<Income, 'months'>, month: number) => months.find((cell) => cell.month === month);
  // A phone has no room for months without statements.
  const shown = MONTHS.filter((month) => !isPhone || totals.some((total) => at(total, month)));
  const columns: readonly ReportColumn<Income, Total>[] = [
    {
      key: 'estate',
      title: t('income.estate'),
      isName: true,
      value: ({ estate }) => estate,
      sum: () => t('income.total'),
    },
    ...shown.map((month): ReportColumn<Income, Total> => {
      const name = monthName(`${income.year}-${String(month).padStart(2, '0')}`, language, 'bare');
      return {
        key: String(month),
        title: name,
        align: 'end',
        value: (row) => {
          const cell = at(row, month);
          if (!cell) return '–';
          const amount = money(figureOf(cell, figure));
          const path = pathOf(cell.id);
          if (path === undefined) return amount;
          return (
            <Link to={path} aria-label={t('income.open', { estate: row.estate, month: name, amount })}>
              {amount}
            </Link>
          );
        },
        sum: (total) => {
          const cell = at(total, month);
          return cell ? money(figureOf(cell, figure)) : '–';
        },
      };
    }),
    { key: 'total', title: t('income.total'), align: 'end', value: sum, sum },
  ];
  return (
    <ReportTable
      label={t('income.title')}
      caption={t('income.caption', { year: income.year, currency, what: t(`income.${figure}`) })}
      columns={columns}
      rows={income.rows.filter((row) => row.currency === currency)}
      keyOf={({ estateId }) => estateId}
      sums={totals}
    />
  );
}
