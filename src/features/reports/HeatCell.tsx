import { memo } from 'react';
import type { TFunction } from 'i18next';
import type { Language } from '../../config/types.ts';
import { formatNumber, formatPercent } from '../../engine/format.ts';
import { heatStyle } from '../../engine/report/heat-style.ts';
import { monthName } from '../../engine/month-name.ts';
import type { OccupancyRow } from '../../wire/reports.ts';
import { heatOf } from './heat.ts';
import type { HeatPlace } from './use-heat-walk.ts';

type HeatCellProps = HeatPlace & {
  readonly cell: OccupancyRow;
  readonly t: TFunction<'reports'>;
  readonly language: Language;
  /** The cell in the Tab order. */
  readonly isCurrent: boolean;
  readonly onFocus: (at: HeatPlace) => void;
  readonly onOpen: (cell: OccupancyRow, anchor: HTMLButtonElement) => void;
};

/** A month of a home: its number, its colour, and its details on a press. */
export const HeatCell = memo(function HeatCell(props: HeatCellProps) {
  const { cell, row, column, t, language, isCurrent, onFocus, onOpen } = props;
  const heat = heatOf(cell.occupancy);
  const rate = cell.occupancy === null ? '–' : formatPercent({ value: cell.occupancy, language });
  return (
    <button
      type="button"
      className="k-heat-cell"
      style={heatStyle(heat)}
      data-heat={heat}
      data-cell={`${row} ${column}`}
      tabIndex={isCurrent ? 0 : -1}
      aria-haspopup="dialog"
      aria-label={t('heat.cell', {
        estate: cell.estate,
        month: monthName(cell.month ?? '', language, 'long'),
        rate,
      })}
      onFocus={() => onFocus({ row, column })}
      onClick={({ currentTarget }) => onOpen(cell, currentTarget)}
    >
      {cell.occupancy === null ? '–' : formatNumber({ value: Math.round(cell.occupancy), language })}
    </button>
  );
});
