import { type Ref, useEffect, useImperativeHandle, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { at, boxOf, type Cell, type Selection, sizeOf } from '../../../domain/prices/grid/range.ts';
import { nightOf } from '../../../domain/prices/grid/cell.ts';
import { type Axis, dayAtX, type Days, xOfDay } from '../../../domain/calendar/axis.ts';
import { COARSE, useMedia } from '../../../ui/use-media.ts';
import { moneyInputText } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { ChartFrame } from '../../../engine/chart/ChartFrame.tsx';
import { type Place, useView } from '../../../engine/chart/use-view.ts';
import { CellEditor } from './CellEditor.tsx';
import { cellLabel } from './cell-text.ts';
import type { GridStore } from './grid-store.ts';
import { PriceLine } from './PriceLine.tsx';
import { useGridInput } from './use-grid-input.ts';
import type { SheetTools } from './use-sheet.ts';

export type PriceGridHandle = {
  readonly show: (day: number) => void;
  readonly focus: (cell?: Cell) => void;
  /** The days in sight. */
  readonly days: () => Days;
};
type PriceGridProps = {
  readonly ref: Ref<PriceGridHandle>;
  readonly store: GridStore;
  readonly tools: SheetTools;
  readonly axis: Axis;
  readonly today: number;
  readonly start: Place;
  readonly canEdit: boolean;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  readonly onSave: () => void;
  readonly onRest: (place: Place) => void;
};

/** Estates × nights. Only the rows and days in sight are in the page, however many there are. */
export function PriceGrid(props: PriceGridProps) {
  const { ref, store, tools, axis, today, canEdit, selection, onSelect } = props;
  const { t } = useTranslation('price-grid');
  const language = useLanguage();
  const isTouch = useMedia(COARSE);
  const size = useMemo(() => ({ line: isTouch ? 52 : 44, name: 216, head: 56, foot: 0 }), [isTouch]);
  const [typed, setTyped] = useState<string>();
  const known = store.known();
  const total = known?.total ?? 0;
  const { scroller, view, reveal, show } = useView({
    axis,
    size,
    isReady: known !== undefined,
    start: props.start,
    onRest: props.onRest,
  });
  const { focus } = selection;
  const box = boxOf(selection);

  const priceText = (cell: Cell): string => {
    const known = tools.look(cell);
    if (!known) return '';
    const patch = tools.sheet.edits.get(known.estateId)?.get(cell.day)?.patch;
    const { amount } = nightOf(known.below, known.own, patch);
    return moneyInputText({ minor: amount, currency: known.currency, language });
  };
  const { pull, handlers } = useGridInput({
    scroller,
    axis,
    size,
    today,
    canEdit,
    selection,
    onSelect,
    reveal,
    rows: total,
    onType: (text) => setTyped(text ?? priceText(focus)),
    onClear: (cells, isAll) => void tools.clear(cells, isAll),
    onFill: (from, to) => void tools.fill(from, to),
    onPaste: (cells, table) => void tools.paste(cells, table),
    onUndo: tools.undo,
    onRedo: tools.redo,
    onSave: props.onSave,
    textOf: priceText,
  });
  const goTo = (cell: Cell) => {
    onSelect(at(cell));
    reveal({ day: cell.day, line: cell.row });
  };
  useImperativeHandle(ref, () => ({
    show,
    days: () => {
      const { scrollLeft = 0, clientWidth = size.name + axis.dayWidth } = scroller.current ?? {};
      const last = dayAtX(axis, scrollLeft + clientWidth - size.name - 1);
      return { from: dayAtX(axis, scrollLeft), to: last + 1 };
    },
    focus: (cell) => {
      if (cell) goTo(cell);
      scroller.current?.focus({ preventScroll: true });
    },
  }));
  const handleDone = (text: string, by: 'stay' | 'left' | 'right') => {
    setTyped(undefined);
    scroller.current?.focus({ preventScroll: true });
    if (text.trim() !== '' && text !== priceText(focus)) void tools.type(by === 'stay' ? box : boxOf(at(focus)), text);
    if (by !== 'stay') goTo({ ...focus, day: focus.day + (by === 'right' ? 1 : -1) });
  };

  const first = view.first;
  const last = Math.max(first, Math.min(view.last, total));
  const isUnknown = known === undefined;
  useEffect(() => {
    store.need({ first, last: isUnknown ? view.last : last, days: view.days });
  }, [store, first, last, isUnknown, view]);

  const cursorLine = store.line(focus.row);
  const patchAt = cursorLine && tools.sheet.edits.get(cursorLine.estate.id)?.get(focus.day)?.patch;
  const cursorLabel = cursorLine && cellLabel({ store, line: cursorLine, day: focus.day, patch: patchAt, language, t });
  const boxStyle = ({ top, bottom, left, right }: typeof box) => ({
    transform: `translate(${size.name + xOfDay(axis, left)}px, ${top * size.line}px)`,
    width: (right - left + 1) * axis.dayWidth,
    height: (bottom - top + 1) * size.line,
  });
  const editorPlace = {
    left: size.name + xOfDay(axis, focus.day),
    top: focus.row * size.line,
    width: Math.max(axis.dayWidth, 96),
    height: size.line,
  };

  return (
    <>
      <ChartFrame
        scroller={scroller}
        className="k-price-grid"
        size={size}
        axis={axis}
        days={view.days}
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
        {Array.from({ length: last - first }, (_, index) => first + index).map((row) => {
          const line = store.line(row);
          return (
            <PriceLine
              key={row}
              row={row}
              top={row * size.line}
              axis={axis}
              days={view.days}
              today={today}
              line={line}
              sourceOf={store.source}
              edits={line && tools.sheet.edits.get(line.estate.id)}
              cursorDay={row === focus.row ? focus.day : undefined}
              cursorLabel={row === focus.row ? cursorLabel : undefined}
            />
          );
        })}
        {total > 0 && (
          <>
            <div className="k-price-selection" aria-hidden="true" style={boxStyle(box)}>
              {canEdit && <span className="k-price-handle" title={t('handle')} />}
            </div>
            <div className="k-price-focus" aria-hidden="true" style={boxStyle(boxOf(at(focus)))} />
            {pull && <div className="k-price-pull" aria-hidden="true" style={boxStyle(pull.whole)} />}
            {typed !== undefined && (
              <CellEditor
                start={typed}
                place={editorPlace}
                onDone={handleDone}
                onCancel={() => {
                  setTyped(undefined);
                  scroller.current?.focus({ preventScroll: true });
                }}
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
