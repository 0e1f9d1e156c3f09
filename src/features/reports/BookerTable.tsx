import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { BookerBy, BookerReport, BookerRow } from '../../wire/reports.ts';
import { formatNumber, formatPercent } from '../../engine/format.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { amountOf } from './money-text.ts';

type BookerTableProps = {
  readonly label: string;
  readonly by: BookerBy;
  readonly rows: readonly BookerRow[];
  readonly totals: BookerReport['totals'];
  readonly nameOf: (row: BookerRow) => string;
  readonly pathOf: (row: BookerRow) => string | undefined;
};

/** Columns by the keys of their heads. */
const COLUMNS = ['bookings', 'nights', 'averageNights', 'revenue', 'average', 'pending', 'cancelled', 'rate'] as const;

/** One line each, the most bookings first, and all together. */
export function BookerTable({ label, by, rows, totals, nameOf, pathOf }: BookerTableProps) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const cells = (row: BookerReport['totals']) => {
    const number = (value: number | null) => (value === null ? '–' : formatNumber({ value, language }));
    const money = (of: 'revenue' | 'average') =>
      row.money.length === 0
        ? '–'
        : row.money.map((earned) => (
            <span key={earned.currency} className="k-report-amount">
              {amountOf(earned[of], earned.currency, language)}
            </span>
          ));
    const values = {
      bookings: number(row.bookings),
      nights: number(row.nights),
      averageNights: number(row.averageNights),
      revenue: money('revenue'),
      average: money('average'),
      pending: number(row.pending),
      cancelled: number(row.cancelled),
      rate: row.cancellationRate === null ? '–' : formatPercent({ value: row.cancellationRate, language }),
    };
    return COLUMNS.map((column) => (
      <td key={column} data-label={t(`booker.${column}`)}>
        {values[column]}
      </td>
    ));
  };
  return (
    <div className="k-report-scroll" role="region" aria-label={label} tabIndex={0}>
      <table className="k-report-table" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t(`booker.bys.${by}`)}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`booker.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const path = pathOf(row);
            return (
              <tr key={row.id}>
                <th scope="row">{path === undefined ? nameOf(row) : <Link to={path}>{nameOf(row)}</Link>}</th>
                {cells(row)}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('booker.total')}</th>
            {cells(totals)}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
