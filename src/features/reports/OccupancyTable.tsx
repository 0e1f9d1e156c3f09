import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OccupancyRow } from '../../wire/reports.ts';
import { formatNumber, formatPercent } from '../../engine/format.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import { amountOf } from './money-text.ts';
import { type Column, COLUMNS, isMoney } from './occupancy-sort.ts';
import { useRowsInView } from './use-rows-in-view.ts';

type TableProps = {
  readonly label: string;
  readonly rows: readonly OccupancyRow[];
  /** What RevPAR is in; undefined where no money is shown. */
  readonly currency: string | undefined;
  readonly sort: { readonly column: Column; readonly isDown: boolean };
  readonly onSort: (column: Column) => void;
  /** Where the stays behind a row are. */
  readonly pathOf: (row: OccupancyRow) => string | undefined;
};

/** px of a row with one currency */
const ROW = 41;
const CARD = 150;

/** Each home with its nights, both rates and its money, sortable. */
export function OccupancyTable(props: TableProps) {
  const isPhone = useMedia(PHONE);
  return isPhone ? <Cards {...props} /> : <Rows {...props} />;
}

function Rows({ label, rows, currency, sort, onSort, pathOf }: TableProps) {
  const { t } = useTranslation('reports');
  const cellOf = useCells(currency);
  const { body, indexes, above, below, measure } = useRowsInView<HTMLTableSectionElement>(rows.length, ROW);
  const columns = columnsOf(currency);
  return (
    <div className="k-report-scroll" role="region" aria-label={label} tabIndex={0}>
      <table className="k-report-table" aria-label={label} aria-rowcount={rows.length + 1}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                aria-sort={sort.column === column ? (sort.isDown ? 'descending' : 'ascending') : undefined}
              >
                <button type="button" onClick={() => onSort(column)}>
                  {t(`column.${column}`)}
                  <span aria-hidden="true">{sort.column === column ? (sort.isDown ? ' ↓' : ' ↑') : ''}</span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {above > 0 && <tr className="k-report-space" aria-hidden="true" style={{ height: above }} />}
          {indexes.map((index) => {
            const row = rows[index];
            if (!row) return null;
            const path = pathOf(row);
            return (
              <tr key={row.estateId} data-index={index} aria-rowindex={index + 2} ref={measure}>
                <th scope="row">{path === undefined ? row.estate : <Link to={path}>{row.estate}</Link>}</th>
                {columns.slice(1).map((column) => (
                  <td key={column}>{cellOf(row, column)}</td>
                ))}
              </tr>
            );
          })}
          {below > 0 && <tr className="k-report-space" aria-hidden="true" style={{ height: below }} />}
        </tbody>
      </table>
    </div>
  );
}

function Cards({ label, rows, currency, sort, onSort, pathOf }: TableProps) {
  const { t } = useTranslation('reports');
  const cellOf = useCells(currency);
  const { body, indexes, above, below, measure } = useRowsInView<HTMLLIElement>(rows.length, CARD);
  const columns = columnsOf(currency).slice(1);
  return (
    <>
      <label className="k-report-order k-controls">
        <span>{t('sort')}</span>
        <select value={sort.column} onChange={({ target }) => onSort(target.value as Column)}>
          {COLUMNS.map((column) => (
            <option key={column} value={column}>
              {t(`column.${column}`)}
            </option>
          ))}
        </select>
      </label>
      <ul className="k-report-cards" aria-label={label}>
        <li ref={body} aria-hidden="true" className="k-report-space" style={{ height: above }} />
        {indexes.map((index) => {
          const row = rows[index];
          if (!row) return null;
          const path = pathOf(row);
          return (
            <li key={row.estateId} data-index={index} ref={measure}>
              <h3>{path === undefined ? row.estate : <Link to={path}>{row.estate}</Link>}</h3>
              <dl>
                {columns.map((column) => (
                  <div key={column}>
                    <dt>{t(`column.${column}`)}</dt>
                    <dd>{cellOf(row, column)}</dd>
                  </div>
                ))}
              </dl>
            </li>
          );
        })}
        <li aria-hidden="true" className="k-report-space" style={{ height: below }} />
      </ul>
    </>
  );
}

const columnsOf = (currency: string | undefined): readonly Column[] =>
  COLUMNS.filter((column) => currency !== undefined || !(isMoney(column) || column === 'revPar'));

function useCells(currency: string | undefined) {
  const language = useLanguage();
  return (row: OccupancyRow, column: Column) => {
    if (column === 'estate') return row.estate;
    if (column === 'revPar') return amountOf(row.company.revPar, currency ?? '', language);
    if (isMoney(column)) {
      if (row.money.length === 0) return '–';
      return row.money.map((earned) => (
        <span key={earned.currency} className="k-report-amount">
          {amountOf(earned[column], earned.currency, language)}
        </span>
      ));
    }
    const value = row[column];
    if (column !== 'occupancy' && column !== 'adjustedOccupancy') return formatNumber({ value: value ?? 0, language });
    if (value === null) return '–';
    return (
      <span className="k-report-rate">
        <span aria-hidden="true" className="k-report-gauge">
          <span style={{ width: `${Math.min(100, value)}%` }} />
        </span>
        {formatPercent({ value, language })}
      </span>
    );
  };
}
