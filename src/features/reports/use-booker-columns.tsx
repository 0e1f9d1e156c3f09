import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber, formatPercent } from '../../engine/format.ts';
import type { ReportColumn } from '../../engine/report/report-column.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import type { BookerBy, BookerReport, BookerRow } from '../../wire/reports.ts';
import { Amounts, decimalOf } from './money-text.tsx';

type ColumnSetup = {
  readonly by: BookerBy;
  readonly nameOf: (row: BookerRow) => string;
  readonly pathOf: (row: BookerRow) => string | undefined;
};
type Totals = BookerReport['totals'];
type Column = ReportColumn<BookerRow, Totals>;

/** One line each, the most bookings first, and all together; in a file the counts stand in the first line of each. */
export function useBookerColumns({ by, nameOf, pathOf }: ColumnSetup): readonly Column[] {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const figure = (key: 'bookings' | 'nights' | 'averageNights' | 'pending' | 'cancelled'): Column => {
    const text = (of: Totals) => {
      const value = of[key];
      if (value === null) return '–';
      return formatNumber({ value, language, ...(key === 'averageNights' && { decimals: 2 }) });
    };
    return {
      key,
      title: t(`booker.${key}`),
      align: 'end',
      value: text,
      sum: text,
      sheet: (row, line) => (line === 0 ? row[key] : null),
    };
  };
  const money = (key: 'revenue' | 'average'): Column => {
    const amounts = (of: Totals) => <Amounts money={of.money} of={key} />;
    return {
      key,
      title: t(`booker.${key}`),
      align: 'end',
      value: amounts,
      sum: amounts,
      sheet: ({ money: earned }, line) => {
        const part = earned[line];
        return part ? decimalOf(part[key], part.currency) : null;
      },
    };
  };
  const rate = ({ cancellationRate: value }: Totals) => (value === null ? '–' : formatPercent({ value, language }));
  return [
    {
      key: 'name',
      title: t(`booker.bys.${by}`),
      isName: true,
      value: (row) => {
        const path = pathOf(row);
        return path === undefined ? nameOf(row) : <Link to={path}>{nameOf(row)}</Link>;
      },
      sum: () => t('booker.total'),
      sheet: nameOf,
    },
    figure('bookings'),
    figure('nights'),
    figure('averageNights'),
    { key: 'currency', title: t('column.currency'), sheet: ({ money: of }, line) => of[line]?.currency ?? null },
    money('revenue'),
    money('average'),
    figure('pending'),
    figure('cancelled'),
    {
      key: 'rate',
      title: t('booker.rate'),
      align: 'end',
      value: rate,
      sum: rate,
      sheet: ({ cancellationRate }, line) => (line === 0 ? cancellationRate : null),
    },
  ];
}
