import { useTranslation } from 'react-i18next';
import { type Axis, xOfDay } from '../../../domain/calendar/axis.ts';
import { selectionOf, type CellRange, boxOf, type CellSelection } from '../../../domain/prices/grid/range.ts';
import type { Size } from '../../../engine/chart/on-plane.ts';

type SelectionMarksProps = {
  readonly axis: Axis;
  readonly size: Size;
  readonly selection: CellSelection;
  /** The range covered by the dragged handle. */
  readonly pulled: CellRange | undefined;
  readonly canEdit: boolean;
};

/** Drawn over the cells: the selection, the cursor, and the fill handle. */
export function SelectionMarks({ axis, size, selection, pulled, canEdit }: SelectionMarksProps) {
  const { t } = useTranslation('price-grid');
  const boxStyle = ({ top, bottom, left, right }: CellRange) => ({
    transform: `translate(${size.name + xOfDay(axis, left)}px, ${top * size.line}px)`,
    width: (right - left + 1) * axis.dayWidth,
    height: (bottom - top + 1) * size.line,
  });
  return (
    <>
      <div className="k-price-selection" aria-hidden="true" style={boxStyle(boxOf(selection))}>
        {canEdit && <span className="k-price-handle" title={t('handle')} />}
      </div>
      <div className="k-price-focus" aria-hidden="true" style={boxStyle(boxOf(selectionOf(selection.focus)))} />
      {pulled && <div className="k-price-pull" aria-hidden="true" style={boxStyle(pulled)} />}
    </>
  );
}
