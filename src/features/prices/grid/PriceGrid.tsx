import { type Ref, useImperativeHandle, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { selectionOf, boxOf, type CellPlace, type CellSelection, sizeOf } from '../../../domain/prices/grid/range.ts';
import type { Axis, Days } from '../../../domain/calendar/axis.ts';
import { COARSE, useMedia } from '../../../ui/use-media.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { ChartFrame } from '../../../engine/chart/ChartFrame.tsx';
import { daysInSight } from '../../../engine/chart/on-plane.ts';
import { useNeed } from '../../../engine/chart/use-need.ts';
import { type ChartPosition, useView } from '../../../engine/chart/use-view.ts';
import { CellEditor } from './CellEditor.tsx';
import { typedPrice } from './cell-text.ts';
import type { GridStore } from './grid-store.ts';
import { PriceLines } from './PriceLines.tsx';
import { SelectionMarks } from './SelectionMarks.tsx';
import { useGridInput } from './use-grid-input.ts';
import type { SheetTools } from './use-sheet.ts';
import { useTyping } from './use-typing.ts';

export type PriceGridHandle = {
  readonly show: (day: number) => void;
  readonly focus: (cell?: CellPlace) => void;
  /** The visible days. */
  readonly days: () => Days;
};
type PriceGridProps = {
  readonly ref: Ref<PriceGridHandle>;
  readonly store: GridStore;
  readonly tools: SheetTools;
  readonly axis: Axis;
  readonly today: number;
  readonly start: ChartPosition;
  readonly canEdit: boolean;
  readonly selection: CellSelection;
  readonly onSelect: (selection: CellSelection) => void;
  readonly onSave: () => void;
  readonly onRest: (place: ChartPosition) => void;
};

/** Estates × nights. Renders only the visible rows and days, however many there are. */
export function PriceGrid(props: PriceGridProps) {
  const { ref, store, tools, axis, today, canEdit, selection, onSelect } = props;
  const { t } = useTranslation('price-grid');
  const language = useLanguage();
  const isTouch = useMedia(COARSE);
  const size = useMemo(() => ({ line: isTouch ? 52 : 44, name: 216, head: 56, foot: 0 }), [isTouch]);
  const known = store.known();
  const total = known?.total ?? 0;
  const { scroller, view, reveal, show } = useView({ ...props, size, isReady: known !== undefined });
  const { focus } = selection;
  const box = boxOf(selection);

  const goTo = (cell: CellPlace) => {
    onSelect(selectionOf(cell));
    reveal({ day: cell.day, line: cell.row });
  };
  const textOf = (cell: CellPlace) => typedPrice(tools, cell, language);
  const typing = useTyping({ scroller, selection, tools, textOf, onGo: goTo });
  const { pull, handlers } = useGridInput({
    ...props,
    scroller,
    size,
    reveal,
    rows: total,
    onType: typing.begin,
    onClear: (cells, isAll) => void tools.clear(cells, isAll),
    onFill: (from, to) => void tools.fill(from, to),
    onPaste: (cells, table) => void tools.paste(cells, table),
    onUndo: tools.undo,
    onRedo: tools.redo,
    textOf,
  });
  useImperativeHandle(ref, () => ({
    show,
    days: () => daysInSight(scroller.current, size, axis),
    focus: (cell) => {
      if (cell) goTo(cell);
      scroller.current?.focus({ preventScroll: true });
    },
  }));

  const { first, days } = view;
  const last = Math.max(first, Math.min(view.last, total));
  useNeed(store.need, { first, last: known ? last : view.last, days });

  return (
    <>
      <ChartFrame
        scroller={scroller}
        className="k-price-grid"
        size={size}
        axis={axis}
        days={days}
        today={today}
        lines={total}
        corner={t('estate')}
        aria-label={t('title')}
        aria-describedby="price-keys"
        aria-rowcount={total + 1}
        aria-activedescendant="price-cursor"
        aria-multiselectable="true"
        aria-readonly={!canEdit}
        {...handlers}
      >
        <PriceLines
          store={store}
          tools={tools}
          first={first}
          last={last}
          size={size}
          axis={axis}
          days={days}
          today={today}
          cursor={focus}
        />
        {total > 0 && (
          <>
            <SelectionMarks axis={axis} size={size} selection={selection} pulled={pull?.whole} canEdit={canEdit} />
            {typing.typed !== undefined && (
              <CellEditor
                start={typing.typed}
                cell={focus}
                axis={axis}
                size={size}
                onDone={typing.finish}
                onCancel={typing.close}
              />
            )}
          </>
        )}
      </ChartFrame>
      <p className="k-hidden" role="status">
        {sizeOf(box) > 1
          ? t('selected', { rows: box.bottom - box.top + 1, days: box.right - box.left + 1, count: sizeOf(box) })
          : ''}
      </p>
    </>
  );
}
