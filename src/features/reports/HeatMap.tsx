import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OccupancyRow } from '../../wire/reports.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { CellPanel } from './CellPanel.tsx';
import type { HeatLine } from './heat.ts';
import { HeatCell } from './HeatCell.tsx';
import { HeatLegend } from './HeatLegend.tsx';
import { monthName } from '../../engine/month-name.ts';
import { useHeatWalk } from './use-heat-walk.ts';
import { useRowsInView } from '../../engine/report/use-rows-in-view.ts';

type HeatMapProps = {
  readonly label: string;
  readonly months: readonly string[];
  readonly lines: readonly HeatLine[];
  readonly salesChannelId: string;
};

const ROW = 37; // px

/** Homes × months: the number in each cell, with a colour. Arrow keys move, Enter opens the cell's details. */
export function HeatMap({ label, months, lines, salesChannelId }: HeatMapProps) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const { body, indexes, above, below, measure } = useRowsInView<HTMLTableSectionElement>(lines.length, ROW);
  const { at, setAt, table, walk } = useHeatWalk(lines.length, months.length);
  const [open, setOpen] = useState<OccupancyRow>();
  const anchor = useRef<HTMLButtonElement | null>(null);
  const show = useCallback((cell: OccupancyRow, from: HTMLButtonElement) => {
    anchor.current = from;
    setOpen(cell);
  }, []);
  const isBuilt = indexes.includes(at.row);
  const first = indexes[0] ?? 0;
  return (
    <>
      <HeatLegend />
      <div className="k-raised" style={{ overflowX: 'auto' }}>
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
            {above > 0 && <tr aria-hidden="true" style={{ height: above }} />}
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
                    return (
                      <td key={cell.month} role="gridcell">
                        <HeatCell
                          cell={cell}
                          row={index}
                          column={column}
                          t={t}
                          language={language}
                          isCurrent={isCurrent}
                          onFocus={setAt}
                          onOpen={show}
                        />
                      </td>
                    );
                  })}
                </tr>
              );
            })}
            {below > 0 && <tr aria-hidden="true" style={{ height: below }} />}
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
