import { useTranslation } from 'react-i18next';
import type { Axis, Days } from '../../../domain/calendar/axis.ts';
import type { CellPlace } from '../../../domain/prices/grid/range.ts';
import { editAt } from '../../../domain/prices/grid/sheet.ts';
import type { Size } from '../../../engine/chart/on-plane.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { cellLabel } from './cell-text.ts';
import type { GridStore } from './grid-store.ts';
import { PriceLine } from './PriceLine.tsx';
import type { SheetTools } from './use-sheet.ts';

type PriceLinesProps = {
  readonly store: GridStore;
  readonly tools: SheetTools;
  /** Visible rows: the first, and the one after the last. */
  readonly first: number;
  readonly last: number;
  readonly size: Size;
  readonly axis: Axis;
  readonly days: Days;
  readonly today: number;
  readonly cursor: CellPlace;
};

/** The visible lines of the estates. */
export function PriceLines({ store, tools, first, last, size, axis, days, today, cursor }: PriceLinesProps) {
  const { t } = useTranslation('price-grid');
  const language = useLanguage();
  const { sheet } = tools;
  return Array.from({ length: last - first }, (_, index) => first + index).map((row) => {
    const line = store.line(row);
    const isHere = row === cursor.row;
    const { day } = cursor;
    const patch = line && editAt(sheet, line.estate.id, day)?.patch;
    return (
      <PriceLine
        key={row}
        row={row}
        top={row * size.line}
        axis={axis}
        days={days}
        today={today}
        line={line}
        sourceOf={store.source}
        edits={line && sheet.edits.get(line.estate.id)}
        cursorDay={isHere ? day : undefined}
        cursorLabel={isHere && line ? cellLabel({ store, line, day, patch, language, t }) : undefined}
      />
    );
  });
}
