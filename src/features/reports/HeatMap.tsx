import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OccupancyRow } from '../../wire/reports.ts';
import { formatNumber, formatPercent } from '../../engine/format.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { CellPanel } from './CellPanel.tsx';
import { HEAT_STEPS, heatOf, type HeatLine } from './heat.ts';
import { monthName } from '../../engine/report/month-name.ts';
import { useRowsInView } from './use-rows-in-view.ts';

type HeatMapProps = {
  readonly label: string;
  readonly months: readonly string[];
  readonly lines: readonly HeatLine[];
  readonly salesChannelId: string;
};

const ROW = 37; // px

/** Homes × months: the number in each cell, its colour beside it. Arrows walk, Enter opens what is behind the cell. */
export function HeatMap({ label, months, lines, salesChannelId }: HeatMapProps) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const { body, indexes, above, below, measure } = useRowsInView<HTMLTableSectionElement>(lines.length, ROW);
  const [at, setAt] = useState({ row: 0, column: 0 });
  const [open, setOpen] = useState<OccupancyRow>();
  const anchor = useRef<HTMLButtonElement | null>(null);
  const table = useRef<HTMLTableElement>(null);

  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const row = Math.max(0, Math.min(lines.length - 1, at.row + step[0]));
    const wanted = event.key === 'Home' ? 0 : event.key === 'End' ? months.length - 1 : at.column + step[1];
    const column = Math.max(0, Math.min(months.length - 1, wanted));
    setAt({ row, column });
    table.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus();
  };
  const isBuilt = indexes.includes(at.row);
  const first = indexes[0] ?? 0;
  return (
    <>
      <ol className="k-heat-legend" aria-label={t('heat.legend')}>
        <li className="k-heat-0">{t('heat.none')}</li>
        {HEAT_STEPS.map((step, index) => (
          <li key={step} className={`k-heat-${index + 1}`}>
            {t('heat.step', { from: step, to: (HEAT_STEPS[index + 1] ?? 101) - 1 })}
          </li>
        ))}
      </ol>
      <div className="k-report-scroll k-heat-scroll">
        <table
          ref={table}
          className="k-heat"
          role="grid"
          aria-label={label}
          aria-rowcount={lines.length + 1}
          onKeyDown={walk}
        >
          <thead>
            <tr>
              <th scope="col">{t('column.estate')}</th>
              {months.map((month) => (
                <th key={month} scope="col">
                  {monthName(month, language, 'short')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            {above > 0 && <tr className="k-report-space" aria-hidden="true" style={{ height: above }} />}
            {indexes.map((index) => {
              const line = lines[index];
              if (!line) return null;
              return (
                <tr key={line.estateId} data-index={index} aria-rowindex={index + 2} ref={measure}>
                  <th scope="row">{line.estate}</th>
                  {line.cells.map((cell, column) => {
                    const isCurrent = isBuilt
                      ? at.row === index && at.column === column
                      : index === first && column === 0;
                    const rate = cell.occupancy === null ? '–' : formatPercent({ value: cell.occupancy, language });
                    return (
                      <td key={cell.month} role="gridcell">
                        <button
                          type="button"
                          className={`k-heat-cell k-heat-${heatOf(cell.occupancy)}`}
                          data-cell={`${index} ${column}`}
                          tabIndex={isCurrent ? 0 : -1}
                          aria-haspopup="dialog"
                          aria-label={t('heat.cell', {
                            estate: line.estate,
                            month: monthName(cell.month ?? '', language, 'long'),
                            rate,
                          })}
                          onFocus={() => setAt({ row: index, column })}
                          onClick={({ currentTarget }) => {
                            anchor.current = currentTarget;
                            setOpen(cell);
                          }}
                        >
                          {cell.occupancy === null
                            ? '–'
                            : formatNumber({ value: Math.round(cell.occupancy), language })}
                        </button>
                      </td>
                    );
                  })}
                </tr>
              );
            })}
            {below > 0 && <tr className="k-report-space" aria-hidden="true" style={{ height: below }} />}
          </tbody>
        </table>
      </div>
      {open && (
        <CellPanel
          key={`${open.estateId} ${open.month ?? ''}`}
          cell={open}
          anchor={anchor}
          salesChannelId={salesChannelId}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

const STEPS: Readonly<Record<string, readonly [number, number] | undefined>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, 0],
  End: [0, 0],
  PageUp: [-10, 0],
  PageDown: [10, 0],
};
