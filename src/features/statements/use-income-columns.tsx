import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { minorDigits } from '../../domain/money/money.ts';
import { formatMoney, formatNumber } from '../../engine/format.ts';
import { decimal } from '../../engine/report/decimal.ts';
import { heatStyle } from '../../engine/report/heat-style.ts';
import { monthName } from '../../engine/month-name.ts';
import type { ReportColumn } from '../../engine/report/report-column.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import type { IncomeRow, IncomeTotal, MonthlyIncome } from '../../wire/statements.ts';

/** Steps of the shade, by share of the highest month in that currency. */
const STEPS = 5;

/** Homes × months in whole units; a darker cell is a better month, and each opens its stays. */
export function useIncomeColumns(
  body: MonthlyIncome | undefined,
  months: readonly string[],
  onOpen: (row: IncomeRow, month: number) => void,
): readonly ReportColumn<IncomeRow, IncomeTotal>[] {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  const most = new Map<string, number>();
  for (const { currency, months: amounts } of body?.rows ?? []) {
    most.set(currency, Math.max(most.get(currency) ?? 0, ...amounts));
  }
  const wholeUnits = (minor: number, currency: string) =>
    formatNumber({ value: Math.round(minor / 10 ** minorDigits(currency)), language });
  const shade = (minor: number, currency: string) =>
    minor <= 0 ? 0 : Math.ceil((minor / Math.max(1, most.get(currency) ?? 0)) * STEPS);
  return [
    { key: 'code', title: t('income.code'), sheet: ({ code }) => code, sheetSum: () => t('income.total') },
    {
      key: 'estate',
      title: t('income.estate'),
      isName: true,
      value: ({ code, estate, currency, rule }) => (
        <>
          {code}{' '}
          <small>
            {estate}
            <br />
            {currency} · {t(`rule.${rule}`)}
          </small>
        </>
      ),
      sheet: ({ estate }) => estate,
      sum: ({ currency }) => `${t('income.total')} ${currency}`,
    },
    { key: 'rule', title: t('income.rule'), sheet: ({ rule }) => t(`rule.${rule}`) },
    {
      key: 'currency',
      title: t('income.currency'),
      sheet: ({ currency }) => currency,
      sheetSum: ({ currency }) => currency,
    },
    ...months.map((month, index): ReportColumn<IncomeRow, IncomeTotal> => {
      const monthAmount = (row: IncomeTotal) => row.months[index] ?? 0;
      return {
        key: month,
        title: monthName(month, language, 'bare'),
        align: 'end',
        styleOf: (row) => heatStyle(shade(monthAmount(row), row.currency)),
        value: (row) => {
          if (row.stays[index] === 0) return '–';
          const amount = formatMoney({ minor: monthAmount(row), currency: row.currency, language });
          return (
            <Button
              type="text"
              size="small"
              title={amount}
              aria-label={t('income.cell', {
                estate: row.code,
                month: monthName(month, language),
                amount,
                count: row.stays[index] ?? 0,
              })}
              onClick={() => onOpen(row, index + 1)}
            >
              {wholeUnits(monthAmount(row), row.currency)}
            </Button>
          );
        },
        sheet: (row) => decimal(monthAmount(row), row.currency),
        sum: (total) => wholeUnits(monthAmount(total), total.currency),
        sheetSum: (total) => decimal(monthAmount(total), total.currency),
      };
    }),
    {
      key: 'total',
      title: t('income.total'),
      align: 'end',
      value: ({ total, currency }) => <strong>{wholeUnits(total, currency)}</strong>,
      sheet: ({ total, currency }) => decimal(total, currency),
      sum: ({ total, currency }) => wholeUnits(total, currency),
      sheetSum: ({ total, currency }) => decimal(total, currency),
    },
  ];
}
